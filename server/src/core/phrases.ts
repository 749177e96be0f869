// The server's own sentences: errors and mail. The portal has its own loader.
import type { ErrorCode, FieldProblem } from '@portico/contract/errors.ts'
import { ownValue } from '@portico/contract/names.ts'
import type { Language, Like } from '@portico/locales/languages.ts'
import { errors as en } from '@portico/locales/en/errors.ts'
import { errors as es } from '@portico/locales/es/errors.ts'
import { errors as fr } from '@portico/locales/fr/errors.ts'
import { errors as it } from '@portico/locales/it/errors.ts'
import { errors as vi } from '@portico/locales/vi/errors.ts'
import { errors as zh } from '@portico/locales/zh/errors.ts'
import { mail as enMail } from '@portico/locales/en/mail.ts'
import { mail as esMail } from '@portico/locales/es/mail.ts'
import { mail as frMail } from '@portico/locales/fr/mail.ts'
import { mail as itMail } from '@portico/locales/it/mail.ts'
import { mail as viMail } from '@portico/locales/vi/mail.ts'
import { mail as zhMail } from '@portico/locales/zh/mail.ts'

type MailPhrases = Like<typeof viMail>
const MAIL: Record<Language, MailPhrases> = { vi: viMail, en: enMail, zh: zhMail, es: esMail, fr: frMail, it: itMail }
const ERRORS: Record<Language, Record<ErrorCode | FieldProblem, string>> = { vi, en, zh, es, fr, it }

/** The sentence of an error in a language. */
export function errorSentence(code: ErrorCode | FieldProblem, language: Language): string {
  return ERRORS[language][code]
}

/** The sentences of mails and text messages in a language. */
export function mailPhrases(language: Language): MailPhrases {
  return MAIL[language]
}

/** Puts values into a sentence's `{name}`s. */
export function fillIn(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole)
}
