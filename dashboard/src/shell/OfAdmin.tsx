import { Link, Outlet } from '@tanstack/react-router'
import { accounts } from '@portico/contract/accounts.ts'
import { useReply } from '../core/keys.ts'
import { useIsAdmin } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { Path } from './art/Path.tsx'
import { NotFound } from './NotFound.tsx'
import css from './Notice.module.css'

/** Around the screens of platform administrators: for anybody else they do not exist, and nobody enters by a password alone. */
export function OfAdmin() {
  const isAdmin = useIsAdmin()
  const { data, isPending } = useReply(accounts.totpState, {}, { isEnabled: isAdmin })
  if (!isAdmin) return <NotFound />
  if (isPending) return null
  return data?.isRequired && !data.isOn ? <SecondStepFirst /> : <Outlet />
}

function SecondStepFirst() {
  const t = useText('settings')
  return (
    <div className={css.notice}>
      <title>{`${t('twoStep.title')} · Portico`}</title>
      <Path />
      <h1>{t('twoStep.title')}</h1>
      <p>{t('twoStep.required')}</p>
      <div className={css.actions}>
        <Link to="/dashboard/settings" className={css.back}>
          {t('twoStep.turnOn')}
        </Link>
      </div>
    </div>
  )
}
