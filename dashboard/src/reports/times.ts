import type { TimesReport } from '@portico/contract/reports/replies.ts'
import type { Spot } from '../ui/charts/heat.ts'
import { beforeLabel } from './chartParts.ts'
import type { Section } from './sections.ts'
import type { Words } from './words.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** A Monday: only its weekday is used. */
const MONDAY = Date.UTC(2024, 0, 1)

/** When the venue is full. */
export function timesSections(report: TimesReport, words: Words): Section[] {
  if (sumOf(report.cells.flat()) === 0) return []
  return [heatSection(report, words), hoursSection(report, words), weekdaysSection(report, words)]
}

function heatSection({ cells }: TimesReport, { t, format }: Words): Section {
  const visitsAt = ({ row, series }: Spot) => cells[series]?.[row] ?? 0
  const nameOf = ({ row, series }: Spot) => t('chart.at', { day: dayOf(series, 'long', format), hour: hourOf(row) })
  const spots = HOURS.flatMap((row) => cells.map((_, series) => ({ row, series })))
  const busiest = spots.reduce((best, spot) => (visitsAt(spot) > visitsAt(best) ? spot : best))
  return {
    kind: 'heat',
    key: 'heat',
    title: t('chart.heat'),
    subtitle: t('chart.busiest', { when: nameOf(busiest), visits: format.number(visitsAt(busiest)) }),
    nameOf,
    filter: 'moment',
    data: {
      rowsLabel: t('chart.hour'),
      isRanked: true,
      series: cells.map((_, index) => ({ key: `${index}`, label: dayOf(index, 'short', format) })),
      rows: HOURS.map((row) => ({
        label: String(row),
        title: hourOf(row),
        values: cells.map((line) => line[row] ?? 0),
      })),
      format: format.number,
    },
  }
}

function hoursSection(report: TimesReport, words: Words): Section {
  const { t, format } = words
  const { cells, previousCells } = report
  const visitsIn = (of: readonly (readonly number[])[], row: number) => sumOf(of.map((line) => line[row] ?? 0))
  return {
    kind: 'time',
    key: 'hours',
    title: t('chart.byHour'),
    isHalf: true,
    filter: 'hour',
    data: {
      rowsLabel: t('chart.hour'),
      isRanked: true,
      series: seriesOf(report, words),
      rows: HOURS.map((row) => ({
        key: String(row),
        label: String(row),
        title: hourOf(row),
        values: [visitsIn(cells, row), ...(previousCells ? [visitsIn(previousCells, row)] : [])],
      })),
      format: format.number,
    },
  }
}

/** Visits on an average day of each weekday. */
function weekdaysSection(report: TimesReport, words: Words): Section {
  const { t, format } = words
  const { cells, weekdays, previousCells } = report
  const perDay = (of: readonly (readonly number[])[], index: number) =>
    sumOf(of[index] ?? []) / Math.max(1, weekdays[index] ?? 1)
  return {
    kind: 'bars',
    key: 'weekdays',
    title: t('chart.byWeekday'),
    isHalf: true,
    filter: 'weekday',
    data: {
      rowsLabel: t('chart.weekday'),
      isRanked: true,
      series: seriesOf(report, words),
      rows: cells.map((_, index) => ({
        key: String(index + 1),
        label: dayOf(index, 'long', format),
        title: dayOf(index, 'long', format),
        values: [perDay(cells, index), ...(previousCells ? [perDay(previousCells, index)] : [])],
      })),
      format: (value) => (value > 0 && value < 10 ? format.decimal(value) : format.number(value)),
    },
  }
}

function seriesOf(report: TimesReport, words: Words) {
  const before = report.previousCells ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []
  return [{ key: 'visits', label: words.t('figure.visits') }, ...before]
}

function dayOf(index: number, weekday: 'long' | 'short', format: Words['format']): string {
  return format.day(new Date(MONDAY + index * 86_400_000).toISOString().slice(0, 10), { weekday })
}

function hourOf(value: number): string {
  return `${String(value).padStart(2, '0')}:00`
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
