import { IconClockHour4, IconLock } from '@tabler/icons-react'
import { conversations, type OpenConversation } from '@portico/contract/inbox.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useNow } from '../ui/now.ts'
import css from './composer.module.css'

const OVER = { zalo: 'window.over', home: 'window.over', email: 'window.overEmail', sms: 'window.overSms' } as const

/** How long the person can still be answered, what that costs, and what is left to do afterwards. */
export function WindowNote({
  conversation: { id, channel, window, lastInboundAt, rate },
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
        {isOpen && channel !== 'zalo' && t(`window.${channel}`)}
        {isOpen &&
          rate > 0 &&
          ` ${t(channel === 'sms' ? 'window.pricedPart' : 'window.priced', { price: formatMoney(rate, 'VND') })}`}
        {state === 'free' &&
          freeUntil &&
          until &&
          t('window.free', { left: left(freeUntil), until: format.dateTime(until) })}
        {state === 'open' && until && t('window.open', { left: left(until) })}
        {state === 'over' && t(OVER[channel])}
        {state === 'off' && t('window.off')}
        {typeof quota?.remain === 'number' &&
          typeof quota.total === 'number' &&
          ` ${t('window.quota', { remain: String(quota.remain), total: String(quota.total) })}`}
      </span>
    </p>
  )
}
