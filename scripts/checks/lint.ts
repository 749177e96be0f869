import { readOxlint } from './oxlint.ts'
import type { Part } from './part.ts'

/** Runs oxlint with the rules of .oxlintrc.json, including those of scripts/lint. */
export const lint: Part = {
  name: 'lint',
  async run() {
    const { problems, files } = await readOxlint()
    return { problems: problems.filter(({ rule }) => !isTypeError(rule)), saw: `${files} files` }
  },
}

/** Whether a rule is a compiler error number. */
export function isTypeError(rule: string): boolean {
  return /^TS\d+$/.test(rule)
}
