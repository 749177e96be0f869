import type { Rule } from './rule.ts'

/** A shape is a `type`; only adding to another library's declaration needs an `interface`. */
export const alias: Rule = {
  create(context) {
    return {
      TSInterfaceDeclaration(node) {
        const around = context.sourceCode.getAncestors(node)
        if (around.some((one) => one.type === 'TSModuleDeclaration' || one.type === 'TSGlobalDeclaration')) return
        context.report({ node, message: 'Write `type` instead of `interface`.' })
      },
    }
  },
}
