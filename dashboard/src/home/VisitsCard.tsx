import { useMemo } from 'react'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { GrowingChart } from '../ui/art/GrowingChart.tsx'
import type { ChartData } from '../ui/charts/chartData.ts'
import { TimeChart } from '../ui/charts/TimeChart.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Card } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import type { Summary } from './StatsRow.tsx'

type Days = NonNullable<Summary['days']>

/** Thirty days of visits: who came back, who came for the first time. */
export function VisitsCard({ days }: { days: Days | undefined }) {
  const t = useText('home')
  const format = useFormat()
  const data = useMemo(() => chartOf(days ?? [], t, format), [days, t, format])
  const total = (days ?? []).reduce((sum, day) => sum + day.visits, 0)
  return (
    <Card>
      {days === undefined ? (
        <SkeletonBlock height={330} />
      ) : total === 0 ? (
        <EmptyState art={<GrowingChart />} title={t('chart.empty')} text={t('chart.emptyText')} />
      ) : (
        <TimeChart
          title={t('chart.title')}
          subtitle={t('chart.subtitle', { average: format.number(total / days.length) })}
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
    rows: days.map(({ day, visits, guests, newGuests }) => ({
      label: format.day(day, { day: 'numeric', month: 'numeric' }),
      title: format.day(day, { weekday: 'long', day: 'numeric', month: 'long' }),
      // A new guest has one first visit; all others are somebody coming back.
      values: [Math.max(0, visits - newGuests), Math.min(newGuests, visits), visits, guests],
    })),
    format: format.number,
  }
}
