// The pieces several reports share: days along an axis, bars of codes, cells of a table.
import type { Bar, Bucket, Head } from '@portico/contract/reports/replies.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import type { Cell } from './sections.ts'
import { nameOf, type Words } from './words.ts'

type Course = Head & { by: 'day' | 'month'; series: readonly Bucket[]; before: readonly Bucket[] }

/** How a day or a month is written on an axis, and in full. */
export function dateWords(on: string, by: 'day' | 'month', { format }: Words) {
  return by === 'month'
    ? {
        label: format.day(on, { month: 'numeric', year: '2-digit' }),
        title: format.day(on, { month: 'long', year: 'numeric' }),
      }
    : {
        label: format.day(on, { day: 'numeric', month: 'numeric' }),
        title: format.day(on, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      }
}

/** What the period before is called on this screen. */
export function beforeLabel(head: Head, { t }: Words): string {
  const isYear =
    head.comparedTo !== null &&
    head.comparedTo.to.slice(0, 4) < head.range.to.slice(0, 4) &&
    head.comparedTo.to.slice(5) === head.range.to.slice(5)
  return t(isYear ? 'compare.before.year' : 'compare.before.previous')
}

/** Visits over time: those who came back, those who came first, and the same time before as a line. */
export function visitsCourse(report: Course, words: Words): ChartData {
  const { t, format } = words
  const isCompared = report.before.length > 0
  return {
    rowsLabel: t(report.by === 'day' ? 'chart.day' : 'chart.month'),
    hasDays: true,
    series: [
      { key: 'returning', label: t('chart.returning') },
      { key: 'first', label: t('chart.first') },
      { key: 'visits', label: t('chart.total'), isAside: true },
      ...(report.by === 'day' ? [{ key: 'guests', label: t('chart.guests'), isAside: true }] : []),
      ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
    ],
    rows: report.series.map((bucket, i) => ({
      key: bucket.on,
      ...dateWords(bucket.on, report.by, words),
      values: [
        Math.max(0, bucket.visits - bucket.newVisits),
        bucket.newVisits,
        bucket.visits,
        ...(report.by === 'day' ? [bucket.guests] : []),
        ...(isCompared ? [report.before[i]?.visits ?? 0] : []),
      ],
    })),
    format: format.number,
  }
}

/** A bar of a code, or of something with a name of its own. */
type NamedBar = Bar & { name?: string | undefined }

/** Bars of codes, the longest first, "other" and "unknown" last, no more than nine. */
export function barsData(
  bars: readonly NamedBar[],
  label: string,
  head: Head,
  words: Words,
  kind?: Parameters<typeof nameOf>[2],
  most = 9,
): ChartData {
  const isCompared = bars.some(({ previous }) => previous !== null)
  const isLast = (key: string) => key === 'other' || key === 'unknown'
  const sorted = bars.toSorted((a, b) => Number(isLast(a.key)) - Number(isLast(b.key)) || b.count - a.count)
  const isMerged = sorted.length > most
  const shown = isMerged ? [...sorted.slice(0, most - 1), rest(sorted.slice(most - 1))] : sorted
  return {
    rowsLabel: label,
    isRanked: true,
    series: [
      { key: 'count', label: words.t(kind === 'stage' || kind === 'source' ? 'chart.leads' : 'figure.visits') },
      ...(isCompared ? [{ key: 'before', label: beforeLabel(head, words), isBefore: true }] : []),
    ],
    rows: shown
      .filter(({ count, previous }) => count > 0 || (previous ?? 0) > 0)
      .map(({ key, count, previous, name: ownName }) => {
        const name = ownName || nameOf(key, words.t, kind)
        // Several in one bar are no filter.
        const own = isMerged && key === 'other' ? {} : { key }
        return { ...own, label: name, title: name, values: [count, ...(isCompared ? [previous ?? 0] : [])] }
      }),
    format: words.format.number,
  }
}

function rest(bars: readonly Bar[]): NamedBar {
  const isCompared = bars.some(({ previous }) => previous !== null)
  return {
    key: 'other',
    count: bars.reduce((sum, bar) => sum + bar.count, 0),
    previous: isCompared ? bars.reduce((sum, bar) => sum + (bar.previous ?? 0), 0) : null,
  }
}

export function textCell(text: string): Cell {
  return { text, value: text }
}

/** A number as people write it; nothing for what is not known. */
export function amountCell(value: number | null, write: (value: number) => string, mark = ''): Cell {
  return value === null ? { text: '–', value: '' } : { text: mark + write(value), value: Math.round(value * 1e4) / 1e4 }
}
