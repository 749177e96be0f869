// Undo and redo of a design. Strokes on the same thing in quick succession are one step.
import type { TemplateDesign } from '@portico/contract/templates.ts'

export type History = {
  past: TemplateDesign[]
  present: TemplateDesign
  future: TemplateDesign[]
  /** What was changed last and when, in milliseconds. */
  last: { what: string; at: number }
}

const SAME_STROKE_MS = 900
const MOST_STEPS = 100

export function begin(present: TemplateDesign): History {
  return { past: [], present, future: [], last: { what: '', at: 0 } }
}

/** @param what names the field, so that typing a word is undone at once and not letter by letter. */
export function change(history: History, next: TemplateDesign, what: string, at: number): History {
  const { past, present, last } = history
  const isSameStroke = past.length > 0 && last.what === what && at - last.at < SAME_STROKE_MS
  return {
    past: isSameStroke ? past : [...past, present].slice(-MOST_STEPS),
    present: next,
    future: [],
    last: { what, at },
  }
}

export function undo(history: History): History {
  const { past, present, future } = history
  const before = past.at(-1)
  if (!before) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: { what: '', at: 0 } }
}

export function redo(history: History): History {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (!after) return history
  return { past: [...past, present], present: after, future: rest, last: { what: '', at: 0 } }
}
