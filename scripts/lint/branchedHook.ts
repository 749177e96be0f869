import type { Rule } from './rule.ts'

const HOOK = /^use[A-Z]/

type Node = { type: string; parent?: Node | null; test?: Node | null; left?: Node; callee?: Node }

/** A hook called through an object (`form.useWatchValue`) must run on every render; rules-of-hooks knows only bare names. A callback runs as often as it likes. */
export const branchedHook: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (callee.object.type === 'Identifier' && callee.object.name === 'vi') return
        if (!HOOK.test(callee.property.name) || !(isBranched(node) || isInCallback(node))) return
        context.report({
          node,
          message: 'Call the hook above the branch or callback: it must run once in every render.',
        })
      },
    }
  },
}

/** Whether a path through the function skips the node. */
function isBranched(node: Node): boolean {
  for (let at = node; at.parent && !at.type.includes('Function'); at = at.parent) {
    const { type, test, left } = at.parent
    if (type === 'LogicalExpression' && left !== at) return true
    if (/^(ConditionalExpression|IfStatement|SwitchCase)$/.test(type) && test !== at) return true
  }
  return false
}

/** Whether the function around the node is handed to a call, such as `options.find(…)`. */
function isInCallback(node: Node): boolean {
  let at: Node | null | undefined = node
  while (at && !at.type.includes('Function')) at = at.parent
  return at?.parent?.type === 'CallExpression' && at.parent.callee !== at
}
