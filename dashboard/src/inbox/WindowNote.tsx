import { IconClockHour4, IconLock } from '@tabler/icons-react'
import { conversations, type OpenConversation } from '@portico/contract/inbox.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useNow } from '../ui/now.ts'
import css from './composer.module.css'

/** How long the person can still be answered, what that costs, and what is left to do afterwards. */
export function WindowNote({
  conversation: { id, channel, window, lastInboundAt },
}: {
  conversation: OpenConversation
}) {
  const t = useText('inbox')
  const format = useFormat()
  const now = useNow(60)
  const { state, freeUntil, until } = window
  const isOpen = state === 'free' || state === 'open'
  const quota = useReply(
    conversations.quota,
    { params: { id } },
    { isEnabled: isOpen, retry: false, staleTime: 60_000 },
  ).data
  const Icon = isOpen ? IconClockHour4 : IconLock
  const left = (instant: string | null) => format.duration(Math.max(60, (Date.parse(instant ?? '') - now) / 1000))
  return (
    <p className={css.window} data-state={state} key={lastInboundAt}>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span>
        {isOpen && channel === 'home' && t('window.home')}
        {state === 'free' &&
          freeUntil &&
          until &&
          t('window.free', { left: left(freeUntil), until: format.dateTime(until) })}
        {state === 'open' && until && t('window.open', { left: left(until) })}
        {state === 'over' && t('window.over')}
        {state === 'off' && t('window.off')}
        {typeof quota?.remain === 'number' &&
          typeof quota.total === 'number' &&
          ` ${t('window.quota', { remain: String(quota.remain), total: String(quota.total) })}`}
      </span>
    </p>
  )
}
