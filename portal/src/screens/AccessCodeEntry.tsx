import { FieldError, errorId } from '../parts/FieldError.tsx'
import { StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'

export function AccessCodeEntry({ screen, page, t }: ScreenProps<'accessCode'>) {
  const { problem, value } = screen
  return (
    <StepForm step={screen} page={page} t={t} button={t('accessCode.button')} busy={t('connect.busy')}>
      <div className="field">
        <label htmlFor="code">{t('accessCode.label')}</label>
        {/* Most are digits, some have letters: the keyboard stays whole. Read from paper, so it may be seen. */}
        <input
          id="code"
          name="code"
          type="text"
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus={problem !== undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId('code') : undefined}
          data-missing={t('accessCode.missing')}
        />
        <FieldError field="code" sentence={problem && t('accessCode.missing')} />
      </div>
    </StepForm>
  )
}
