import type { DevicesReport, SoftwareReport } from '@portico/contract/reports/replies.ts'
import { amountCell, barsData, beforeLabel, textCell } from './chartParts.ts'
import type { Section } from './sections.ts'
import type { Words } from './words.ts'

/** What guests hold in their hands. */
export function phonesSections(report: DevicesReport, words: Words): Section[] {
  const { t } = words
  return [
    {
      kind: 'donut',
      key: 'kinds',
      title: t('chart.kinds'),
      whole: t('chart.wholeVisits'),
      data: barsData(report.kinds, t('chart.deviceKind'), report, words, 'device', 6),
      filter: 'device',
      isHalf: true,
    },
    {
      kind: 'bars',
      key: 'brands',
      title: t('chart.brands'),
      data: barsData(report.brands, t('chart.brand'), report, words),
      filter: 'brand',
      hasShare: true,
      isHalf: true,
    },
  ]
}

/** Each gateway: who came through it, for how long, with how much data. */
export function hotspotsSections(report: DevicesReport, words: Words): Section[] {
  const { t, format } = words
  const rows = report.hotspots.toSorted((a, b) => b.visits - a.visits)
  const isCompared = report.comparedTo !== null
  return [
    {
      kind: 'bars',
      key: 'hotspots',
      title: t('chart.hotspots'),
      hasShare: true,
      filter: 'hotspot',
      data: {
        rowsLabel: t('chart.hotspot'),
        isRanked: true,
        series: [
          { key: 'visits', label: t('figure.visits') },
          ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
        ],
        rows: rows.slice(0, 12).map(({ nas_id, name, visits, previousVisits }) => ({
          key: nas_id,
          label: name,
          title: name,
          values: [visits, ...(isCompared ? [previousVisits ?? 0] : [])],
        })),
        format: format.number,
      },
    },
    {
      kind: 'table',
      key: 'all',
      title: t('chart.allHotspots'),
      filter: 'hotspot',
      columns: [
        { key: 'name', label: t('chart.hotspot') },
        { key: 'seen', label: t('chart.seenPortal'), isAmount: true },
        { key: 'visits', label: t('figure.visits'), isAmount: true },
        { key: 'average', label: t('chart.average'), isAmount: true },
        { key: 'bytes', label: t('figure.bytes'), isAmount: true },
      ],
      rows: rows.map(({ nas_id, name, seen, visits, ended, seconds, bytes }) => ({
        key: nas_id,
        cells: [
          textCell(name),
          amountCell(seen, format.number),
          amountCell(visits, format.number),
          amountCell(ended > 0 ? seconds / ended : null, format.duration),
          amountCell(bytes, format.bytes),
        ],
      })),
    },
  ]
}

/** What guests' phones run, and from which window they sign in. */
export function softwareSections(report: SoftwareReport, words: Words): Section[] {
  const { t } = words
  const whole = t('chart.wholeVisits')
  return [
    {
      kind: 'donut',
      key: 'systems',
      title: t('chart.systems'),
      whole,
      data: barsData(report.systems, t('chart.systems'), report, words, undefined, 6),
      filter: 'system',
      isHalf: true,
    },
    {
      kind: 'donut',
      key: 'windows',
      title: t('chart.windows'),
      whole,
      data: barsData(report.windows, t('chart.window'), report, words, undefined, 6),
      filter: 'window',
      isHalf: true,
    },
    {
      kind: 'bars',
      key: 'browsers',
      title: t('chart.browsers'),
      data: barsData(report.browsers, t('chart.browsers'), report, words, 'program'),
      filter: 'browser',
      hasShare: true,
    },
  ]
}
