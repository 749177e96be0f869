import { ownValue } from '@portico/contract/names.ts'
import type { Language, Like } from '@portico/locales/languages.ts'
import { accessSlips as en } from '@portico/locales/en/accessSlips.ts'
import { accessSlips as es } from '@portico/locales/es/accessSlips.ts'
import { accessSlips as fr } from '@portico/locales/fr/accessSlips.ts'
import { accessSlips as it } from '@portico/locales/it/accessSlips.ts'
import { accessSlips as vi } from '@portico/locales/vi/accessSlips.ts'
import { accessSlips as zh } from '@portico/locales/zh/accessSlips.ts'

export type SlipPhrases = Like<typeof vi>
const PHRASES: Record<Language, SlipPhrases> = { vi, en, zh, es, fr, it }

/** The sentences of printed codes in a language. */
export function slipPhrases(language: Language): SlipPhrases {
  return PHRASES[language]
}

/** Fills the braces of a sentence. */
export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(ownValue(values, name) ?? ''))
}
