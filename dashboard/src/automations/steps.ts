// How the editor changes steps. Under a fork hang its arms; what is taken away takes them along.
import type { AutomationStep } from '@portico/contract/automations/content.ts'
import { armsOf, type Arm, type StepKind } from '@portico/contract/automations/kinds.ts'

export type Place = { under: string; arm: Arm; after: string | undefined }
type Steps = readonly AutomationStep[]

/** A step with everything at its usual value, under an id no other has. */
export function newStep(type: StepKind, steps: Steps, { under, arm }: Pick<Place, 'under' | 'arm'>): AutomationStep {
  const place = { id: freeId(type, steps), under, arm }
  switch (type) {
    case 'wait':
      return { ...place, type, amount: 1, unit: 'day' }
    case 'until':
      return { ...place, type, time: '10:00', weekdays: [] }
    case 'message':
      return { ...place, type, ways: [] }
    case 'tag':
      return { ...place, type, tagId: null, gives: true }
    case 'points':
      return { ...place, type, amount: 10 }
    case 'gift':
      return { ...place, type, giftId: null }
    case 'lead':
      return { ...place, type, note: '' }
    case 'webhook':
      return { ...place, type, webhookId: null }
    case 'notify':
      return { ...place, type, text: '' }
    case 'branch':
      return { ...place, type, who: { segmentId: null, condition: null } }
    case 'happen':
      return { ...place, type, what: 'visit', amount: 7, unit: 'day' }
    case 'split':
      return { ...place, type, shares: [50, 50] }
    case 'goto':
      return { ...place, type, to: '' }
    case 'end':
      return { ...place, type }
  }
}

function freeId(type: string, steps: Steps): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? type : `${type}-${number}`
    if (!steps.some((step) => step.id === id)) return id
  }
}

/** Puts a step behind another of its way, or at its beginning. */
export function insertStep(steps: Steps, step: AutomationStep, { under, arm, after }: Place): AutomationStep[] {
  const behind = steps.findIndex(({ id }) => id === after)
  const first = steps.findIndex((one) => one.under === under && one.arm === arm)
  const at = behind >= 0 ? behind + 1 : first >= 0 ? first : steps.length
  return steps.toSpliced(at, 0, step)
}

/** Takes a step away, with everything that hangs under it. */
export function removeStep(steps: Steps, id: string): AutomationStep[] {
  const gone = new Set([id])
  for (let size = 0; size !== gone.size;) {
    size = gone.size
    for (const step of steps) if (gone.has(step.under)) gone.add(step.id)
  }
  return steps.filter((step) => !gone.has(step.id))
}

/** Moves a step up or down among those of its way. */
export function moveStep(steps: Steps, id: string, by: -1 | 1): AutomationStep[] {
  const step = steps.find((one) => one.id === id)
  if (!step) return [...steps]
  const beside = steps.filter(({ under, arm }) => under === step.under && arm === step.arm)
  const other = beside[beside.indexOf(step) + by]
  if (!other) return [...steps]
  return steps.map((one) => (one === step ? other : one === other ? step : one))
}

/** Changes a step; arms that it no longer has are taken away with their steps. */
export function changeStep(steps: Steps, next: AutomationStep): AutomationStep[] {
  const arms = armsOf(next)
  const lost = steps.filter(({ under, arm }) => under === next.id && !arms.includes(arm))
  const kept = lost.reduce<AutomationStep[]>((rest, { id }) => removeStep(rest, id), [...steps])
  return kept.map((step) => (step.id === next.id ? next : step))
}
