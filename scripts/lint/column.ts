import type { Rule } from './rule.ts'

const ALIAS = /\bas "([a-z]+[A-Z]\w*)"/

/** SQL names columns in snake_case; a transaction gives rows in camelCase (server/src/core/db/rowQuery.ts). */
export const column: Rule = {
  create(context) {
    return {
      TemplateElement(node) {
        const name = ALIAS.exec(node.value.raw)?.[1]
        if (name) context.report({ node, message: `Write \`as ${snake(name)}\`: its row has \`${name}\`.` })
      },
    }
  },
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
