// What a publication changes for guests, in sentences.
import type { AutomationChoices } from '@portico/contract/automations.ts'
import type { AutomationContent, AutomationStep } from '@portico/contract/automations/content.ts'
import { stepWords, triggerWords, whoWords, type Say } from './words.ts'

/** A line for each change; all steps of a first version. */
export function automationChanges(
  before: AutomationContent | undefined,
  after: AutomationContent,
  choices: AutomationChoices | undefined,
  t: Say,
): string[] {
  const say = (step: AutomationStep) => [t(`kind.${step.type}`), stepWords(step, choices, t)].filter(Boolean).join(': ')
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const lines: string[] = []
  if (!before || !isSame(before.trigger, after.trigger))
    lines.push(t('change.trigger', { what: triggerWords(after.trigger, choices, t) }))
  if (before && !isSame(before.who, after.who)) lines.push(t('change.who', { who: whoWords(after.who, choices, t) }))
  if (before && (before.again !== after.again || !isSame(before.exit, after.exit))) lines.push(t('change.rules'))
  const old = new Map(before?.steps.map((step) => [step.id, step]))
  for (const step of after.steps) {
    const was = old.get(step.id)
    if (!was) lines.push(t('change.added', { what: say(step) }))
    else if (!isSame({ ...was, under: '', arm: '' }, { ...step, under: '', arm: '' }))
      lines.push(t('change.changed', { before: say(was), after: say(step) }))
  }
  for (const step of before?.steps ?? [])
    if (!after.steps.some(({ id }) => id === step.id)) lines.push(t('change.removed', { what: say(step) }))
  const order = (steps: readonly AutomationStep[]) => steps.map(({ id, under, arm }) => `${under}:${arm}:${id}`).join()
  if (before && lines.length === 0 && order(before.steps) !== order(after.steps)) lines.push(t('change.moved'))
  return lines
}
