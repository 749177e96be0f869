import type { Language } from '@portico/locales/languages.ts'
import { GATEWAY_PROBLEMS } from '../adapters/adapter.ts'
import { recipeText } from './recipeText.ts'

/** A gateway's fault, stored as `problem: detail`, as a sentence. Other text is returned unchanged. */
export function sayFault(stored: string | null, language: Language): string | null {
  const [, code, detail = ''] = /^([a-z-]+)(?:: (.*))?$/s.exec(stored ?? '') ?? []
  const problem = GATEWAY_PROBLEMS.find((known) => known === code)
  if (!problem) return stored
  const said = recipeText(language)(`problem-${problem}`)
  return detail ? `${said} (${detail})` : said
}
