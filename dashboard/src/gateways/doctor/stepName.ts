import type { useText } from '../../core/useText.ts'

/** A kind of step in words; one that came after this dashboard was fetched is still a step. */
export function stepName(step: string, t: ReturnType<typeof useText<'doctor'>>): string {
  const key = `steps.${step}` as 'steps.other'
  return t.has(key) ? t(key) : t('steps.other')
}
