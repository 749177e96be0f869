import type { Language, Like } from '@portico/locales/languages.ts'
import { notices as en } from '@portico/locales/en/notices.ts'
import { notices as es } from '@portico/locales/es/notices.ts'
import { notices as fr } from '@portico/locales/fr/notices.ts'
import { notices as it } from '@portico/locales/it/notices.ts'
import { notices as vi } from '@portico/locales/vi/notices.ts'
import { notices as zh } from '@portico/locales/zh/notices.ts'

const PHRASES: Record<Language, Like<typeof vi>> = { vi, en, zh, es, fr, it }

/** The sentences of notices in a language. */
export function noticePhrases(language: Language): Like<typeof vi> {
  return PHRASES[language]
}
