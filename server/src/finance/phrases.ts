import type { Language, Like } from '@portico/locales/languages.ts'
import { bills as en } from '@portico/locales/en/bills.ts'
import { bills as es } from '@portico/locales/es/bills.ts'
import { bills as fr } from '@portico/locales/fr/bills.ts'
import { bills as it } from '@portico/locales/it/bills.ts'
import { bills as vi } from '@portico/locales/vi/bills.ts'
import { bills as zh } from '@portico/locales/zh/bills.ts'

const PHRASES: Record<Language, Like<typeof vi>> = { vi, en, zh, es, fr, it }

/** The words of receipts and invoices. */
export function billPhrases(language: Language): Like<typeof vi> {
  return PHRASES[language]
}
