// The inbox by keys alone. Nothing happens while somebody types or answers a question.
import { useEffect } from 'react'
import { useLatest } from '../ui/useLatest.ts'

/** Each key with the name of its line in the list of keys. */
export const INBOX_KEYS = {
  j: 'next',
  k: 'previous',
  r: 'answer',
  n: 'note',
  e: 'close',
  s: 'snooze',
  a: 'take',
  u: 'unread',
  '/': 'search',
  '?': 'help',
} as const
export type InboxKey = (typeof INBOX_KEYS)[keyof typeof INBOX_KEYS]

/** @param act says whether the key is its own; another part of the inbox may listen too */
export function useInboxKeys(act: (key: InboxKey) => boolean) {
  const latest = useLatest(act)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return
      if (!isKey(event.key)) return
      if (latest.current(INBOX_KEYS[event.key])) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [latest])
}

function isKey(key: string): key is keyof typeof INBOX_KEYS {
  return Object.hasOwn(INBOX_KEYS, key)
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  // A closed menu of the frame stays in the page.
  return isTyping || document.querySelector('[role=dialog]:not([popover]), :popover-open') !== null
}

/** Puts the cursor into a part of the inbox. */
export function focusOn(part: 'search' | 'answer') {
  document.querySelector<HTMLElement>(`[data-inbox-${part}]`)?.focus()
}
