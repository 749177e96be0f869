// What the columns and values of an exported file are called: the words of the screens.
import type { Language, Like } from '@portico/locales/languages.ts'
import { leads as enLeads } from '@portico/locales/en/leads.ts'
import { leads as esLeads } from '@portico/locales/es/leads.ts'
import { leads as frLeads } from '@portico/locales/fr/leads.ts'
import { leads as itLeads } from '@portico/locales/it/leads.ts'
import { leads as viLeads } from '@portico/locales/vi/leads.ts'
import { leads as zhLeads } from '@portico/locales/zh/leads.ts'
import { profiles as en } from '@portico/locales/en/profiles.ts'
import { profiles as es } from '@portico/locales/es/profiles.ts'
import { profiles as fr } from '@portico/locales/fr/profiles.ts'
import { profiles as it } from '@portico/locales/it/profiles.ts'
import { profiles as vi } from '@portico/locales/vi/profiles.ts'
import { profiles as zh } from '@portico/locales/zh/profiles.ts'

export type ProfileWords = Like<typeof vi>
export type LeadWords = Like<typeof viLeads>

const PROFILES: Record<Language, ProfileWords> = { vi, en, zh, es, fr, it }
const LEADS: Record<Language, LeadWords> = {
  vi: viLeads,
  en: enLeads,
  zh: zhLeads,
  es: esLeads,
  fr: frLeads,
  it: itLeads,
}

/** Words of the screens in a language. */
export function wordsIn(language: Language): { profiles: ProfileWords; leads: LeadWords } {
  return { profiles: PROFILES[language], leads: LEADS[language] }
}
