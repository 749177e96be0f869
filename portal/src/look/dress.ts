// Puts a template's words where the flow left them to us.
import { isFirst } from './design.ts'
import type { Page } from '../view.ts'
import { textIn } from '../text.ts'

/** The page with the template's welcome on a guest's first screen. A step's own words go first. */
export function withWelcome(page: Page): Page {
  const { screen, look, language } = page
  const { design } = look
  // A sign-in elsewhere says how it goes; anything later says what it is.
  if (!design || !isFirst(screen) || (screen.kind !== 'connect' && screen.kind !== 'form')) return page
  const t = textIn(language)
  const own = { title: design.welcome[language], text: design.subheading[language] }
  const words = {
    ...screen.words,
    title: screen.words?.title || own.title || t(`look.welcome.${design.trade}.title`),
    text:
      screen.words?.text ||
      own.text ||
      (screen.kind === 'connect' && !screen.isTerms ? t(`look.welcome.${design.trade}.lead`) : undefined),
  }
  return { ...page, screen: { ...screen, words } }
}
