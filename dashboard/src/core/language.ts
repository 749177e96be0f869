// The language of the interface: remembered, loaded when needed, Vietnamese unless chosen otherwise.
import { create } from 'zustand'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@portico/locales/languages.ts'
import type { Messages } from './messages.ts'

const KEY = 'language'

type Load = Record<Language, () => Promise<object>>

const START: Load = {
  vi: async () => (await import('@portico/locales/vi/start.ts')).start,
  en: async () => (await import('@portico/locales/en/start.ts')).start,
  zh: async () => (await import('@portico/locales/zh/start.ts')).start,
  es: async () => (await import('@portico/locales/es/start.ts')).start,
  fr: async () => (await import('@portico/locales/fr/start.ts')).start,
  it: async () => (await import('@portico/locales/it/start.ts')).start,
}

const UPFRONT: Load = {
  vi: async () => (await import('@portico/locales/vi/upfront.ts')).upfront,
  en: async () => (await import('@portico/locales/en/upfront.ts')).upfront,
  zh: async () => (await import('@portico/locales/zh/upfront.ts')).upfront,
  es: async () => (await import('@portico/locales/es/upfront.ts')).upfront,
  fr: async () => (await import('@portico/locales/fr/upfront.ts')).upfront,
  it: async () => (await import('@portico/locales/it/upfront.ts')).upfront,
}

const WHOLE: Load = {
  vi: async () => (await import('@portico/locales/vi/dashboard.ts')).dashboard,
  en: async () => (await import('@portico/locales/en/dashboard.ts')).dashboard,
  zh: async () => (await import('@portico/locales/zh/dashboard.ts')).dashboard,
  es: async () => (await import('@portico/locales/es/dashboard.ts')).dashboard,
  fr: async () => (await import('@portico/locales/fr/dashboard.ts')).dashboard,
  it: async () => (await import('@portico/locales/it/dashboard.ts')).dashboard,
}

/** The sentences of signing in; with those of the frame and the home screen; of every screen. */
export type Extent = 'start' | 'upfront' | 'whole'
const EXTENTS: Extent[] = ['start', 'upfront', 'whole']
const LOADS: Record<Extent, Load> = { start: START, upfront: UPFRONT, whole: WHOLE }

type State = { language: Language; messages: Messages | null; extent: Extent }

export const useLanguage = create<State>(() => ({ language: rememberedLanguage(), messages: null, extent: 'start' }))

export function currentLanguage(): Language {
  return useLanguage.getState().language
}

/** Loads a language and shows it. Without arguments: the remembered one, as far as it was needed up to now. */
export async function showLanguage(
  language: Language = currentLanguage(),
  extent: Extent = useLanguage.getState().extent,
) {
  const messages = await LOADS[extent][language]()
  const shown = useLanguage.getState()
  // More of it may have arrived while its beginning was on the way.
  if (shown.language === language && shown.extent !== extent && reaches(shown.extent, extent)) return
  localStorage.setItem(KEY, language)
  document.documentElement.lang = language
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the language files are compiled against the Vietnamese one
  useLanguage.setState({ language, extent, messages: messages as Messages })
}

/** Loads the sentences of the frame and the home screen, once. */
export async function showUpfront() {
  if (!reaches(useLanguage.getState().extent, 'upfront')) await showLanguage(currentLanguage(), 'upfront')
}

/** Loads the sentences of every screen, once. */
export async function showWholeLanguage() {
  if (useLanguage.getState().extent !== 'whole') await showLanguage(currentLanguage(), 'whole')
}

/** What comes together with the sentences of every screen, for parts the frame fetches when they are wanted. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, showWholeLanguage()])
  return loaded
}

function reaches(extent: Extent, wanted: Extent): boolean {
  return EXTENTS.indexOf(extent) >= EXTENTS.indexOf(wanted)
}

function rememberedLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}
