// Undo and redo of a draft.
export type History<Content> = {
  past: readonly Content[]
  present: Content
  future: readonly Content[]
  /** What was changed last, and when: typing in one field is one change. */
  mark: string
  at: number
}

const MOST_CHANGES = 100
const SAME_CHANGE_MS = 1500

export function begin<Content>(present: Content): History<Content> {
  return { past: [], present, future: [], mark: '', at: 0 }
}

/** @param mark changes with the same mark in quick succession are undone together; '' is always a change of its own. */
export function change<Content>(history: History<Content>, next: Content, mark: string, at: number): History<Content> {
  const isSameChange = mark !== '' && mark === history.mark && at - history.at < SAME_CHANGE_MS
  const past = isSameChange ? history.past : [...history.past, history.present].slice(-MOST_CHANGES)
  return { past, present: next, future: [], mark, at }
}

export function undo<Content>(history: History<Content>): History<Content> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], mark: '', at: 0 }
}

export function redo<Content>(history: History<Content>): History<Content> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return { past: [...past, present], present: future[0]!, future: future.slice(1), mark: '', at: 0 }
}
