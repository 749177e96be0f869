import { createContext } from 'react'
import type { ArticleName } from './helpArticles.ts'
import { currentLanguage } from './language.ts'

/** The article of the screen shown. */
export const HelpArticle = createContext<ArticleName | undefined>(undefined)

/** Where an article stands, or the list of all: in our help, or where the operator's HELP_URL leads. */
export function helpAddress(article?: ArticleName): string {
  const elsewhere = document.querySelector<HTMLMetaElement>('meta[name=help]')?.content
  // Vite's own server leaves the placeholder as it is.
  if (!elsewhere || elsewhere === '{helpUrl}') return article ? `/help/${article}` : '/help'
  return elsewhere.replaceAll('{language}', currentLanguage()).replaceAll('{article}', article ?? '')
}
