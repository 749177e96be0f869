import { Link } from '@tanstack/react-router'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'

/** Codes that nobody is asked for let guests in for nothing; says so, with the way to change it. */
export function NotAskedFor() {
  const t = useText('accessCodes')
  const maySee = useAllows('flow:read')
  return (
    <Notice>
      {t('notAskedFor')} {maySee && <Link to="/dashboard/wifi-login-flow">{t('toFlows')}</Link>}
    </Notice>
  )
}
