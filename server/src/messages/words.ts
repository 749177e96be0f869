// What is added to messages, in the guest's language.
import type { Language, Like } from '@portico/locales/languages.ts'
import { messageMail as en } from '@portico/locales/en/messageMail.ts'
import { messageMail as es } from '@portico/locales/es/messageMail.ts'
import { messageMail as fr } from '@portico/locales/fr/messageMail.ts'
import { messageMail as it } from '@portico/locales/it/messageMail.ts'
import { messageMail as vi } from '@portico/locales/vi/messageMail.ts'
import { messageMail as zh } from '@portico/locales/zh/messageMail.ts'

const WORDS: Record<Language, Like<typeof vi>> = { vi, en, zh, es, fr, it }

/** Why a guest gets it, and how they stop it. */
export function mailWords(language: Language): Like<typeof vi> {
  return WORDS[language]
}
