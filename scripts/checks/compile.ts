import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CACHE, PLANTED, ROOT, sourceFiles } from './files.ts'
import type { Part, Problem } from './part.ts'
import { runTool } from './runTool.ts'

/** The TypeScript compiler over both projects; every source file must belong to one of them. */
export const compile: Part = {
  name: 'types',
  async run() {
    const files = sourceFiles()
    const projects = ['.', 'dashboard', PLANTED].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')))
    const outputs: string[] = []
    for (const project of projects) {
      const remembered = [
        '--incremental',
        '--tsBuildInfoFile',
        join(CACHE, `${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`),
      ]
      const ran = await runTool('tsc', ['--noEmit', '--pretty', 'false', '--listFiles', ...remembered, '-p', project])
      outputs.push(ran.out + ran.err)
    }
    const lines = outputs.join('\n').split('\n')
    const read = new Set(lines.filter((line) => line.startsWith(ROOT)).map((line) => relative(ROOT, line)))
    const unread = files.filter((file) => !read.has(file.replaceAll('\\', '/')))
    const problems = lines.flatMap(compilerProblem)
    return {
      problems: [...new Map(problems.map((one) => [JSON.stringify(one), one])).values(), ...unread.map(unreadProblem)],
      saw: `${files.length} files`,
    }
  },
}

function compilerProblem(line: string): Problem[] {
  const match = /^(.+?)(?:\((\d+),\d+\))?: error (TS\d+): (.*)$/.exec(line)
  if (!match) return /error TS\d+/.test(line) ? [{ file: 'tsconfig.json', rule: 'compiler', text: line }] : []
  const [, file = '', row, rule = '', text = ''] = match
  return [{ file, line: row ? Number(row) : undefined, rule, text: `${text} ${rule}` }]
}

function unreadProblem(file: string): Problem {
  return { file, rule: 'unread', text: 'belongs to no tsconfig.json, so nothing checks its types' }
}
