// Taking back what was just done, the same way for every list: a toast with a button, and Ctrl-Z or ⌘-Z.
import { create } from 'zustand'
import { closest } from './closest.ts'
import { dismiss, notify } from './toasts.ts'

/** How long it can be taken back. */
export const UNDO_SECONDS = 8
const TOAST = 'undo'

type Offer = {
  /** What was done. */
  text: string
  /** The button's name. */
  label: string
  undo: () => void
}

let last: Offer | undefined

/** Says what was done, and takes it back when asked within {@link UNDO_SECONDS}. A newer offer replaces it. */
export function offerUndo(offer: Offer) {
  last = offer
  notify({
    id: TOAST,
    kind: 'good',
    text: offer.text,
    seconds: UNDO_SECONDS,
    action: { label: offer.label, run: () => take(offer) },
  })
}

/** Ends an offer that can no longer be kept. */
function withdraw(offer: Offer) {
  if (last !== offer) return
  last = undefined
  dismiss(TOAST)
}

function take(offer: Offer) {
  withdraw(offer)
  offer.undo()
}

addEventListener('keydown', (event) => {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  // What is typed has an undo of its own.
  if (!isUndo || !last || closest(event.target, 'input, textarea, select, [contenteditable]')) return
  event.preventDefault()
  take(last)
})

/** Rows that no list shows any more, although the server still has them. */
const useGone = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }))

/** The rows of a list without those that are being removed. */
export function useRemaining<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Row[] {
  const { keys } = useGone()
  return rows.filter((row) => !keys.has(rowKey(row)))
}

type Removal = Omit<Offer, 'undo'> & {
  keys: readonly string[]
  /** Removes them on the server, which may be after the tab was closed. Shows its own failure. */
  send: () => Promise<unknown>
}

const waiting = new Set<() => void>()

/** Hides rows at once and removes them unless that is undone in time. A later removal sends the earlier one. */
export function removeLater({ keys, send, ...words }: Removal) {
  sendWaiting()
  const show = (isGone: boolean) =>
    useGone.setState(({ keys: old }) => {
      const others = [...old].filter((key) => !keys.includes(key))
      return { keys: new Set(isGone ? [...others, ...keys] : others) }
    })
  const offer: Offer = { ...words, undo: () => (end(), show(false)) }
  const timer = setTimeout(commit, UNDO_SECONDS * 1000)
  const end = () => (clearTimeout(timer), waiting.delete(commit))
  function commit() {
    end()
    withdraw(offer)
    // Once it has failed or the list has been read again, what the server has is shown.
    send().then(
      () => show(false),
      () => show(false),
    )
  }
  waiting.add(commit)
  show(true)
  offerUndo(offer)
}

/** Nothing that was removed comes back because a tab was closed. */
function sendWaiting() {
  for (const commit of waiting) commit()
}

addEventListener('pagehide', sendWaiting)
