import { Link } from '@tanstack/react-router'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'

/** Warns that guests get online without a code while no login flow asks for one. */
export function NotAskedFor() {
  const t = useText('accessCodes')
  const maySee = useAllows('flow:read')
  return (
    <Notice>
      {t('notAskedFor')} {maySee && <Link to="/dashboard/wifi-login-flow">{t('toFlows')}</Link>}
    </Notice>
  )
}
