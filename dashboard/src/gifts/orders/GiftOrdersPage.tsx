import { useMemo } from 'react'
import { IconArrowBackUp, IconCheck, IconGift, IconX } from '@tabler/icons-react'
import { giftExchanges, type Exchange } from '@portico/contract/gifts/exchanges.ts'
import { GIFT_TYPES, ORDER_SOURCES, ORDER_STATUSES } from '@portico/contract/gifts/kinds.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useList } from '../../core/useList.ts'
import { usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import type { RowAction } from '../../ui/column.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/filters.ts'
import { Screen } from '../../ui/Screen.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { ViewTabs } from '../../ui/ViewTabs.tsx'
import { useCost } from '../useCost.ts'
import { orderColumns } from './orderColumns.tsx'
import { readPlace, type Place } from './place.ts'
import { useOrderCommands } from './useOrderCommands.ts'

const EVERY_SECONDS = 30
const VIEWS = ['all', ...ORDER_STATUSES] as const

/** Orders for gifts, as they come in. */
export function GiftOrdersPage() {
  const t = useText('gifts.orders')
  const all = useText('gifts')
  const format = useFormat()
  const cost = useCost()
  const [place, go] = usePlace(readPlace)
  const list = useList(giftExchanges, place, { newRows: 'front' })
  useLiveReload(['gift-orders'], list.reload, EVERY_SECONDS)
  const columns = useMemo(
    () =>
      orderColumns(t, format, ({ costValue, costUnit }) => (costValue === 0 ? t('free') : cost(costValue, costUnit))),
    [t, format, cost],
  )
  const counts = list.head?.counts
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <ViewTabs
        label={t('statusLabel')}
        views={VIEWS.map((value) => ({
          value,
          label: value === 'all' ? all('all') : `${t(`status.${value}`)} ${counts?.[value] ?? ''}`.trim(),
        }))}
        value={place.status ?? 'all'}
        onChange={(view) => {
          const { status: _status, ...rest } = place
          go(view === 'all' ? rest : { ...rest, status: view }, { isStep: true })
        }}
      />
      <FilterBar label={t('title')} filters={useFilters()} place={place} onPlace={go} count={list.count} />
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ giftName, code }) => `${giftName} ${code}`}
        actions={useRowActions()}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
      />
    </Screen>
  )
}

function useRowActions(): RowAction<Exchange>[] | undefined {
  const t = useText('gifts.orders')
  const commands = useOrderCommands()
  if (!useAllows('gift-order:accept')) return undefined
  const isNew = ({ status }: Exchange) => status === 'new'
  return [
    {
      key: 'accept',
      label: t('accept'),
      icon: IconCheck,
      isInline: true,
      isFor: isNew,
      run: (order) => void commands.accept(order),
    },
    {
      key: 'serve',
      label: t('serve'),
      icon: IconGift,
      isInline: true,
      isFor: ({ status, giftType }) => status === 'accepted' && giftType !== 'prepaid-phone-card',
      run: (order) => void commands.serve(order),
    },
    {
      key: 'refuse',
      label: t('refuse'),
      icon: IconX,
      isDanger: true,
      isFor: isNew,
      run: (order) => void commands.refuse(order),
    },
    {
      key: 'undo',
      label: t('undo'),
      icon: IconArrowBackUp,
      isFor: ({ undoUntil }) => undoUntil !== null,
      run: (order) => void commands.undo(order),
    },
  ]
}

function useFilters(): Filter<Place>[] {
  const t = useText('gifts.orders')
  const all = useText('gifts')
  return useMemo(
    () => [
      { kind: 'search', name: 'search', label: t('search'), maxLength: 80 },
      {
        kind: 'one',
        name: 'type',
        label: t('typeLabel'),
        placeholder: all('all'),
        options: GIFT_TYPES.map((value) => ({ value, label: all(`type.${value}`) })),
      },
      {
        kind: 'one',
        name: 'source',
        label: t('sourceLabel'),
        placeholder: all('all'),
        options: ORDER_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
      },
      { kind: 'days', from: 'fromDate', to: 'toDate', label: t('days') },
    ],
    [t, all],
  )
}
