// Google, Facebook and Zalo refuse a phone's sign-in sheet: the guest gets a few minutes of Internet to open the
// real browser, and comes back signed in.
import { LinkButton } from '../parts/Actions.tsx'
import { OtherButton, StepForm } from '../parts/StepForm.tsx'
import { PROVIDER_NAMES } from '../words.ts'
import type { ScreenProps } from '../part.ts'

export function SignInElsewhere({ screen, page, t }: ScreenProps<'signIn'>) {
  const { elsewhere, provider } = screen
  const name = PROVIDER_NAMES[provider]
  if (!elsewhere)
    return (
      <StepForm
        step={screen}
        page={page}
        t={t}
        button={t('signIn.begin', { provider: name })}
        busy={t('connect.busy')}
      />
    )
  return (
    <StepForm
      step={screen}
      page={page}
      t={t}
      button={t('signIn.done')}
      busy={t('signIn.checking')}
      isQuiet
      after={<OtherButton value="again" label={t('signIn.again')} />}
    >
      <p className="aside">
        {t('signIn.timeLeft')}{' '}
        <b data-left={elsewhere.secondsLeft}>{t('code.seconds', { seconds: elsewhere.secondsLeft })}</b>
      </p>
      <ol className="how">
        <li>
          <LinkButton href={elsewhere.href} label={t('signIn.open')} />
        </li>
        <li>
          <label htmlFor="address">{t('signIn.copy')}</label>
          <div className="field">
            <input id="address" type="text" readOnly value={elsewhere.address} />
          </div>
        </li>
        <li>{t('signIn.comeBack')}</li>
      </ol>
    </StepForm>
  )
}
