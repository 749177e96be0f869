import type { TimesReport } from '@portico/contract/reports/replies.ts'
import type { Spot } from '../ui/charts/heat.ts'
import { beforeLabel } from './charting.ts'
import type { Section } from './sections.ts'
import type { Words } from './words.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** A Monday: only its weekday is used. */
const MONDAY = Date.UTC(2024, 0, 1)

/** When the venue is full. */
export function timesSections(report: TimesReport, words: Words): Section[] {
  const { t, format } = words
  const { cells, weekdays, previousCells } = report
  const total = cells.flat().reduce((sum, visits) => sum + visits, 0)
  if (total === 0) return []
  const day = (index: number, weekday: 'long' | 'short') =>
    format.day(new Date(MONDAY + index * 86_400_000).toISOString().slice(0, 10), { weekday })
  const hour = (value: number) => `${String(value).padStart(2, '0')}:00`
  const spotName = ({ row, series }: Spot) => t('chart.at', { day: day(series, 'long'), hour: hour(row) })
  const busiest = HOURS.flatMap((row) => cells.map((_, series) => ({ row, series }))).reduce((best, spot) =>
    (cells[spot.series]?.[spot.row] ?? 0) > (cells[best.series]?.[best.row] ?? 0) ? spot : best,
  )
  const sumOf = (row: readonly number[] | undefined) => (row ?? []).reduce((sum, visits) => sum + visits, 0)
  const perDay = (index: number, of: readonly (readonly number[])[]) =>
    sumOf(of[index]) / Math.max(1, weekdays[index] ?? 1)
  const before = previousCells ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []
  const average = (value: number) => (value > 0 && value < 10 ? format.decimal(value) : format.number(value))
  return [
    {
      kind: 'heat',
      key: 'heat',
      title: t('chart.heat'),
      subtitle: t('chart.busiest', {
        when: spotName(busiest),
        visits: format.number(cells[busiest.series]?.[busiest.row] ?? 0),
      }),
      nameOf: spotName,
      filter: 'moment',
      data: {
        rowsLabel: t('chart.hour'),
        isRanked: true,
        series: cells.map((_, index) => ({ key: `${index}`, label: day(index, 'short') })),
        rows: HOURS.map((row) => ({
          label: String(row),
          title: hour(row),
          values: cells.map((line) => line[row] ?? 0),
        })),
        format: format.number,
      },
    },
    {
      kind: 'time',
      key: 'hours',
      title: t('chart.byHour'),
      isHalf: true,
      filter: 'hour',
      data: {
        rowsLabel: t('chart.hour'),
        isRanked: true,
        series: [{ key: 'visits', label: t('figure.visits') }, ...before],
        rows: HOURS.map((row) => ({
          key: String(row),
          label: String(row),
          title: hour(row),
          values: [
            sumOf(cells.map((line) => line[row] ?? 0)),
            ...(previousCells ? [sumOf(previousCells.map((line) => line[row] ?? 0))] : []),
          ],
        })),
        format: format.number,
      },
    },
    {
      kind: 'bars',
      key: 'weekdays',
      title: t('chart.byWeekday'),
      isHalf: true,
      filter: 'weekday',
      data: {
        rowsLabel: t('chart.weekday'),
        isRanked: true,
        series: [{ key: 'visits', label: t('figure.visits') }, ...before],
        rows: cells.map((_, index) => ({
          key: String(index + 1),
          label: day(index, 'long'),
          title: day(index, 'long'),
          values: [perDay(index, cells), ...(previousCells ? [perDay(index, previousCells)] : [])],
        })),
        format: average,
      },
    },
  ]
}
