import { useTranslations } from 'use-intl'
import type { GroupOf, TextAt, Translator } from '@portico/locales/translator.ts'
import type { Messages } from './messages.ts'

/** The sentences of one area: `const t = useText('shell')`, then `t('signOut')`. The compiler checks keys and values. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it does, in types that cost the compiler less
export const useText = useTranslations as unknown as {
  <const Area extends GroupOf<Messages>>(area: Area): Translator<TextAt<Messages, Area>>
  (): Translator<Messages>
}
