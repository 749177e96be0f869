import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { homeAfterSignIn } from '../core/origin.ts'
import { useText } from '../core/useText.ts'
import { GoogleMark } from './art/GoogleMark.tsx'
import { googleUrl } from './google.ts'
import { useServerOptions } from '../core/serverOptions.ts'
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
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleMark />}
        onClick={() => location.assign(googleUrl(google, invitation ? homeAfterSignIn(from, invitation) : from))}
      >
        {t('google')}
      </Button>
    </>
  )
}
