import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { isSignInType } from './needs.ts'
import type { EditorProps } from './editorProps.ts'
import css from './flow.module.css'

const NAMES = { google: 'Google', facebook: 'Facebook', zalo: 'Zalo' } as const

/** Whether the sign-in is connected, and what guests will go through. */
export function SignInNote({ step, facts }: EditorProps) {
  const t = useText('flows')
  if (!isSignInType(step.type)) return null
  const name = NAMES[step.type]
  const isReady = facts?.signIns.includes(step.type)
  return (
    <section className={css.part}>
      <h3>{t('signIn.title')}</h3>
      {facts && (
        <p className={css.gate} data-good={isReady || undefined}>
          {t(isReady ? 'signIn.ready' : 'signIn.missing', { name })}{' '}
          {!isReady && <Link to="/dashboard/page-integration">{t('code.connect')}</Link>}
        </p>
      )}
      <p className={css.note}>{t('signIn.how', { name })}</p>
    </section>
  )
}
