// Quick replies behind a slash: what is typed after it narrows them, arrows choose, Enter takes one.
import { useState, type KeyboardEvent } from 'react'
import type { QuickReply } from '@portico/contract/inbox.ts'
import { plainWords } from './plainWords.ts'

const MOST = 6

export type Slash = { found: readonly QuickReply[]; at: number; take: (reply: QuickReply) => void }

export function useSlash(
  quick: readonly QuickReply[],
  text: string,
  onText: (text: string) => void,
): Slash & { press: (event: KeyboardEvent) => boolean } {
  const [at, setAt] = useState(0)
  const typed = /(?:^|\s)\/([\p{L}\p{N}-]*)$/u.exec(text)?.[1]
  const found =
    typed === undefined
      ? []
      : quick.filter(({ shortcut }) => plainWords(shortcut).startsWith(plainWords(typed))).slice(0, MOST)
  const chosen = Math.min(at, Math.max(0, found.length - 1))
  function take(reply: QuickReply) {
    onText(text.slice(0, text.length - (typed?.length ?? 0) - 1) + reply.text)
    setAt(0)
  }
  function press(event: KeyboardEvent): boolean {
    const reply = found[chosen]
    if (!reply || event.nativeEvent.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isTaken = event.key === 'Enter' || event.key === 'Tab'
    if (step === undefined && !isTaken) return false
    event.preventDefault()
    if (step === undefined) take(reply)
    else setAt((chosen + step + found.length) % found.length)
    return true
  }
  return { found, at: chosen, take, press }
}
