import { StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'

export function Connect({ screen, page, t }: ScreenProps<'connect'>) {
  const button = t(screen.isTerms ? 'step.next' : 'connect.button')
  return <StepForm step={screen} page={page} t={t} button={button} busy={t('connect.busy')} />
}
