// Which step follows which. Arms come together again: after the last step of an arm goes what follows the fork.
import type { AutomationStep } from './content.ts'
import { armsOf, type Arm } from './kinds.ts'

type Place = { under: string; arm: Arm }

/** The steps of one arm, or of the main way, in order. */
export function stepsIn(steps: readonly AutomationStep[], { under, arm }: Place): AutomationStep[] {
  return steps.filter((step) => step.under === under && step.arm === arm)
}

/** The first step of all. */
export function firstStep(steps: readonly AutomationStep[]): AutomationStep | undefined {
  return stepsIn(steps, { under: '', arm: '' })[0]
}

/** What comes after a step, in one of its arms where it is a fork; undefined is the end. */
export function stepAfter(
  steps: readonly AutomationStep[],
  step: AutomationStep,
  arm?: Arm,
): AutomationStep | undefined {
  if (step.type === 'end') return undefined
  if (step.type === 'goto') return steps.find(({ id }) => id === step.to)
  const first = arm ? stepsIn(steps, { under: step.id, arm })[0] : undefined
  return first ?? nextBeside(steps, step)
}

function nextBeside(steps: readonly AutomationStep[], step: AutomationStep): AutomationStep | undefined {
  const seen = new Set<string>()
  for (let at: AutomationStep | undefined = step; at && !seen.has(at.id);) {
    seen.add(at.id)
    const beside = stepsIn(steps, at)
    const next = beside[beside.indexOf(at) + 1]
    if (next) return next
    const { under }: AutomationStep = at
    at = steps.find(({ id }) => id === under)
  }
  return undefined
}

/** Every step that may come next. */
export function stepsAfter(steps: readonly AutomationStep[], step: AutomationStep): (AutomationStep | undefined)[] {
  const arms = armsOf(step)
  return arms.length > 0 ? arms.map((arm) => stepAfter(steps, step, arm)) : [stepAfter(steps, step)]
}
