// What the phone writes above the page.
import type { Page } from './view.ts'
import { headingOf } from './heading.ts'
import { textIn } from './text.ts'
import { nameOf } from './words.ts'

export function titleOf({ screen, venue, language }: Page): string {
  const t = textIn(language)
  return `${headingOf(screen, venue, t).title} · ${nameOf(venue, t)}`
}
