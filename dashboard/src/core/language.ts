// The language of the interface: remembered, loaded when needed, Vietnamese unless chosen otherwise.
import { create } from 'zustand'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@portico/locales/languages.ts'
import type { Messages } from './messages.ts'

const KEY = 'language'

const START: Record<Language, () => Promise<{ start: unknown }>> = {
  vi: () => import('@portico/locales/vi/start.ts'),
  en: () => import('@portico/locales/en/start.ts'),
  zh: () => import('@portico/locales/zh/start.ts'),
  es: () => import('@portico/locales/es/start.ts'),
  fr: () => import('@portico/locales/fr/start.ts'),
  it: () => import('@portico/locales/it/start.ts'),
}

const WHOLE: Record<Language, () => Promise<{ dashboard: unknown }>> = {
  vi: () => import('@portico/locales/vi/dashboard.ts'),
  en: () => import('@portico/locales/en/dashboard.ts'),
  zh: () => import('@portico/locales/zh/dashboard.ts'),
  es: () => import('@portico/locales/es/dashboard.ts'),
  fr: () => import('@portico/locales/fr/dashboard.ts'),
  it: () => import('@portico/locales/it/dashboard.ts'),
}

type State = {
  language: Language
  messages: Messages | null
  /** Whether the sentences of every screen are there, or only those of signing in. */
  isWhole: boolean
}

export const useLanguage = create<State>(() => ({ language: rememberedLanguage(), messages: null, isWhole: false }))

export function currentLanguage(): Language {
  return useLanguage.getState().language
}

/** Loads a language and shows it. Without arguments: the remembered one, as far as it was needed up to now. */
export async function showLanguage(language: Language = currentLanguage(), isWhole = useLanguage.getState().isWhole) {
  const messages = isWhole ? (await WHOLE[language]()).dashboard : (await START[language]()).start
  const shown = useLanguage.getState()
  // The whole of it may have arrived while its beginning was on the way.
  if (shown.isWhole && !isWhole && shown.language === language) return
  localStorage.setItem(KEY, language)
  document.documentElement.lang = language
  useLanguage.setState({ language, isWhole, messages: messages as Messages })
}

/** Loads the sentences of every screen, once. */
export async function showWholeLanguage() {
  if (!useLanguage.getState().isWhole) await showLanguage(currentLanguage(), true)
}

function rememberedLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}
