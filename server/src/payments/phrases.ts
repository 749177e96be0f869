import type { Language, Like } from '@portico/locales/languages.ts'
import { paymentMail as en } from '@portico/locales/en/paymentMail.ts'
import { paymentMail as es } from '@portico/locales/es/paymentMail.ts'
import { paymentMail as fr } from '@portico/locales/fr/paymentMail.ts'
import { paymentMail as it } from '@portico/locales/it/paymentMail.ts'
import { paymentMail as vi } from '@portico/locales/vi/paymentMail.ts'
import { paymentMail as zh } from '@portico/locales/zh/paymentMail.ts'

const PHRASES: Record<Language, Like<typeof vi>> = { vi, en, zh, es, fr, it }

/** The sentences of mails about payments. */
export function paymentPhrases(language: Language): Like<typeof vi> {
  return PHRASES[language]
}
