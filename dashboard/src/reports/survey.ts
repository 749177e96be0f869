import type { SurveyReport } from '@portico/contract/reports/replies.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import { amountCell, beforeLabel, textCell } from './chartParts.ts'
import type { Section } from './sections.ts'
import type { Words } from './words.ts'

type Question = SurveyReport['questions'][number]

/** What guests answered, question by question, and where they stop. */
export function surveySections(report: SurveyReport, words: Words): Section[] {
  return [
    ...report.questions
      .toSorted((a, b) => Number(b.nps !== null) - Number(a.nps !== null))
      .flatMap((question) => questionSections(question, report, words)),
    ...dropOff(report, words),
  ]
}

function questionSections(question: Question, report: SurveyReport, words: Words): Section[] {
  const { t, format } = words
  const { key, answered, average, nps } = question
  const title = words.names?.get(key) ?? key
  if (answered === 0 || question.kind === 'text') return []
  const subtitle =
    average === null
      ? t('chart.answers', { answered })
      : t('chart.answersAverage', { answered, average: format.decimal(average) })
  const bars: Section = {
    kind: 'bars',
    key: `question-${key}`,
    title,
    subtitle,
    hasShare: true,
    isHalf: true,
    filter: 'answer',
    data: optionsData(question, report, words),
  }
  if (nps === null) return [bars]
  return [
    {
      kind: 'nps',
      key: `nps-${key}`,
      title: t('chart.score'),
      subtitle: title,
      score: Math.round(nps),
      isHalf: true,
      data: npsData(question, words),
    },
    bars,
  ]
}

function optionsData({ key, kind, options }: Question, report: SurveyReport, words: Words): ChartData {
  const isCompared = options.some(({ previous }) => previous !== null)
  const sorted =
    kind === 'scale'
      ? options.toSorted((a, b) => Number(b.value) - Number(a.value))
      : options.toSorted((a, b) => b.count - a.count)
  return {
    rowsLabel: words.t('chart.answer'),
    isRanked: true,
    series: [
      { key: 'count', label: words.t('figure.answered') },
      ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
    ],
    rows: sorted.slice(0, 20).map(({ value, count, previous }) => {
      const name = words.names?.get(`${key} ${value}`) ?? value
      return {
        key: `${key}=${value}`,
        label: name,
        title: name,
        values: [count, ...(isCompared ? [previous ?? 0] : [])],
      }
    }),
    format: words.format.number,
  }
}

function npsData({ options }: Question, { t, format }: Words): ChartData {
  const sum = (from: number, to: number) =>
    options
      .filter(({ value }) => Number(value) >= from && Number(value) <= to)
      .reduce((total, { count }) => total + count, 0)
  const parts = [
    [t('chart.promoters'), sum(9, 10)],
    [t('chart.passives'), sum(7, 8)],
    [t('chart.detractors'), sum(0, 6)],
  ] as const
  return {
    rowsLabel: t('chart.answer'),
    isRanked: true,
    series: [{ key: 'count', label: t('figure.answered') }],
    rows: parts.map(([label, count]) => ({ label, title: label, values: [count] })),
    format: format.number,
  }
}

function dropOff({ steps }: SurveyReport, { t, format, names }: Words): Section[] {
  if (steps.length === 0) return []
  return [
    {
      kind: 'table',
      key: 'steps',
      title: t('chart.dropOff'),
      columns: [
        { key: 'step', label: t('chart.step') },
        { key: 'viewed', label: t('chart.viewed'), isAmount: true },
        { key: 'done', label: t('chart.done'), isAmount: true },
        { key: 'stopped', label: t('chart.stopped'), isAmount: true },
      ],
      rows: steps.map(({ key, viewed, done }) => ({
        key,
        cells: [
          textCell(names?.get(key) ?? key),
          amountCell(viewed, format.number),
          amountCell(done, format.number),
          amountCell(viewed > 0 ? Math.max(0, viewed - done) / viewed : null, format.percent),
        ],
      })),
    },
  ]
}
