// A report's sections as sheets of rows, for CSV and Excel: the same figures in the same order as on the screen.
import { minorDigits } from '@portico/contract/money.ts'
import { drawnSeries, type ChartData } from '../ui/charts/chartData.ts'
import type { Figure, Section } from './sections.ts'

export type Sheet = { key: string; title: string; header: string[]; rows: (string | number)[][] }

export type SheetWords = {
  figure: string
  value: string
  before: string
  /** Columns and rows of who came back. */
  comeback: { group: string; shown: string; heldOut: string; guests: string; cameBack: string }
  unit: (name: 'percent' | 'seconds' | 'bytes') => string
}

/** One sheet for each section that has rows. */
export function sheetsOf(sections: readonly Section[], title: string, words: SheetWords): Sheet[] {
  return sections.flatMap((section): Sheet[] => {
    if (section.kind === 'figures') return [figuresSheet(section.key, title, section.figures, words)]
    if (section.kind === 'table') {
      const header = section.columns.map(({ label }) => label)
      return [
        {
          key: section.key,
          title: section.title,
          header,
          rows: section.rows.map(({ cells }) => cells.map(({ value }) => value)),
        },
      ]
    }
    if (section.kind === 'comeback') return [comebackSheet(section, words)]
    return section.data.rows.length > 0 ? [chartSheet(section.key, section.title, section.data, words)] : []
  })
}

function figuresSheet(key: string, title: string, figures: readonly Figure[], words: SheetWords): Sheet {
  const isCompared = figures.some(({ before }) => before !== undefined)
  return {
    key,
    title,
    header: [words.figure, words.value, ...(isCompared ? [words.before] : [])],
    rows: figures.map((figure) => [
      labelOf(figure, words),
      plainOf(figure, figure.value),
      ...(isCompared ? [figure.before === undefined ? '' : plainOf(figure, figure.before)] : []),
    ]),
  }
}

function labelOf({ label, unit, currency }: Figure, words: SheetWords): string {
  const name = currency ?? (unit === 'share' ? 'percent' : unit)
  if (name === 'percent' || name === 'seconds' || name === 'bytes') return `${label} (${words.unit(name)})`
  return currency ? `${label} (${currency})` : label
}

function plainOf({ unit, currency }: Figure, value: number): number {
  return currency ? value / 10 ** minorDigits(currency) : plain(value, unit === 'share')
}

function comebackSheet({ key, title, comeback }: Extract<Section, { kind: 'comeback' }>, words: SheetWords): Sheet {
  const { group, shown, heldOut, guests, cameBack } = words.comeback
  return {
    key,
    title,
    header: [group, guests, cameBack],
    rows: [
      [shown, comeback.shown.guests, comeback.shown.cameBack],
      [heldOut, comeback.heldOut.guests, comeback.heldOut.cameBack],
    ],
  }
}

function chartSheet(key: string, title: string, data: ChartData, words: SheetWords): Sheet {
  const unitOf = (unit: 'percent' | 'seconds' | 'bytes' | undefined) => (unit ? ` (${words.unit(unit)})` : '')
  return {
    key,
    title,
    header: [data.rowsLabel, ...data.series.map(({ label, unit }) => label + unitOf(unit))],
    rows: data.rows.map((row) => [
      data.hasDays ? (row.key ?? row.title) : row.title,
      ...data.series.map(({ unit }, i) => plain(row.values[i] ?? 0, unit === 'percent')),
    ]),
  }
}

/** Percentages as people write them, with one decimal; other amounts as they are. */
function plain(value: number, isShare: boolean): number {
  return isShare ? Math.round(value * 1000) / 10 : Math.round(value * 100) / 100
}

/** Whether there is anything to look at. */
export function hasFigures(data: ChartData): boolean {
  return drawnSeries(data).some(({ index }) => data.rows.some(({ values }) => (values[index] ?? 0) > 0))
}
