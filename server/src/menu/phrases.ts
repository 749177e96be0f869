// What the server itself writes about menus: the first menu's name, and the words on a table's card.
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'

/** Those words in a language. */
export function menuPhrases(language: Language) {
  const t = textIn(language)
  return {
    firstMenu: t('menu.title'),
    scan: t('menu.card.scan'),
    scanHome: t('menu.card.scanHome'),
    table: t('menu.card.table'),
  }
}
