import { portal } from '@portico/contract/portal.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { useNow } from '../ui/now.ts'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import css from './accessCodes.module.css'

/** No signal comes when a guest leaves or a code expires. */
const EVERY_SECONDS = 20

/** Guests who wait for staff to tell them a code, each with the code to read out. */
export function WaitingGuests() {
  const t = useText('accessCodes')
  const { ago } = useFormat()
  const now = useNow(5)
  const codes = useReply(portal.codes, {})
  useLiveReload(['login-codes'], () => fetchAgain(codes), EVERY_SECONDS)
  if (codes.error && !codes.data) return <ErrorState error={codes.error} onRetry={() => codes.refetch()} isBoxed />
  if (!codes.data) return <SkeletonBlock height={150} />
  const rows = codes.data.rows.filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  if (rows.length === 0)
    return (
      <p className={css.nobody}>
        <strong>{t('waiting.empty')}</strong> {t('waiting.emptyText')}
      </p>
    )
  return (
    <ul className={css.waiting} aria-live="polite">
      {rows.map(({ id, code, hint, device, createdAt, expiresAt }) => (
        <li key={id}>
          <p className={css.waitingWho}>
            <strong>{hint}</strong> <span>{t('waiting.device', { device })}</span>
          </p>
          <p className={css.waitingCode}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
          <p className={css.small}>
            {ago(createdAt, notBefore(createdAt, now))} ·{' '}
            {t('waiting.left', { minutes: Math.ceil((Date.parse(expiresAt) - notBefore(createdAt, now)) / 60_000) })}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** This screen's time moves in steps: a code just made would be from the future, and live too long. */
function notBefore(createdAt: string, now: number): number {
  return Math.max(now, Date.parse(createdAt))
}
