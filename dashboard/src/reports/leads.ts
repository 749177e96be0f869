import type { LeadsReport } from '@portico/contract/reports/replies.ts'
import { barsData, dateWords } from './chartParts.ts'
import type { Section } from './sections.ts'
import type { Words } from './words.ts'

/** Where leads come from, and how far they got. */
export function leadsSections(report: LeadsReport, words: Words): Section[] {
  const { t, format } = words
  return [
    {
      kind: 'figures',
      key: 'figures',
      figures: [
        {
          key: 'created',
          label: t('figure.created'),
          definition: t('means.created'),
          value: report.created,
          before: report.previousCreated ?? undefined,
          course: report.series.map(({ created }) => created),
        },
      ],
    },
    {
      kind: 'time',
      key: 'days',
      title: t('chart.leadsByDay'),
      filter: 'range',
      data: {
        rowsLabel: t('chart.day'),
        hasDays: true,
        series: [{ key: 'created', label: t('chart.leads') }],
        rows: report.series
          .slice(-400)
          .map(({ on, created }) => ({ key: on, ...dateWords(on, 'day', words), values: [created] })),
        format: format.number,
      },
    },
    {
      kind: 'bars',
      key: 'stages',
      title: t('chart.stages'),
      data: barsData(report.stages, t('chart.stageColumn'), report, words, 'stage'),
      hasShare: true,
      isHalf: true,
    },
    {
      kind: 'bars',
      key: 'sources',
      title: t('chart.sources'),
      data: barsData(report.sources, t('chart.source'), report, words, 'source'),
      hasShare: true,
      isHalf: true,
    },
  ]
}
