import { useMemo } from 'react'
import { platform, type PlatformMonth, type PlatformTotals } from '@portico/contract/platform/overview.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import { TimeChart } from '../ui/charts/TimeChart.tsx'
import type { Column } from '../ui/column.ts'
import { CsvButton } from '../ui/CsvButton.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Card, Screen } from '../ui/Screen.tsx'
import { Stat } from '../ui/Stat.tsx'
import css from './platform.module.css'

const MEGABYTE = 1_048_576

/** How the platform does: where it stands, and month by month. */
export function PlatformReport() {
  const t = useText('platform')
  const { data, error, refetch, isPending } = useReply(platform.report, { query: {} })
  const columns = useColumns()
  const rows = data?.rows ?? []
  const save = (
    <CsvButton
      fileName={t('report.title')}
      columns={columns.map(({ label }) => label)}
      rows={rows.map((row) => columns.map(({ text }) => text(row)))}
    />
  )
  return (
    <Screen title={t('report.title')} lead={t('report.lead')} action={save}>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <>
          <Totals totals={data?.totals} />
          <Card>{data && <Visits rows={data.rows} />}</Card>
          <DataTable
            rows={rows}
            loading={isPending}
            label={t('report.months')}
            columns={columns}
            rowKey={({ month }) => month}
            rowName={({ month }) => month}
            empty={null}
          />
        </>
      )}
    </Screen>
  )
}

function Totals({ totals }: { totals: PlatformTotals | undefined }) {
  const t = useText('platform')
  const format = useFormat()
  const megabytes = (bytes: number) => `${format.number(Math.round(bytes / MEGABYTE))} MB`
  return (
    <div className={css.stats}>
      <Stat
        label={t('report.pages')}
        value={totals?.pages}
        note={totals && t('report.active', { count: totals.activePages })}
      />
      <Stat
        label={t('report.paid')}
        value={totals?.paidPages}
        note={totals && t('report.suspended', { count: totals.suspendedPages })}
      />
      <Stat label={t('report.users')} value={totals?.users} />
      <Stat label={t('report.guests')} value={totals?.guests} />
      <Stat label={t('report.storage')} value={totals?.storageBytes} format={megabytes} />
      {totals?.balances.map(({ currency, amount }) => (
        <Stat
          key={currency}
          label={t('report.balances')}
          value={amount}
          format={(value) => formatMoney(value, currency)}
        />
      ))}
    </div>
  )
}

function Visits({ rows }: { rows: readonly PlatformMonth[] }) {
  const t = useText('platform')
  const format = useFormat()
  const data = useMemo(
    (): ChartData => ({
      rowsLabel: t('report.month'),
      series: [
        { key: 'visits', label: t('report.visits') },
        { key: 'newPages', label: t('report.newPages'), isAside: true },
      ],
      rows: rows.toReversed().map(({ month, visits, newPages }) => ({
        label: format.day(month, { month: 'numeric', year: '2-digit' }),
        title: format.day(month, { month: 'long', year: 'numeric' }),
        values: [visits, newPages],
      })),
      format: format.number,
    }),
    [rows, t, format],
  )
  return <TimeChart title={t('report.visits')} data={data} fileName={t('report.title')} />
}

type TextColumn = Column<PlatformMonth> & { text: (row: PlatformMonth) => string }

function useColumns(): TextColumn[] {
  const t = useText('platform')
  const format = useFormat()
  return useMemo(() => {
    const written = (key: string, label: string, text: TextColumn['text'], place: Partial<TextColumn>): TextColumn => ({
      key,
      label,
      text,
      cell: text,
      ...place,
    })
    const count = (key: 'newPages' | 'newUsers' | 'visits' | 'ended' | 'renewed' | 'messages') =>
      written(key, t(`report.${key}`), (row) => format.number(row[key]), { align: 'end' })
    const money = (key: 'sales' | 'topUps' | 'messages', name: 'sales' | 'topUps' | 'messageCost') =>
      written(
        name,
        t(`report.${name}`),
        (row) => row.money.map((one) => formatMoney(one[key], one.currency)).join(' · ') || '–',
        { align: 'end' },
      )
    const spell = ({ month }: PlatformMonth) => format.day(month, { month: 'long', year: 'numeric' })
    return [
      written('month', t('report.month'), spell, { card: 'title' }),
      count('newPages'),
      count('newUsers'),
      count('visits'),
      money('sales', 'sales'),
      money('topUps', 'topUps'),
      count('ended'),
      count('renewed'),
      count('messages'),
      money('messages', 'messageCost'),
    ]
  }, [t, format])
}
