import type { Rule } from './rule.ts'

/** Archaic or bookish words, each with what people write today. */
const PLAIN: Readonly<Record<string, string>> = {
  amongst: 'among',
  anew: 'again',
  hereby: '',
  hitherto: 'so far',
  mend: 'repair or correct',
  mended: 'repaired or corrected',
  mends: 'repairs or corrects',
  thereby: 'so',
  wherein: 'where',
  whilst: 'while',
  whoever: 'the person who, or name them',
  whomever: 'the person who, or name them',
}
const UNUSUAL = new RegExp(String.raw`\b(?:${Object.keys(PLAIN).join('|')})\b`, 'giu')

/** Comments and names use the words of today. */
export const plainWord: Rule = {
  create(context) {
    return {
      Program(program) {
        for (const comment of context.sourceCode.getAllComments())
          for (const [word] of comment.value.matchAll(UNUSUAL)) {
            const message = `“${word}” is an old word; write ${PLAIN[word.toLowerCase()] || 'without it'}.`
            context.report({ node: comment.loc ? comment : program, message })
          }
      },
    }
  },
}
