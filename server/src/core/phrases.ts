// The server's own sentences: errors now, mail later. The portal has its own loader.
import type { ErrorCode, FieldProblem } from '@portico/contract/errors.ts'
import type { Language } from '@portico/locales/languages.ts'
import { errors as en } from '@portico/locales/en/errors.ts'
import { errors as es } from '@portico/locales/es/errors.ts'
import { errors as fr } from '@portico/locales/fr/errors.ts'
import { errors as it } from '@portico/locales/it/errors.ts'
import { errors as vi } from '@portico/locales/vi/errors.ts'
import { errors as zh } from '@portico/locales/zh/errors.ts'

const ERRORS: Record<Language, Record<ErrorCode | FieldProblem, string>> = { vi, en, zh, es, fr, it }

/** The sentence of an error in a language. */
export function errorSentence(code: ErrorCode | FieldProblem, language: Language): string {
  return ERRORS[language][code]
}
