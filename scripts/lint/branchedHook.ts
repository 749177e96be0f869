import type { Rule } from './rule.ts'

const HOOK = /^use[A-Z]/

type Node = { type: string; parent?: Node | null; test?: Node | null; left?: Node }

/** A hook reached through an object (`form.useWatchValue`) runs on every render; rules-of-hooks only knows bare names. */
export const branchedHook: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (!HOOK.test(callee.property.name) || !isBranched(node)) return
        context.report({ node, message: 'Call the hook above the branch: it must run on every render.' })
      },
    }
  },
}

/** Whether some way through the function leaves the node out. */
function isBranched(node: Node): boolean {
  for (let at = node; at.parent && !at.type.includes('Function'); at = at.parent) {
    const { type, test, left } = at.parent
    if (type === 'LogicalExpression' && left !== at) return true
    if (/^(ConditionalExpression|IfStatement|SwitchCase)$/.test(type) && test !== at) return true
  }
  return false
}
