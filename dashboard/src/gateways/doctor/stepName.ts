import type { useText } from '../../core/useText.ts'
import { optionalText } from '../../core/optionalText.ts'

/** A kind of step in words; one that came after this dashboard was fetched is still a step. */
export function stepName(step: string, t: ReturnType<typeof useText<'doctor'>>): string {
  return optionalText(t, `steps.${step}`) ?? t('steps.other')
}

/** Whether the step explains more than the cause: for a code the cause alone says what was wrong. */
export function isAtStep(cause: string): boolean {
  return cause === 'stopped' || cause === 'stopped-provider' || cause === 'under-way'
}
