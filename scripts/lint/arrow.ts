import type { Rule } from './rule.ts'

/** An exported function is declared as a function; an arrow whose type comes from elsewhere is allowed. */
export const arrow: Rule = {
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'VariableDeclaration') return
        for (const { id, init } of node.declaration.declarations) {
          const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
          if (!isFunction || (id.type === 'Identifier' && id.typeAnnotation)) continue
          context.report({ node, message: 'Write `export function` instead of a constant holding a function.' })
        }
      },
    }
  },
}
