import { useMemo } from 'react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvOf } from '@portico/contract/csv.ts'
import { finance, type StatementEntry } from '@portico/contract/finance.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useWholeList } from '../core/useWholeList.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import css from './finance.module.css'

const GROUP = { list: finance.statement }

type Filter = { from?: string | undefined; to?: string | undefined; kind?: 'in' | 'out' | undefined }
type Props = { place: Filter; onPlace: (place: Filter) => void }

/** What moved the balance, by the days of the person who reads it. */
export function Statement({ place, onPlace }: Props) {
  const t = useText('finance')
  const timeZone = useTimeZone()
  const list = useWholeList(GROUP, { ...place, timeZone })
  useLiveReload(['finance'], () => list.reload())
  const { head } = list
  const options = (['in', 'out'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))
  return (
    <>
      {head && <Sums head={head} />}
      <FilteredList
        {...list}
        filters={[
          { kind: 'one', name: 'kind', label: t('column.kind'), placeholder: t('any'), options },
          { kind: 'days', from: 'from', to: 'to', label: t('column.at') },
        ]}
        place={place}
        onPlace={onPlace}
        beside={list.rows.length > 0 && <SaveButton rows={list.rows} />}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ reason, amount, currency }) => `${reason} ${formatMoney(amount, currency)}`}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
      />
    </>
  )
}

/** The clock by which the screen writes its times. */
function useTimeZone(): string {
  return useSelectedPage()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

type Head = NonNullable<ReturnType<typeof useWholeList<typeof GROUP>>['head']>

function Sums({ head: { balance, sums } }: { head: Head }) {
  const t = useText('finance')
  const money = (amount: number) => formatMoney(amount, balance.currency)
  return (
    <dl className={css.sums}>
      {(['in', 'out'] as const).map((kind) => (
        <div key={kind}>
          <dt>{t(`kind.${kind}`)}</dt>
          <dd>{money(sums[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The rows on screen, as a file. */
function SaveButton({ rows }: { rows: readonly StatementEntry[] }) {
  const t = useText('finance')
  const format = useFormat()
  const titles = [t('column.at'), t('column.reason'), t('column.amount'), t('column.currency'), t('column.after')]
  const lines = rows.map(({ at, reason, amount, currency, balanceAfter }) => [
    format.dateTime(at),
    reason,
    amount,
    currency,
    balanceAfter,
  ])
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
      onClick={() => saveFile(csvOf([titles, ...lines]), 'statement.csv')}
    >
      {t('csv')}
    </Button>
  )
}

function useColumns() {
  const t = useText('finance')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'reason',
        label: t('column.reason'),
        card: 'title' as const,
        cell: ({ reason }: StatementEntry) => reason || '–',
      },
      { key: 'at', label: t('column.at'), cell: ({ at }: StatementEntry) => format.dateTime(at) },
      {
        key: 'amount',
        label: t('column.amount'),
        align: 'end' as const,
        cell: ({ amount, currency }: StatementEntry) => (
          <b className={css.amount} data-in={amount > 0 || undefined}>
            {amount > 0 ? '+' : '−'}
            {formatMoney(Math.abs(amount), currency)}
          </b>
        ),
      },
      {
        key: 'after',
        label: t('column.after'),
        align: 'end' as const,
        cell: ({ balanceAfter, currency }: StatementEntry) => formatMoney(balanceAfter, currency),
      },
    ],
    [t, format],
  )
}
