import { useMemo } from 'react'
import { formatMoney } from '@portico/contract/money.ts'
import { payments, type PaymentOrder } from '@portico/contract/payments.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { stateColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { PAYMENT_TONES } from './paymentTones.ts'

const GROUP = { list: payments.list }

/** Every top-up and what has become of it; a row opens it. */
export function TopUps({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText('finance')
  const list = useList(GROUP)
  useLiveReload(['finance'], () => list.reload())
  return (
    <DataTable
      {...list}
      label={t('view.topUps')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ amount, currency }) => formatMoney(amount, currency)}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState art={<EmptyCup />} title={t('topUps.empty')} text={t('topUps.emptyText')} />}
    />
  )
}

function useColumns() {
  const t = useText('finance')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'amount',
        label: t('column.amount'),
        card: 'title' as const,
        cell: ({ amount, currency }: PaymentOrder) => <b>{formatMoney(amount, currency)}</b>,
      },
      {
        key: 'provider',
        label: t('topUp.provider'),
        cell: ({ provider }: PaymentOrder) => t(`topUp.names.${provider}`),
      },
      { key: 'reference', label: t('payment.reference'), cell: ({ reference }: PaymentOrder) => reference },
      { key: 'at', label: t('column.at'), cell: ({ createdAt }: PaymentOrder) => format.dateTime(createdAt) },
      stateColumn<PaymentOrder, PaymentOrder['state']>(
        t('payment.stateLabel'),
        PAYMENT_TONES,
        ({ state }) => state,
        (state) => t(`payment.state.${state}`),
      ),
    ],
    [t, format],
  )
}
