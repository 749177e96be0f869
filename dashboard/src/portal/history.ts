// What was done to a draft, to undo and do again.
import type { FlowStep } from '@portico/contract/portal.ts'

export type Draft = {
  past: readonly (readonly FlowStep[])[]
  steps: readonly FlowStep[]
  future: readonly (readonly FlowStep[])[]
  /** What was changed last, and when: typing in one field is one deed. */
  mark: string
  at: number
}

const MOST_DEEDS = 100
const SAME_DEED_MS = 1500

export function begin(steps: readonly FlowStep[]): Draft {
  return { past: [], steps, future: [], mark: '', at: 0 }
}

/** @param mark changes under the same mark in quick succession are undone together; '' stands alone. */
export function changed(draft: Draft, steps: readonly FlowStep[], mark: string, now: number): Draft {
  const isSameDeed = mark !== '' && mark === draft.mark && now - draft.at < SAME_DEED_MS
  const past = isSameDeed ? draft.past : [...draft.past, draft.steps].slice(-MOST_DEEDS)
  return { past, steps, future: [], mark, at: now }
}

export function undone({ past, steps, future }: Draft): Draft {
  const before = past.at(-1)
  if (!before) return { past, steps, future, mark: '', at: 0 }
  return { past: past.slice(0, -1), steps: before, future: [steps, ...future], mark: '', at: 0 }
}

export function redone({ past, steps, future }: Draft): Draft {
  const [after, ...later] = future
  if (!after) return { past, steps, future, mark: '', at: 0 }
  return { past: [...past, steps], steps: after, future: later, mark: '', at: 0 }
}
