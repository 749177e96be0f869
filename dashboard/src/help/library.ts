// The articles of one language: loaded when somebody opens the help, all at once, because searching reads them all.
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Language } from '@portico/locales/languages.ts'
import { currentLanguage, useLanguage } from '../core/language.ts'
import type { ArticleName } from '../core/helpArticles.ts'
import { readArticle, type Article } from './readArticle.ts'

type Files = { texts: Record<string, string>; pictures: Record<string, string> }

/** Pictures by name; addresses of their files. */
export type Library = { language: Language; articles: Map<ArticleName, Article>; pictures: Map<string, string> }

const LOAD: Record<Language, () => Promise<Files>> = {
  vi: () => import('./texts/vi.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  it: () => import('./texts/it.ts'),
}

const useLoaded = create<{ library: Library | null }>(() => ({ library: null }))

/** Loads the articles of the language shown, once. */
export async function loadLibrary(language = currentLanguage()): Promise<void> {
  if (useLoaded.getState().library?.language === language) return
  const { texts, pictures } = await LOAD[language]()
  const articles = Object.entries(texts).map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a check compares the files with the names of articles
    ([path, source]) => [nameOf(path) as ArticleName, readArticle(source)] as const,
  )
  // Somebody who changes the language twice sees the last one chosen.
  if (language !== currentLanguage()) return
  useLoaded.setState({
    library: {
      language,
      articles: new Map(articles),
      pictures: new Map(Object.entries(pictures).map(([path, url]) => [nameOf(path), url])),
    },
  })
}

/** The articles in the language shown; until they have arrived, those of the language before. */
export function useLibrary(): Library | null {
  const language = useLanguage((state) => state.language)
  useEffect(() => {
    loadLibrary(language).catch(console.error)
  }, [language])
  return useLoaded((state) => state.library)
}

function nameOf(path: string): string {
  return path.replace(/.*\/|\.\w+$/g, '')
}
