import type { Rule } from './rule.ts'

const BARE = new Set(
  (
    'agreed begun bought broken brought chosen done drawn driven felt forgotten found given gone grown heard held kept known ' +
    'laid left lost made meant met own paid read said seen sent set shaken shown sold spent spoken spun stood sworn taken taught ' +
    'thought thrown told typed understood usual woken won worn written ask asking bring hold keep making stand tell'
  ).split(' '),
)
const NOUNS_AND_VERBS = new Set(['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'speed', 'succeed'])

type Name = { name: string; range: [number, number] }

/** A bare participle such as `told` names neither what a function does nor what a type holds. */
export const participle: Rule = {
  create(context) {
    const check = (id: Name | null | undefined) => {
      if (!id || !isBare(id.name)) return
      context.report({
        node: id,
        message: `\`${id.name}\` does not say of what: name the noun, or the verb and its object.`,
      })
    }
    return {
      Program(program) {
        for (const statement of program.body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type === 'FunctionDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
            check(declared.id)
          if (statement.type !== 'ExportNamedDeclaration' || declared?.type !== 'VariableDeclaration') continue
          for (const { id } of declared.declarations) if (id.type === 'Identifier') check(id)
        }
      },
    }
  },
}

/** Whether a name is one word, and that word a participle or a verb without its object. */
function isBare(name: string): boolean {
  if (!/^[A-Za-z][a-z]+$/.test(name)) return false
  const word = name.toLowerCase()
  return BARE.has(word) || (word.endsWith('ed') && !NOUNS_AND_VERBS.has(word))
}
