// What the phone writes above the page.
import type { Page } from './view.ts'
import { isSlow } from './refresh.ts'
import { textIn } from './text.ts'
import { nameOf } from './words.ts'

export function titleOf({ screen, venue, language }: Page): string {
  const t = textIn(language)
  return `${screenTitle()} · ${nameOf(venue, t)}`

  function screenTitle(): string {
    if (screen.kind === 'problem') return t(`problem.${screen.problem}.title`)
    if (screen.kind === 'waiting' && isSlow(screen)) return t('waiting.slowTitle')
    return t(`${screen.kind}.title`)
  }
}
