import type { Language, Like } from '@portico/locales/languages.ts'
import { reportMail as en } from '@portico/locales/en/reportMail.ts'
import { reportMail as es } from '@portico/locales/es/reportMail.ts'
import { reportMail as fr } from '@portico/locales/fr/reportMail.ts'
import { reportMail as it } from '@portico/locales/it/reportMail.ts'
import { reportMail as vi } from '@portico/locales/vi/reportMail.ts'
import { reportMail as zh } from '@portico/locales/zh/reportMail.ts'

export type ReportPhrases = Like<typeof vi>
const PHRASES: Record<Language, ReportPhrases> = { vi, en, zh, es, fr, it }

/** The sentences of reports sent by mail in a language. */
export function reportPhrases(language: Language): ReportPhrases {
  return PHRASES[language]
}
