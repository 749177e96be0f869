import { readOxlint } from './oxlint.ts'
import type { Part } from './part.ts'

/** oxlint with the rules of .oxlintrc.json, those of scripts/lint among them. */
export const lint: Part = {
  name: 'lint',
  async run() {
    const { problems, files } = await readOxlint()
    return { problems: problems.filter(({ rule }) => !isTypeError(rule)), saw: `${files} files` }
  },
}

/** Whether a rule is a number of the TypeScript compiler. */
export function isTypeError(rule: string): boolean {
  return /^TS\d+$/.test(rule)
}
