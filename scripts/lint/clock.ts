import type { Rule } from './rule.ts'

const READS = new Set(['Date.now', 'performance.now', 'process.hrtime', 'process.uptime'])

/** Only core/clock.ts reads the time, so that a test can control it. */
export const clock: Rule = {
  create(context) {
    const report = (node: { range: [number, number] }) =>
      context.report({ node, message: 'Only core/clock.ts reads the time: take it from `clock`.' })
    return {
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          report(node)
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') report(node)
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return
        if (READS.has(`${node.object.name}.${node.property.name}`)) report(node)
      },
    }
  },
}
