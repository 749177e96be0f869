import type { useText } from '../../core/useText.ts'

/** A kind of step in words; one that came after this dashboard was fetched is still a step. */
export function stepName(step: string, t: ReturnType<typeof useText<'doctor'>>): string {
  const key = `steps.${step}` as 'steps.other'
  return t.has(key) ? t(key) : t('steps.other')
}

/** Where the step says more than the cause: what was wrong with a code is told by the cause alone. */
export function isAtStep(cause: string): boolean {
  return cause === 'stopped' || cause === 'stopped-provider' || cause === 'under-way'
}
