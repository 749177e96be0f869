// What the columns of an extract are called: the words of the screen.
import type { Language, Like } from '@portico/locales/languages.ts'
import { register as en } from '@portico/locales/en/register.ts'
import { register as es } from '@portico/locales/es/register.ts'
import { register as fr } from '@portico/locales/fr/register.ts'
import { register as it } from '@portico/locales/it/register.ts'
import { register as vi } from '@portico/locales/vi/register.ts'
import { register as zh } from '@portico/locales/zh/register.ts'

const WORDS: Record<Language, Like<typeof vi>> = { vi, en, zh, es, fr, it }
const HEADS = [
  ...(['page', 'nasId', 'nas', 'mac', 'ips', 'name', 'phone', 'phoneProved', 'email', 'emailProved'] as const),
  ...(['startUtc', 'stopUtc', 'start', 'stop', 'timeZone'] as const),
] as const

/** The heads of the columns in their order, and what says yes and no. */
export function registerColumns(language: Language): { heads: string[]; yes: string; no: string } {
  const { csv } = WORDS[language]
  return { heads: HEADS.map((head) => csv[head]), yes: csv.yes, no: csv.no }
}
