import type { useText } from '../../core/useText.ts'
import { optionalText } from '../../core/optionalText.ts'

/** A kind of step in words; one that came after this dashboard was fetched is still a step. */
export function stepName(step: string, t: ReturnType<typeof useText<'doctor'>>): string {
  return optionalText(t, `steps.${step}`) ?? t('steps.other')
}

/** Where the step says more than the cause: what was wrong with a code is told by the cause alone. */
export function isAtStep(cause: string): boolean {
  return cause === 'stopped' || cause === 'stopped-provider' || cause === 'under-way'
}
