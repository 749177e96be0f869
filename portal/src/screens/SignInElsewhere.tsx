// Google, Facebook and Zalo refuse a phone's sign-in sheet: the guest gets a few minutes of Internet to open the
// real browser, and comes back signed in.
import { LinkButton } from '../parts/Actions.tsx'
import { CopyField } from '../parts/CopyField.tsx'
import { QrCode } from '../parts/QrCode.tsx'
import { OtherButton, StepForm } from '../parts/StepForm.tsx'
import { safeIntent } from '../href.ts'
import type { Text } from '../text.ts'
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
  const { secondsLeft, address } = elsewhere
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
        {t('signIn.timeLeft')} <b data-left={secondsLeft}>{t('code.seconds', { seconds: secondsLeft })}</b>
      </p>
      {!address && <p className="notice good">{t('signIn.opened')}</p>}
      <Ways elsewhere={elsewhere} t={t} />
      {elsewhere.qr && <OtherDevice qr={elsewhere.qr} t={t} />}
    </StepForm>
  )
}

type Elsewhere = NonNullable<ScreenProps<'signIn'>['screen']['elsewhere']>

/** What the phone can do to get to its real browser. */
function Ways({ elsewhere: { phone, href, intentHref, address }, t }: { elsewhere: Elsewhere; t: Text }) {
  const chrome = intentHref && safeIntent(intentHref)
  return (
    <ol className="how">
      {chrome && (
        <li>
          <a className="button" href={chrome}>
            {t('signIn.openChrome')}
          </a>
        </li>
      )}
      {href && (
        <li>
          <LinkButton href={href} label={t('signIn.open')} />
        </li>
      )}
      {address && (
        <li>
          <CopyField
            label={t(chrome || href ? 'signIn.copyOr' : 'signIn.copy')}
            value={address}
            button={t('signIn.copyButton')}
            done={t('signIn.copied')}
          />
        </li>
      )}
      {address && phone !== 'other' && <li>{t(`signIn.paste.${phone}`)}</li>}
      <li>{t('signIn.comeBack')}</li>
    </ol>
  )
}

function OtherDevice({ qr, t }: { qr: NonNullable<Elsewhere['qr']>; t: Text }) {
  return (
    <details className="qr">
      <summary>{t('signIn.qr')}</summary>
      <QrCode qr={qr} label={t('signIn.qrLabel')} />
    </details>
  )
}
