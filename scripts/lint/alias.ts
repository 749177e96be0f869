import type { Rule } from './rule.ts'

/** A shape is a `type`; only extending a library's declaration needs an `interface`. */
export const alias: Rule = {
  create(context) {
    return {
      TSInterfaceDeclaration(node) {
        // TSInterfaceDeclaration → its module's block → the `declare module` around it.
        const around = node.parent.type === 'ExportNamedDeclaration' ? node.parent.parent : node.parent
        if (around.type === 'TSModuleBlock') return
        context.report({ node, message: 'Write `type` instead of `interface`.' })
      },
    }
  },
}
