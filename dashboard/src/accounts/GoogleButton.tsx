import { useSearch } from '@tanstack/react-router'
import { homeAfterSignIn } from '../core/origin.ts'
import { useText } from '../core/useText.ts'
import { GoogleMark } from './art/GoogleMark.tsx'
import { googleUrl } from './google.ts'
import { useServerOptions } from '../core/serverOptions.ts'
import { PlainButton } from '../ui/plain/PlainButton.tsx'
import css from './SignIn.module.css'

/** The way in by Google, where this server has been introduced to Google. */
export function GoogleButton() {
  const t = useText('accounts')
  const google = useServerOptions()?.google
  const { from, invitation } = useSearch({ strict: false })
  if (!google) return null
  return (
    <>
      <p className={css.or}>{t('or')}</p>
      <PlainButton
        look="default"
        size="md"
        isWide
        onClick={() => location.assign(googleUrl(google, invitation ? homeAfterSignIn(from, invitation) : from))}
      >
        <GoogleMark />
        {t('google')}
      </PlainButton>
    </>
  )
}
