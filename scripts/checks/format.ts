import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLANTED, ROOT } from './files.ts'
import type { Part, Problem } from './part.ts'
import { runTool } from './runTool.ts'

const UNTIDY = `${PLANTED}/untidy.ts`

/** The formatter decides the layout of every file. */
export const format: Part = {
  name: 'format',
  async run() {
    const planted = readFileSync(join(ROOT, UNTIDY), 'utf8')
    const [tree, tidied] = await Promise.all([
      runTool('oxfmt', ['--check', '.']),
      runTool('oxfmt', ['--stdin-filepath', 'untidy.ts'], { input: planted }),
    ])
    const saw = /on (\d+ files)/.exec(tree.out)?.[1]
    if (!saw || tidied.code !== 0) throw new Error(`oxfmt said:\n${tree.out}${tree.err}${tidied.err}`)
    const untidy = tree.out.split('\n').map((line) => /^(.+) \(\d+m?s\)$/.exec(line)?.[1])
    const problems = untidy.filter((file) => file !== undefined).map(problem)
    return { problems: tidied.out === planted ? problems : [...problems, problem(UNTIDY)], saw }
  },
}

function problem(file: string): Problem {
  return { file, rule: 'layout', text: 'not formatted: npm run format' }
}
