import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { PLANTED, ROOT, sourceFiles } from './files.ts'
import { isTypeError } from './lint.ts'
import { readOxlint } from './oxlint.ts'
import type { Part, Problem } from './part.ts'

/** The compiler's errors; every source file must belong to the tsconfig.json of its runtime. */
export const compile: Part = {
  name: 'types',
  async run() {
    const { problems } = await readOxlint()
    const files = [...sourceFiles(), `${PLANTED}/outside/unread.ts`]
    return {
      problems: [...problems.filter(({ rule }) => isTypeError(rule)), ...files.filter(isUnread).map(unreadProblem)],
      saw: `${files.length - 1} files`,
    }
  },
}

function isUnread(file: string): boolean {
  const folder = projectOf(file)
  const { include } = readProject(folder)
  const path = relative(folder || '.', file)
  return !include.some((name) => name === '.' || path === name || path.startsWith(`${name}/`))
}

/** The nearest folder above a file with a tsconfig.json, as the compiler finds it; '' is the root. */
function projectOf(file: string): string {
  let folder = dirname(file)
  while (folder !== '.' && !existsSync(join(ROOT, folder, 'tsconfig.json'))) folder = dirname(folder)
  return folder === '.' ? '' : folder
}

function readProject(folder: string): { include: string[] } {
  return JSON.parse(readFileSync(join(ROOT, folder, 'tsconfig.json'), 'utf8')) as { include: string[] }
}

function unreadProblem(file: string): Problem {
  return { file, rule: 'unread', text: 'belongs to no tsconfig.json, so nothing checks its types' }
}
