import type { OverviewReport } from '@portico/contract/reports/replies.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import { amountCell, textCell, visitsCourse } from './chartParts.ts'
import type { Figure, Section } from './sections.ts'
import type { Words } from './words.ts'

/** How the venue is doing, at a glance. */
export function overviewSections(report: OverviewReport, words: Words): Section[] {
  const { t } = words
  return [
    { kind: 'figures', key: 'figures', figures: figuresOf(report, words) },
    {
      kind: 'time',
      key: 'visits',
      title: t(report.by === 'day' ? 'chart.visitsByDay' : 'chart.visitsByMonth'),
      data: visitsCourse(report, words),
      filter: 'range',
    },
    {
      kind: 'funnel',
      key: 'funnel',
      title: t('chart.funnel'),
      subtitle: t('chart.funnelText'),
      data: funnelData(report, words),
      isHalf: true,
    },
    {
      kind: 'donut',
      key: 'segment',
      title: t('chart.newOrNot'),
      whole: t('chart.wholeGuests'),
      data: segmentData(report, words),
      filter: 'segment',
      isHalf: true,
    },
    ...topCampaign(report, words),
  ]
}

function figuresOf({ now, previous, series }: OverviewReport, { t }: Words): Figure[] {
  const figure = (
    key: 'visits' | 'guests' | 'newGuests' | 'contacts' | 'verified' | 'consentRate',
    value: number,
    before: number | undefined,
  ): Figure => ({ key, label: t(`figure.${key}`), definition: t(`means.${key}`), value, before })
  const figures: Figure[] = [
    { ...figure('visits', now.visits, previous?.visits), course: series.map(({ visits }) => visits) },
    { ...figure('guests', now.guests.count, previous?.guests.count), isEstimate: now.guests.isEstimate },
    figure('newGuests', now.newGuests, previous?.newGuests),
    figure('contacts', now.contacts, previous?.contacts),
    figure('verified', now.verifiedContacts, previous?.verifiedContacts),
  ]
  if (now.consentRate === null) return figures
  return [...figures, { ...figure('consentRate', now.consentRate, previous?.consentRate ?? undefined), unit: 'share' }]
}

function funnelData({ now }: OverviewReport, { t, format }: Words): ChartData {
  const steps = ['seen', 'started', 'verified', 'online'] as const
  return {
    rowsLabel: t('chart.step'),
    isRanked: true,
    series: [{ key: 'guests', label: t('figure.guests') }],
    rows: steps.map((step) => ({
      key: step,
      label: t(`chart.${step}`),
      title: t(`chart.${step}`),
      values: [now.funnel[step]],
    })),
    format: format.number,
  }
}

function segmentData({ now }: OverviewReport, { t, format }: Words): ChartData {
  const parts = [
    ['returning', now.returningGuests],
    ['new', now.newGuests],
  ] as const
  return {
    rowsLabel: t('chart.kind'),
    isRanked: true,
    series: [{ key: 'guests', label: t('figure.guests') }],
    rows: parts.map(([key, count]) => ({
      key,
      label: t(`segment.${key}`),
      title: t(`segment.${key}`),
      values: [count],
    })),
    format: format.number,
  }
}

function topCampaign({ topCampaign: top }: OverviewReport, { t, format }: Words): Section[] {
  if (!top) return []
  return [
    {
      kind: 'table',
      key: 'topCampaign',
      title: t('chart.topCampaign'),
      filter: 'campaign',
      columns: [
        { key: 'name', label: t('chart.campaign') },
        { key: 'impressions', label: t('figure.impressions'), isAmount: true },
        { key: 'clicks', label: t('figure.clicks'), isAmount: true },
        { key: 'ctr', label: t('figure.ctr'), isAmount: true },
      ],
      rows: [
        {
          key: top.id,
          cells: [
            textCell(top.name ?? t('chart.deleted')),
            amountCell(top.impressions, format.number),
            amountCell(top.clicks, format.number),
            amountCell(top.ctr, format.percent),
          ],
        },
      ],
    },
  ]
}
