import type { Rule } from './rule.ts'

/** `import { z } from 'zod'` puts all of zod in a browser's bundle (93 kB against 28). */
export const zod: Rule = {
  create(context) {
    return {
      ImportDeclaration(node) {
        if (!/^zod(\/|$)/.test(node.source.value)) return
        if (node.specifiers.every((specifier) => specifier.type === 'ImportNamespaceSpecifier')) return
        context.report({ node, message: "Write `import * as z from 'zod'`." })
      },
    }
  },
}
