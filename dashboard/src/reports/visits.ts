import type { VisitsReport } from '@portico/contract/reports/replies.ts'
import { visitsCourse, dateWords } from './chartParts.ts'
import type { Figure, Section } from './sections.ts'
import type { Words } from './words.ts'

/** How long guests stay, and what they use. */
export function visitsSections(report: VisitsReport, words: Words): Section[] {
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
    ...dwell(report, words),
    {
      kind: 'time',
      key: 'data',
      title: t('chart.data'),
      shape: 'area',
      filter: 'range',
      data: {
        rowsLabel: t(report.by === 'day' ? 'chart.day' : 'chart.month'),
        hasDays: true,
        series: [{ key: 'bytes', label: t('figure.bytes'), unit: 'bytes' }],
        rows: report.series.map(({ on, bytes }) => ({ key: on, ...dateWords(on, report.by, words), values: [bytes] })),
        format: words.format.bytes,
      },
    },
  ]
}

function figuresOf(
  { now, previous, dwell: { short, engaged, long, engagedMinutes } }: VisitsReport,
  { t }: Words,
): Figure[] {
  const stays = short + engaged + long
  return [
    {
      key: 'visits',
      label: t('figure.visits'),
      definition: t('means.visits'),
      value: now.visits,
      before: previous?.visits,
    },
    {
      key: 'guests',
      label: t('figure.guests'),
      definition: t('means.guests'),
      value: now.guests.count,
      before: previous?.guests.count,
      isEstimate: now.guests.isEstimate,
    },
    ...(now.averageSeconds === null
      ? []
      : [
          {
            key: 'average',
            label: t('figure.averageStay'),
            definition: t('means.averageStay'),
            value: now.averageSeconds,
            before: previous?.averageSeconds ?? undefined,
            unit: 'seconds' as const,
          },
        ]),
    ...(stays === 0
      ? []
      : [
          {
            key: 'engaged',
            label: t('figure.engaged'),
            definition: t('means.engaged', { minutes: engagedMinutes }),
            value: (engaged + long) / stays,
            unit: 'share' as const,
          },
        ]),
    {
      key: 'bytes',
      label: t('figure.bytes'),
      definition: t('means.bytes'),
      value: now.bytes,
      before: previous?.bytes,
      unit: 'bytes',
    },
  ]
}

function dwell(
  { dwell: { engagedMinutes, longMinutes, short, engaged, long, histogram } }: VisitsReport,
  { t, format }: Words,
): Section[] {
  if (short + engaged + long === 0) return []
  const series = [{ key: 'stays', label: t('chart.stays') }]
  const parts = [
    [t('chart.short', { minutes: engagedMinutes }), short],
    [t('chart.engaged', { from: engagedMinutes, to: longMinutes }), engaged],
    [t('chart.long', { minutes: longMinutes }), long],
  ] as const
  return [
    {
      kind: 'time',
      key: 'histogram',
      title: t('chart.dwell'),
      subtitle: t('chart.dwellText'),
      isHalf: true,
      data: {
        rowsLabel: t('chart.length'),
        isRanked: true,
        series,
        rows: histogram.map(({ fromMinutes: from, toMinutes: to, stays }) => ({
          label: String(from),
          title: to === null ? t('chart.minutesUp', { from }) : t('chart.minutes', { from, to }),
          values: [stays],
        })),
        format: format.number,
      },
    },
    {
      kind: 'donut',
      key: 'dwell',
      title: t('chart.engagement'),
      whole: t('chart.wholeVisits'),
      isHalf: true,
      data: {
        rowsLabel: t('chart.length'),
        isRanked: true,
        series,
        rows: parts.map(([label, stays]) => ({ label, title: label, values: [stays] })),
        format: format.number,
      },
    },
  ]
}
