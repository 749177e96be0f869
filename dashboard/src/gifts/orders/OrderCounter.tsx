import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { giftExchanges, type Exchange } from '@portico/contract/gifts/exchanges.ts'
import { fetchAgain } from '../../core/fetchAgain.ts'
import { useReply } from '../../core/keys.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { FindOrder } from './FindOrder.tsx'
import { OrderCard } from './OrderCard.tsx'
import { useRing } from './useRing.ts'
import css from './counter.module.css'

const EVERY_SECONDS = 15
const RECENT = 20

/** Orders at the counter, for one hand: what waits, a code to be scanned or typed, and what can be taken back. */
export function OrderCounter() {
  const t = useText('gifts.counter')
  const [hasSound, setSound] = useState(true)
  const waiting = useReply(giftExchanges.list, { query: { status: 'new', limit: 100 } })
  const recent = useReply(giftExchanges.list, { query: { limit: RECENT } })
  const [found, setFound] = useState<Exchange | null>(null)
  useLiveReload(['gift-orders'], () => Promise.all([fetchAgain(waiting), fetchAgain(recent)]), EVERY_SECONDS)
  useRing(
    waiting.data?.rows.map(({ id }) => id),
    hasSound,
  )
  if (waiting.error && !waiting.data)
    return <ErrorState error={waiting.error} onRetry={() => waiting.refetch()} isBoxed />
  const rows = waiting.data?.rows ?? []
  const undoable = (recent.data?.rows ?? []).filter(({ undoUntil }) => undoUntil !== null)
  const Bell = hasSound ? IconBell : IconBellOff
  return (
    <div className={css.counter}>
      <div className={css.tools}>
        <FindOrder onFound={setFound} />
        <Button
          variant="default"
          leftSection={<Bell size={17} stroke={1.8} aria-hidden />}
          aria-pressed={hasSound}
          onClick={() => setSound(!hasSound)}
        >
          {t(hasSound ? 'soundOn' : 'soundOff')}
        </Button>
      </div>
      {found && <OrderCard key={found.id} order={found} isFound onChange={setFound} />}
      <p className={css.unseen} role="status">
        {rows.length > 0 && t('ring')}
      </p>
      {waiting.data && rows.length === 0 && !found && <p className={css.none}>{t('none')}</p>}
      {rows
        .filter(({ id }) => id !== found?.id)
        .toReversed()
        .map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      {undoable.length > 0 && (
        <section className={css.recent} aria-label={t('recent')}>
          <h3>{t('recent')}</h3>
          {undoable.map((order) => (
            <OrderCard key={order.id} order={order} isSmall />
          ))}
        </section>
      )}
    </div>
  )
}
