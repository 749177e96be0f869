import type { Exchange } from '@portico/contract/gifts/exchanges.ts'
import type { OrderStatus } from '@portico/contract/gifts/kinds.ts'
import type { useFormat } from '../../core/useFormat.ts'
import type { useText } from '../../core/useText.ts'
import { nameColumn, stateColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/column.ts'
import { GuestName } from '../../ui/GuestName.tsx'
import css from '../gifts.module.css'

type Say = ReturnType<typeof useText<'gifts.orders'>>
export const STATUS_TONES = { new: 'warn', accepted: 'good', used: 'quiet', expired: 'quiet', canceled: 'bad' } as const

/** What the list says of an order. */
export function orderColumns(
  t: Say,
  format: ReturnType<typeof useFormat>,
  costOf: (order: Exchange) => string,
): Column<Exchange>[] {
  return [
    nameColumn<Exchange>(
      t('gift'),
      ({ giftName }) => giftName,
      (order) => (
        <small className={css.facts}>
          {costOf(order)} · {t(`source.${order.source}`)}
        </small>
      ),
      'gift',
    ),
    {
      key: 'guest',
      label: t('guest'),
      cell: ({ guestId, guestName, place }) => (
        <>
          <GuestName id={guestId} name={guestName || t('noName')} />
          {place && ` · ${place}`}
        </>
      ),
    },
    { key: 'code', label: t('code'), cell: ({ code }) => <b>{code}</b> },
    {
      key: 'when',
      label: t('when'),
      sort: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    stateColumn<Exchange, OrderStatus>(
      t('statusLabel'),
      STATUS_TONES,
      ({ status }) => status,
      (status) => t(`status.${status}`),
    ),
  ]
}
