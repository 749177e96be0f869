import type { Language } from '@portico/locales/languages.ts'
import type { Tx } from '../../core/db/database.ts'

/** What steps (`<step>`), questions (`<question>`) and answers (`<question> <value>`) of a page are called in a language. */
export type NamesOf = (tx: Tx, pageId: string, language: Language) => Promise<Record<string, string>>
