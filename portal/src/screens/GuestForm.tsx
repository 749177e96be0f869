import { ChoiceField } from '../parts/ChoiceField.tsx'
import { StepForm } from '../parts/StepForm.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { ScreenProps } from '../part.ts'

export function GuestForm({ screen, page, t }: ScreenProps<'form'>) {
  const firstWrong = screen.questions.find(({ problem }) => problem)
  const step = firstWrong && !screen.notice ? { ...screen, notice: { kind: 'check' as const } } : screen
  const isCode = screen.about === 'phone' || screen.about === 'email'
  const button = t(isCode ? 'code.send' : screen.about === 'survey' ? 'step.next' : 'form.button')
  return (
    <StepForm step={step} page={page} t={t} button={button} busy={t(isCode ? 'code.sending' : 'form.busy')}>
      {screen.questions.map((question) =>
        question.type === 'choice' || question.type === 'rating' || question.type === 'nps' ? (
          <ChoiceField key={question.id} question={question} t={t} />
        ) : (
          <TextField key={question.id} question={question} isFirstWrong={question === firstWrong} t={t} />
        ),
      )}
    </StepForm>
  )
}
