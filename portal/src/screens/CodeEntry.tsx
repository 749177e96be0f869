import { FieldError, errorId } from '../parts/FieldError.tsx'
import { OtherButton, StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'

const WRONG = new Set(['wrong', 'expired', 'spent'])

export function CodeEntry({ screen, page, t }: ScreenProps<'code'>) {
  const { shown, otherWays, resendSeconds, canPass, passSeconds } = screen
  const isWrong = screen.notice !== undefined && WRONG.has(screen.notice.kind)
  return (
    <StepForm
      step={screen}
      page={page}
      t={t}
      button={t('code.button')}
      busy={t('code.busy')}
      after={
        <div className="ways">
          {resendSeconds > 0 && (
            <p className="aside">
              {t('code.resendIn')} <b data-left={resendSeconds}>{t('code.seconds', { seconds: resendSeconds })}</b>
            </p>
          )}
          {screen.way !== 'screen' && screen.way !== 'staff' && <OtherButton value="resend" label={t('code.resend')} />}
          {otherWays.map((way) => (
            <OtherButton key={way} value={`way-${way}`} label={t(`code.other.${way}`)} />
          ))}
          {canPass && passSeconds === undefined && <OtherButton value="pass" label={t('code.pass')} />}
          <OtherButton value="change" label={t(screen.asked === 'phone' ? 'code.changePhone' : 'code.changeEmail')} />
        </div>
      }
    >
      {passSeconds !== undefined && (
        <p className="aside">
          {t('code.passRuns')} <b data-left={passSeconds}>{t('code.seconds', { seconds: passSeconds })}</b>
        </p>
      )}
      {shown !== undefined && <output className="shown-code">{shown}</output>}
      <div className="field code">
        <label htmlFor="code">{t('code.label')}</label>
        <input
          id="code"
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={12}
          required
          autoFocus={isWrong}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? errorId('code') : undefined}
          data-missing={t('code.missing')}
          data-wrong={t('code.missing')}
        />
        <FieldError field="code" sentence={isWrong ? t('code.check') : undefined} />
      </div>
    </StepForm>
  )
}
