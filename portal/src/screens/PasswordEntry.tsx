import { FieldError, errorId } from '../parts/FieldError.tsx'
import { StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'

export function PasswordEntry({ screen, page, t }: ScreenProps<'password'>) {
  const { problem } = screen
  return (
    <StepForm step={screen} page={page} t={t} button={t('password.button')} busy={t('connect.busy')}>
      <div className="field">
        <label htmlFor="password">{t('password.label')}</label>
        {/* Read from a board on the wall: it may be seen, and the phone need not keep it. */}
        <input
          id="password"
          name="password"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          autoFocus={problem !== undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId('password') : undefined}
          data-missing={t('password.missing')}
        />
        <FieldError
          field="password"
          sentence={problem && t(problem === 'field/required' ? 'password.missing' : 'password.wrong')}
        />
      </div>
    </StepForm>
  )
}
