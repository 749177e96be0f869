import type { Rule } from './rule.ts'

const LIST = /\bin \(\s*select\b/g

/** A claim takes its rows as an array, which is made once: of a table that was analysed while it was empty, a list is made for each row. */
export const claim: Rule = {
  create(context) {
    return {
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.raw).join('?')
        const isClaim = [...text.matchAll(LIST)].some(({ index }) =>
          /\bfor (?:no key )?update\b/.test(inside(text, index)),
        )
        if (isClaim)
          context.report({
            node,
            message: 'Write `= any(array(select … for update))`: a list may be made for each row.',
          })
      },
    }
  },
}

/** What the first brackets from a place on hold. */
function inside(text: string, from: number): string {
  const start = text.indexOf('(', from) + 1
  let depth = 1
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(start, at)
  }
  return text.slice(start)
}
