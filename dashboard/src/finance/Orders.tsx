import { useMemo, useState } from 'react'
import { formatMoney } from '@portico/contract/money.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATES } from '@portico/contract/payments.ts'
import { adminPayments, type AdminOrder } from '@portico/contract/payments/differences.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import type { ViewProps } from './adminPlace.ts'
import { PAYMENT_TONES } from './paymentTones.ts'
import { TakeBackDrawer } from './TakeBackDrawer.tsx'

const ORDERS = { list: adminPayments.orders }

/** Every top-up; what was credited can be taken back. */
export function Orders({ place, onPlace }: ViewProps) {
  const t = useText('finance.admin')
  const f = useText('finance')
  const { search, state, provider } = place
  const list = useList(ORDERS, { search, state, provider })
  const [chosen, choose] = useState<AdminOrder | null>(null)
  const filters = [
    { kind: 'search', name: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'state',
      label: t('column.state'),
      placeholder: t('any'),
      options: PAYMENT_STATES.map((value) => ({ value, label: f(`payment.state.${value}`) })),
    },
    {
      kind: 'one',
      name: 'provider',
      label: f('topUp.provider'),
      placeholder: t('any'),
      options: PAYMENT_PROVIDERS.map((value) => ({ value, label: f(`topUp.names.${value}`) })),
    },
  ] as const
  return (
    <>
      <FilteredList
        {...list}
        filters={filters}
        place={place}
        onPlace={onPlace}
        label={t('view.payments')}
        columns={useOrderColumns()}
        rowKey={({ id }) => id}
        rowName={({ reference }) => reference}
        onOpen={(row) => row.transferId !== null && row.takenBack < row.amount && choose(row)}
        empty={<EmptyState art={<EmptyCup />} title={f('topUps.empty')} text={t('lead')} />}
      />
      <TakeBackDrawer credit={chosen} onClose={() => choose(null)} onDone={list.reload} />
    </>
  )
}

function useOrderColumns() {
  const t = useText('finance')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<AdminOrder>(
        t('column.amount'),
        ({ amount, currency }) => formatMoney(amount, currency),
        ({ owner, takenBack, currency }) =>
          takenBack > 0 ? `${owner} · ${t('admin.takenBack', { money: formatMoney(takenBack, currency) })}` : owner,
      ),
      { key: 'provider', label: t('topUp.provider'), cell: ({ provider }: AdminOrder) => t(`topUp.names.${provider}`) },
      { key: 'reference', label: t('payment.reference'), cell: ({ reference }: AdminOrder) => reference },
      { key: 'at', label: t('column.at'), cell: ({ createdAt }: AdminOrder) => format.dateTime(createdAt) },
      stateColumn<AdminOrder, AdminOrder['state']>(
        t('payment.stateLabel'),
        PAYMENT_TONES,
        ({ state }) => state,
        (state) => t(`payment.state.${state}`),
      ),
    ],
    [t, format],
  )
}
