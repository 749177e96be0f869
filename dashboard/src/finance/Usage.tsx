import { useMemo, useState } from 'react'
import { Select } from '@mantine/core'
import { finance, type UsageRow } from '@portico/contract/finance.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import css from './finance.module.css'

const GROUP = { list: finance.usage }
const MONTHS = 12

type Props = { month: string | undefined; onMonth: (month: string | undefined) => void }

/** What messages, phone cards and AI came to in a month, page by page. */
export function Usage({ month, onMonth }: Props) {
  const t = useText('finance.usage')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const options = useMonths()
  const known = options.find(({ value }) => value === month)
  const list = useList(GROUP, { month: known?.value, timeZone })
  useLiveReload(['finance'], () => list.reload())
  return (
    <>
      <Select
        className={css.month}
        label={t('month')}
        data={options}
        value={known?.value ?? options[0]!.value}
        allowDeselect={false}
        onChange={(next) => onMonth(next ?? undefined)}
      />
      <DataTable
        {...list}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ purpose, page, currency }) => `${purpose} ${page ?? ''} ${currency}`}
        rowName={({ purpose }) => t(`purpose.${purpose}`)}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
      />
    </>
  )
}

/** The last twelve, newest first. */
function useMonths() {
  const format = useFormat()
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const firstOf = (back: number) =>
      new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 10)
    return Array.from({ length: MONTHS }, (_, back) => ({
      value: firstOf(back),
      label: format.day(firstOf(back), { month: 'long', year: 'numeric' }),
    }))
  }, [format, now])
}

function useColumns() {
  const t = useText('finance.usage')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<UsageRow>(
        t('what'),
        ({ purpose }) => t(`purpose.${purpose}`),
        ({ page }) => page ?? t('gone'),
      ),
      { key: 'count', label: t('count'), align: 'end' as const, cell: ({ count }: UsageRow) => format.number(count) },
      {
        key: 'held',
        label: t('held'),
        align: 'end' as const,
        cell: ({ held, currency }: UsageRow) => (held > 0 ? formatMoney(held, currency) : '–'),
      },
      {
        key: 'spent',
        label: t('spent'),
        align: 'end' as const,
        cell: ({ spent, currency }: UsageRow) => <b>{formatMoney(spent, currency)}</b>,
      },
    ],
    [t, format],
  )
}
