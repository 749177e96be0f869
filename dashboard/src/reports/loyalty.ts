import type { Bar, LoyaltyReport } from '@portico/contract/reports/replies.ts'
import { formatMoney, minorDigits } from '@portico/contract/money.ts'
import { optionalText } from '../core/optionalText.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import { amountCell, beforeLabel, dateWords, textCell } from './chartParts.ts'
import type { Figure, Section } from './sections.ts'
import type { Words } from './words.ts'

/** What loyalty gave, what it cost, and who came back because of it. */
export function loyaltySections(report: LoyaltyReport, words: Words): Section[] {
  const { t } = words
  return [
    { kind: 'figures', key: 'figures', figures: figuresOf(report, words) },
    {
      kind: 'time',
      key: 'points',
      title: t(report.by === 'day' ? 'loyalty.chart.byDay' : 'loyalty.chart.byMonth'),
      data: courseData(report, words),
      filter: 'range',
    },
    barsOf('reasons', report, words),
    barsOf('kinds', report, words),
    barsOf('outcomes', report, words),
    giftTable(report, words),
    ...(report.comeback
      ? [{ kind: 'comeback' as const, key: 'comeback', title: t('loyalty.chart.comeback'), comeback: report.comeback }]
      : []),
  ]
}

function figuresOf({ now, previous, owed, series }: LoyaltyReport, { t }: Words): Figure[] {
  const figure = (key: 'given' | 'spent' | 'gifts' | 'tasks' | 'collectors' | 'expired'): Figure => ({
    key,
    label: t(`loyalty.figure.${key}`),
    definition: t(`loyalty.means.${key}`),
    value: now[key],
    ...(previous ? { before: previous[key] } : {}),
  })
  const cost = now.cost.map(({ currency, amount }): Figure => {
    const then = previous && (previous.cost.find((one) => one.currency === currency)?.amount ?? 0)
    const words = { label: t('loyalty.figure.cost'), definition: t('loyalty.means.cost') }
    return {
      key: `cost ${currency}`,
      ...words,
      value: amount,
      unit: 'money',
      currency,
      ...(then === null ? {} : { before: then }),
    }
  })
  const owedCost = owed.cost.map(({ currency, amount }): Figure => {
    const words = { label: t('loyalty.figure.owedCost'), definition: t('loyalty.means.owedCost') }
    return { key: `owed ${currency}`, ...words, value: amount, unit: 'money', currency, isEstimate: true }
  })
  return [
    { ...figure('given'), course: series.map(({ given }) => given) },
    { ...figure('spent'), course: series.map(({ spent }) => spent) },
    figure('gifts'),
    ...cost,
    { key: 'owed', label: t('loyalty.figure.owed'), definition: t('loyalty.means.owed'), value: owed.points },
    ...owedCost,
    figure('collectors'),
    figure('tasks'),
  ]
}

function courseData({ by, series }: LoyaltyReport, words: Words): ChartData {
  const { t, format } = words
  const names = ['given', 'spent', 'expired'] as const
  return {
    rowsLabel: t(by === 'day' ? 'chart.day' : 'chart.month'),
    hasDays: true,
    series: names.map((key) => ({ key, label: t(`loyalty.figure.${key}`), isAside: key !== 'given' })),
    rows: series.map((bucket) => ({
      key: bucket.on,
      ...dateWords(bucket.on, by, words),
      values: names.map((name) => bucket[name]),
    })),
    format: format.number,
  }
}

type Part = 'reasons' | 'kinds' | 'outcomes'
const LABELS = { reasons: 'given', kinds: 'gifts', outcomes: 'orders' } as const

function barsOf(part: Part, report: LoyaltyReport, words: Words): Section {
  const { t, format } = words
  const bars: readonly Bar[] = report[part]
  const isCompared = bars.some(({ previous }) => previous !== null)
  const data: ChartData = {
    rowsLabel: t(`loyalty.column.${part}`),
    isRanked: true,
    series: [
      { key: 'count', label: t(`loyalty.figure.${LABELS[part]}`) },
      ...(isCompared ? [{ key: 'before', label: beforeLabel(report, words), isBefore: true }] : []),
    ],
    rows: bars.map(({ key, count, previous }) => {
      const name = codeName(t, part, key)
      return { key, label: name, title: name, values: [count, ...(isCompared ? [previous ?? 0] : [])] }
    }),
    format: format.number,
  }
  return { kind: 'bars', key: part, title: t(`loyalty.chart.${part}`), data, hasShare: true, isHalf: true }
}

/** A code of the server in words; one this screen does not know yet stands as it is. */
function codeName(t: Words['t'], part: Part, code: string): string {
  return optionalText(t, `loyalty.${part}.${code}`) ?? code
}

function giftTable({ gifts }: LoyaltyReport, { t, format }: Words): Section {
  return {
    kind: 'table',
    key: 'gifts',
    title: t('loyalty.chart.gifts'),
    columns: [
      { key: 'name', label: t('loyalty.column.gift'), isWide: true },
      { key: 'kind', label: t('loyalty.column.kinds') },
      { key: 'given', label: t('loyalty.figure.gifts'), isAmount: true },
      { key: 'used', label: t('loyalty.column.used'), isAmount: true },
      { key: 'cost', label: t('loyalty.figure.cost'), isAmount: true },
    ],
    rows: gifts.map(({ id, name, type, given, used, cost: { amount, currency } }) => ({
      key: `${id} ${currency}`,
      cells: [
        textCell(name),
        textCell(codeName(t, 'kinds', type)),
        amountCell(given, format.number),
        amountCell(used, format.number),
        { text: formatMoney(amount, currency), value: amount / 10 ** minorDigits(currency) },
      ],
    })),
    empty: t('loyalty.chart.noGifts'),
  }
}
