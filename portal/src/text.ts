// The portal's sentences in a language, with use-intl as the formatter.
import { createTranslator } from 'use-intl/core'
import type { Language } from '@portico/locales/languages.ts'
import type { Translator } from '@portico/locales/translator.ts'
import { portal as en } from '@portico/locales/en/portal.ts'
import { portal as es } from '@portico/locales/es/portal.ts'
import { portal as fr } from '@portico/locales/fr/portal.ts'
import { portal as it } from '@portico/locales/it/portal.ts'
import { portal as vi } from '@portico/locales/vi/portal.ts'
import { portal as zh } from '@portico/locales/zh/portal.ts'

const MESSAGES: Record<Language, Record<string, unknown>> = { vi, en, zh, es, fr, it }

/** Of the sentences with marks in them the compiler checks the keys’ form alone. */
export type Text = Translator<typeof vi> & Pick<ReturnType<typeof createTranslator>, 'rich' | 'markup'>

/** The translator of a language, made once. */
export function textIn(language: Language): Text {
  const known = translators.get(language)
  if (known) return known
  const made = translator(language)
  translators.set(language, made)
  return made
}

const translators = new Map<Language, Text>()

function translator(language: Language): Text {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all six have the keys and values of the Vietnamese source
  return createTranslator({ locale: language, messages: MESSAGES[language] }) as unknown as Text
}
