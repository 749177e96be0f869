import type { Rule } from './rule.ts'

/** Only core/config.ts reads the environment; it declares and explains every variable. */
export const environment: Rule = {
  create(context) {
    const report = (node: { range: [number, number] }) =>
      context.report({ node, message: 'Only core/config.ts reads the environment: take it from `config`.' })
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.object.name !== 'process') return
        if (node.property.type === 'Identifier' && node.property.name === 'env') report(node)
      },
      VariableDeclarator(node) {
        if (node.init?.type !== 'Identifier' || node.init.name !== 'process') return
        if (node.id.type !== 'ObjectPattern') return report(node)
        const names = node.id.properties.map((one) =>
          one.type === 'Property' ? context.sourceCode.getText(one.key) : 'env',
        )
        if (names.includes('env')) report(node)
      },
      ImportDeclaration(node) {
        if (/^(node:)?process$/.test(node.source.value)) report(node)
      },
    }
  },
}
