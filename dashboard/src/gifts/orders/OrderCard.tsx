import { useState } from 'react'
import { Button } from '@mantine/core'
import type { Exchange } from '@portico/contract/gifts/exchanges.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { useNow } from '../../ui/now.ts'
import { Tag } from '../../ui/Tag.tsx'
import { STATUS_TONES } from './orderColumns.tsx'
import { useOrderCommands, type OrderCommands } from './useOrderCommands.ts'
import css from './counter.module.css'

type Props = {
  order: Exchange
  /** It was looked for: its state is said, and it stays until the next one. */
  isFound?: boolean
  isSmall?: boolean
  onChange?: (order: Exchange) => void
}

/** An order with what can be done about it, in buttons as wide as a thumb wants. */
export function OrderCard({ order, isFound = false, isSmall = false, onChange }: Props) {
  const t = useText('gifts.orders')
  const counter = useText('gifts.counter')
  const format = useFormat()
  const now = useNow(10)
  const { giftName, guestName, place, code, status, createdAt, usedAt, expiresAt } = order
  return (
    <article className={isSmall ? css.small : css.order} data-found={isFound || undefined} aria-label={giftName}>
      <div className={css.head}>
        <strong>{giftName}</strong>
        <b className={css.code}>{code}</b>
      </div>
      <p>
        {[
          guestName || t('noName'),
          place && t('at', { place }),
          format.ago(createdAt, Math.max(now, Date.parse(createdAt))),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(isFound || isSmall) && (
        <p>
          <Tag tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Tag>{' '}
          {usedAt && counter('used', { time: format.dateTime(usedAt) })}
          {status === 'accepted' && expiresAt && t('until', { day: format.date(expiresAt) })}
        </p>
      )}
      <Buttons order={order} onChange={onChange} />
    </article>
  )
}

function Buttons({ order, onChange }: Pick<Props, 'order' | 'onChange'>) {
  const t = useText('gifts.orders')
  const commands = useOrderCommands()
  const [isBusy, setBusy] = useState(false)
  const press = (work: (commands: OrderCommands) => Promise<Exchange | undefined>) => () => {
    setBusy(true)
    void work(commands).then((changed) => {
      setBusy(false)
      if (changed) onChange?.(changed)
    })
  }
  const isCard = order.giftType === 'prepaid-phone-card'
  return (
    <div className={css.buttons}>
      {order.status === 'new' && (
        <>
          {!isCard && (
            <Button size="lg" disabled={isBusy} onClick={press(({ accept }) => accept(order, true))}>
              {t('acceptServe')}
            </Button>
          )}
          <Button
            size="lg"
            variant={isCard ? 'filled' : 'default'}
            disabled={isBusy}
            onClick={press(({ accept }) => accept(order))}
          >
            {t('accept')}
          </Button>
          <Button
            size="lg"
            variant="subtle"
            color="red"
            disabled={isBusy}
            onClick={press(({ refuse }) => refuse(order))}
          >
            {t('refuse')}
          </Button>
        </>
      )}
      {order.status === 'accepted' && !isCard && (
        <Button size="lg" disabled={isBusy} onClick={press(({ serve }) => serve(order))}>
          {t('serve')}
        </Button>
      )}
      {order.undoUntil !== null && (
        <Button variant="default" disabled={isBusy} onClick={press(({ undo }) => undo(order))}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
