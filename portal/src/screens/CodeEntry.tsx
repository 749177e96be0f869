import { CodeField } from '../parts/CodeField.tsx'
import { OtherButton, StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'

const WRONG = new Set(['wrong', 'expired', 'spent'])

export function CodeEntry({ screen, page, t }: ScreenProps<'code'>) {
  const { shown, otherWays, resendSeconds, canPass, passSeconds } = screen
  const isSent = screen.way !== 'screen' && screen.way !== 'staff'
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
              {t(isSent ? 'code.resendIn' : 'code.renewIn')}{' '}
              <b data-left={resendSeconds}>{t('code.seconds', { seconds: resendSeconds })}</b>
            </p>
          )}
          <OtherButton value="resend" label={t(isSent ? 'code.resend' : 'code.renew')} />
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
      <CodeField isWrong={isWrong} t={t} />
    </StepForm>
  )
}
