// House rules that oxlint does not have. Each has a planted violation in scripts/planted.
import { alias } from './alias.ts'
import { arrow } from './arrow.ts'
import { branchedHook } from './branchedHook.ts'
import { claim } from './claim.ts'
import { clock } from './clock.ts'
import { column } from './column.ts'
import { docstring } from './docstring.ts'
import { environment } from './environment.ts'
import { participle } from './participle.ts'
import { phrase } from './phrase.ts'
import { plainWord } from './plainWord.ts'
import { zod } from './zod.ts'

// oxlint loads a plugin by its default export.
export default {
  meta: { name: 'house' },
  rules: {
    alias,
    arrow,
    'branched-hook': branchedHook,
    claim,
    clock,
    column,
    docstring,
    environment,
    participle,
    phrase,
    'plain-word': plainWord,
    zod,
  },
}
