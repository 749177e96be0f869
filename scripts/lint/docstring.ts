import type { Rule } from './rule.ts'

/** Every exported function has a docstring. */
export const docstring: Rule = {
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'FunctionDeclaration') return
        // A directive to the linter may stand between the two.
        const comment = context.sourceCode
          .getCommentsBefore(node)
          .findLast(({ value }) => !value.startsWith(' oxlint-'))
        if (comment?.type === 'Block' && comment.value.startsWith('*')) return
        context.report({
          node: node.declaration.id ?? node,
          message: 'An exported function has a docstring: one sentence.',
        })
      },
    }
  },
}
