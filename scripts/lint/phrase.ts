import { SAME_EVERYWHERE } from '../checks/sameWords.ts'
import type { Rule } from './rule.ts'

const SPOKEN = new Set(['alt', 'aria-label', 'aria-description', 'description', 'label', 'placeholder', 'title'])

/** Text for people comes from locales/, never from a screen's code. */
export const phrase: Rule = {
  create(context) {
    const check = (node: { range: [number, number] }, text: unknown) => {
      if (typeof text !== 'string' || !/\p{L}{2}/u.test(withoutNames(text))) return
      context.report({ node, message: `"${text.trim()}" is read by a person: it belongs in locales/.` })
    }
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return
        if (node.expression.type === 'Literal') check(node, node.expression.value)
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !SPOKEN.has(node.name.name)) return
        if (node.value?.type === 'Literal') check(node, node.value.value)
      },
    }
  },
}

function withoutNames(text: string): string {
  return SAME_EVERYWHERE.reduce((rest, name) => rest.replaceAll(name, ''), text)
}
