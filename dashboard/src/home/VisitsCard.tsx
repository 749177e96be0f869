import { useMemo } from 'react'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { GrowingChart } from '../ui/art/GrowingChart.tsx'
import type { ChartData } from '../ui/charts/chartData.ts'
import { TimeChart } from '../ui/charts/TimeChart.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Card } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import type { PastDays } from './usePastDays.ts'

type Days = PastDays['series']

/** Thirty days of visits: who came back, who came for the first time. */
export function VisitsCard({ month }: { month: PastDays | undefined }) {
  const t = useText('home')
  const format = useFormat()
  const days = month?.series
  const data = useMemo(() => chartOf(days ?? [], t, format), [days, t, format])
  return (
    <Card>
      {month === undefined ? (
        <SkeletonBlock height={330} />
      ) : month.now.visits === 0 ? (
        <EmptyState art={<GrowingChart />} title={t('chart.empty')} text={t('chart.emptyText')} />
      ) : (
        <TimeChart
          title={t('chart.title')}
          subtitle={t('chart.subtitle', { average: format.number(month.now.visits / month.range.days) })}
          data={data}
          fileName={t('chart.file')}
        />
      )}
    </Card>
  )
}

function chartOf(days: Days, t: ReturnType<typeof useText<'home'>>, format: ReturnType<typeof useFormat>): ChartData {
  return {
    rowsLabel: t('chart.day'),
    series: [
      { key: 'returning', label: t('chart.returning') },
      { key: 'first', label: t('chart.first') },
      { key: 'total', label: t('chart.total'), isAside: true },
      { key: 'guests', label: t('chart.guests'), isAside: true },
    ],
    rows: days.map(({ on, visits, guests, newVisits }) => ({
      label: format.day(on, { day: 'numeric', month: 'numeric' }),
      title: format.day(on, { weekday: 'long', day: 'numeric', month: 'long' }),
      values: [Math.max(0, visits - newVisits), newVisits, visits, guests],
    })),
    format: format.number,
  }
}
