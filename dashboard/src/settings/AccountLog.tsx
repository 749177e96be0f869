import { Button } from '@mantine/core'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import css from './settings.module.css'

const SHOWN_AT_FIRST = 6
const REFUSED = new Set(['loginFailed', 'loginThrottled', 'refreshEnded'])

/** What happened to the account lately, so that its owner can see whether somebody else used it. */
export function AccountLog() {
  const t = useText('settings')
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  const { data, error, refetch } = useReply(accounts.log, {})
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonLine width="70%" height={18} />
  if (data.rows.length === 0) return <p className={css.quiet}>{t('log.empty')}</p>
  const rows = isAll ? data.rows : data.rows.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className={css.log}>
        {rows.map(({ id, at, event, address, browser, os }) => (
          <li key={id}>
            <span className={css.event}>
              {REFUSED.has(event) ? <Tag tone="warn">{t(`log.event.${event}`)}</Tag> : t(`log.event.${event}`)}
            </span>
            <span className={css.quiet}>
              <time dateTime={at}>{format.dateTime(at)}</time>
              {[[browser, os].filter(Boolean).join(' · '), address].filter(Boolean).map((part) => ` · ${part}`)}
            </span>
          </li>
        ))}
      </ul>
      {data.rows.length > rows.length && (
        <div className={css.buttons}>
          <Button variant="default" size="xs" onClick={() => setAll(true)}>
            {t('log.more', { count: data.rows.length })}
          </Button>
        </div>
      )}
    </>
  )
}
