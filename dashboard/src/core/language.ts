// The language of the interface: remembered, loaded when needed, Vietnamese unless chosen otherwise.
import { create } from 'zustand'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@portico/locales/languages.ts'
import type { Messages } from './messages.ts'

const KEY = 'language'

const LOAD: Record<Language, () => Promise<{ dashboard: unknown }>> = {
  vi: () => import('@portico/locales/vi/dashboard.ts'),
  en: () => import('@portico/locales/en/dashboard.ts'),
  zh: () => import('@portico/locales/zh/dashboard.ts'),
  es: () => import('@portico/locales/es/dashboard.ts'),
  fr: () => import('@portico/locales/fr/dashboard.ts'),
  it: () => import('@portico/locales/it/dashboard.ts'),
}

type State = { language: Language; messages: Messages | null }

export const useLanguage = create<State>(() => ({ language: rememberedLanguage(), messages: null }))

export function currentLanguage(): Language {
  return useLanguage.getState().language
}

/** Loads a language and shows it. Without an argument: the remembered one. */
export async function showLanguage(language: Language = currentLanguage()) {
  const { dashboard } = await LOAD[language]()
  localStorage.setItem(KEY, language)
  document.documentElement.lang = language
  useLanguage.setState({ language, messages: dashboard as Messages })
}

function rememberedLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}
