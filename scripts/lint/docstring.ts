import type { Rule } from './rule.ts'

/** Every exported function has a docstring. */
export const docstring: Rule = {
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'FunctionDeclaration') return
        const comment = context.sourceCode.getCommentsBefore(node).at(-1)
        if (comment?.type === 'Block' && comment.value.startsWith('*')) return
        context.report({
          node: node.declaration.id ?? node,
          message: 'An exported function has a docstring: one sentence.',
        })
      },
    }
  },
}
