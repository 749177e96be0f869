import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { homeAfterSignIn } from '../core/origin.ts'
import { useSession } from '../core/session.ts'
import { useText } from '../core/useText.ts'
import { CafeDoor } from './art/CafeDoor.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { SignInForm } from './SignInForm.tsx'
import css from './SignIn.module.css'

/** The front door: the form, and beside it what waits behind. */
export function SignIn() {
  const t = useText('accounts')
  useGoOnWhenSignedIn()
  return (
    <div className={css.split}>
      <title>{`${t('title')} · Portico`}</title>
      <main className={css.form}>
        <header className={css.head}>
          <Brand size={36} />
        </header>
        <div className={css.middle}>
          <h1>{t('welcome')}</h1>
          <p className={css.intro}>{t('intro')}</p>
          <SignInForm />
        </div>
        <LanguageRow />
      </main>
      <aside className={css.scene}>
        <CafeDoor />
        <p className={css.promise}>{t('promise')}</p>
        <p className={css.promiseText}>{t('promiseText')}</p>
      </aside>
    </div>
  )
}

/** Signed in, here or in another tab: on to the place that asked for it. */
function useGoOnWhenSignedIn() {
  const isSignedIn = useSession((state) => state.session !== null)
  const { from } = useSearch({ strict: false })
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => navigate({ href: homeAfterSignIn(from), replace: true }))
  useEffect(() => {
    if (isSignedIn) void goOn()
  }, [isSignedIn])
}
