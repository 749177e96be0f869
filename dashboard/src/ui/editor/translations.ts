// Texts that are written in several languages.
import type { Language } from '@portico/locales/languages.ts'

export type Translations = Partial<Record<Language, string>>

/** The text of one language put in or, when empty, taken out. */
export function withText(texts: Translations, language: Language, text: string): Translations {
  const { [language]: _old, ...rest } = texts
  return text === '' ? rest : { ...rest, [language]: text }
}
