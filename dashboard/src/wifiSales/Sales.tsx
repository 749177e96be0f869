import { useState } from 'react'
import { IconArrowBackUp, IconRefresh } from '@tabler/icons-react'
import { SALE_STATES, wifiSales, type WifiSale } from '@portico/contract/wifiSales.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { api } from '../core/api.ts'
import { useAllows } from '../core/rights.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { useWholeList } from '../core/useWholeList.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { CsvButton } from '../ui/CsvButton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { RefundForm } from './RefundForm.tsx'
import { useSaleColumns } from './saleColumns.tsx'
import type { SalesPlace } from './place.ts'

const GROUP = { list: wifiSales.list }
type Props = { place: SalesPlace; onPlace: (place: SalesPlace) => void }

/** Every order of a guest, and what has become of it. */
export function Sales({ place, onPlace }: Props) {
  const t = useText('wifiSales')
  const { fromDate, toDate, state, search } = place
  const list = useWholeList(GROUP, { fromDate, toDate, state, search })
  const [refunded, setRefunded] = useState<WifiSale | null>(null)
  const columns = useSaleColumns()
  const actions = useActions(list.reload, setRefunded)
  useLiveReload(['wifi-sales'], () => list.reload())
  const filters = [
    { kind: 'search', name: 'search', label: t('search'), maxLength: 60 },
    {
      kind: 'one',
      name: 'state',
      label: t('column.state'),
      placeholder: t('any'),
      options: SALE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { kind: 'days', from: 'fromDate', to: 'toDate', label: t('days') },
  ] as const
  return (
    <>
      <FilteredList
        {...list}
        filters={filters}
        place={place}
        onPlace={onPlace}
        beside={
          list.rows.length > 0 && (
            <CsvButton
              fileName={t('title')}
              columns={columns.map(({ label }) => label)}
              rows={list.rows.map((row) => columns.map(({ text }) => text(row)))}
            />
          )
        }
        label={t('view.sales')}
        columns={columns}
        actions={actions}
        rowKey={({ id }) => id}
        rowName={({ name, amount, currency }) => `${name} ${formatMoney(amount, currency)}`}
        empty={<EmptyState art={<EmptyCup />} title={t('none')} text={t('noneText')} />}
      />
      <RefundForm sale={refunded} onClose={() => setRefunded(null)} onDone={list.reload} />
    </>
  )
}

function useActions(reload: () => Promise<unknown>, onRefund: (sale: WifiSale) => void) {
  const t = useText('wifiSales')
  const saved = useSaved()
  const mayRefund = useAllows('wifi-sale:refund')
  async function query({ id }: WifiSale) {
    await saved('updated', () => api(wifiSales.query, { params: { id } })).catch(() => undefined)
    await reload()
  }
  return [
    {
      key: 'query',
      label: t('query'),
      icon: IconRefresh,
      isFor: ({ state }: WifiSale) => state === 'pending',
      run: (sale: WifiSale) => void query(sale),
    },
    {
      key: 'refund',
      label: t('refund.action'),
      icon: IconArrowBackUp,
      isDanger: true,
      isFor: ({ state }: WifiSale) => state === 'paid' && mayRefund,
      run: onRefund,
    },
  ]
}
