import type { CampaignsReport } from '@portico/contract/reports/replies.ts'
import { partSections } from './campaignParts.ts'
import { amountCell, beforeLabel, textCell, dateWords } from './chartParts.ts'
import type { Figure, Section } from './sections.ts'
import type { Words } from './words.ts'

type Row = CampaignsReport['rows'][number]

/** How often each campaign was shown, to whom, and what came of it. */
export function campaignsSections(report: CampaignsReport, words: Words): Section[] {
  const { rows } = report
  if (rows.length === 0) return []
  const ranked = rows.toSorted((a, b) => b.impressions - a.impressions)
  const daily = dailyData(report, words)
  return [
    { kind: 'figures', key: 'figures', figures: figuresOf(report, words) },
    { kind: 'time', key: 'daily', title: words.t('chart.shownByDay'), data: daily, filter: 'range' },
    barsSection(ranked, report, words),
    ...partSections(report, words),
    tableSection(ranked, words),
  ]
}

function figuresOf({ rows, comparedTo }: CampaignsReport, { t }: Words): Figure[] {
  const sum = (of: (row: Row) => number | null) => rows.reduce((total, row) => total + (of(row) ?? 0), 0)
  const before = (value: number) => (comparedTo === null ? undefined : value)
  const impressions = sum((row) => row.impressions)
  const clicks = sum((row) => row.clicks)
  const figures: Figure[] = [
    {
      key: 'impressions',
      label: t('figure.impressions'),
      definition: t('means.impressions'),
      value: impressions,
      before: before(sum((row) => row.previousImpressions)),
    },
    {
      key: 'clicks',
      label: t('figure.clicks'),
      definition: t('means.clicks'),
      value: clicks,
      before: before(sum((row) => row.previousClicks)),
    },
    {
      key: 'ctr',
      label: t('figure.ctr'),
      definition: t('means.ctr'),
      value: impressions > 0 ? clicks / impressions : 0,
      unit: 'share',
    },
    {
      key: 'reached',
      label: t('figure.reached'),
      definition: t('means.reached'),
      value: sum((row) => row.reached),
    },
  ]
  if (rows.some((row) => row.cameBack === null)) return figures
  const cameBack = sum((row) => row.cameBack)
  return [
    ...figures,
    { key: 'cameBack', label: t('figure.cameBack'), definition: t('means.cameBack'), value: cameBack },
  ]
}

function barsSection(ranked: readonly Row[], report: CampaignsReport, words: Words): Section {
  const { t, format } = words
  const isCompared = report.comparedTo !== null
  return {
    kind: 'bars',
    key: 'campaigns',
    title: t('chart.byCampaign'),
    filter: 'campaign',
    data: {
      rowsLabel: t('chart.campaign'),
      isRanked: true,
      series: [
        { key: 'impressions', label: t('figure.impressions') },
        ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
      ],
      rows: ranked.slice(0, 12).map((row) => ({
        key: row.id,
        label: nameOf(row, words),
        title: nameOf(row, words),
        values: [row.impressions, ...(isCompared ? [row.previousImpressions ?? 0] : [])],
      })),
      format: format.number,
    },
  }
}

function tableSection(ranked: readonly Row[], words: Words): Section {
  const { t, format } = words
  return {
    kind: 'table',
    key: 'all',
    title: t('chart.allCampaigns'),
    filter: 'campaign',
    columns: [
      { key: 'name', label: t('chart.campaign') },
      { key: 'impressions', label: t('figure.impressions'), isAmount: true },
      { key: 'guests', label: t('figure.guests'), isAmount: true },
      { key: 'clicks', label: t('figure.clicks'), isAmount: true },
      { key: 'ctr', label: t('figure.ctr'), isAmount: true },
      { key: 'reached', label: t('figure.reached'), isAmount: true, isWide: true },
      { key: 'cameBack', label: t('figure.cameBack'), isAmount: true },
    ],
    rows: ranked.map((row) => ({
      key: row.id,
      cells: [
        textCell(nameOf(row, words)),
        amountCell(row.impressions, format.number),
        amountCell(row.guests.count, format.number, row.guests.isEstimate ? '≈ ' : ''),
        amountCell(row.clicks, format.number),
        amountCell(row.ctr, format.percent),
        amountCell(row.reached, format.number),
        amountCell(row.cameBack, format.number),
      ],
    })),
  }
}

function nameOf(row: Row, { t }: Words): string {
  return row.name ?? t('chart.deleted')
}

/** All campaigns together over time, beside the same time before; one alone when the report is narrowed to it. */
function dailyData(report: CampaignsReport, words: Words) {
  const { t, format } = words
  const { by, series, before } = report
  const isCompared = before.length > 0
  return {
    rowsLabel: t(by === 'day' ? 'chart.day' : 'chart.month'),
    hasDays: true,
    series: [
      { key: 'impressions', label: t('figure.impressions') },
      { key: 'clicks', label: t('figure.clicks'), isAside: true },
      ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
    ],
    rows: series.map(({ on, impressions, clicks }, i) => ({
      key: on,
      ...dateWords(on, by, words),
      values: [impressions, clicks, ...(isCompared ? [before[i]?.impressions ?? 0] : [])],
    })),
    format: format.number,
  }
}
