// Where everything of a list of bars goes, in pixels.
import { drawnSeries, figureText, type ChartData } from './chartData.ts'

export const ROW = 50
const BAR = 10
const BAR_TOP = 26
/** A character at the labels' size, roughly; a little too much, so that nothing runs into the figure. */
const CHARACTER = 7.4
const GAP = 16

export type BarRow = ReturnType<typeof layOutBars>[number]

/** One line for each row: its name and figure above, its bar below. The longest bar takes the whole width. */
export function layOutBars(data: ChartData, width: number, share?: (value: number) => string) {
  const all = drawnSeries(data)
  const now = all.filter(({ series }) => !series.isBefore)
  const before = all.find(({ series }) => series.isBefore)
  const sums = data.rows.map(({ values }) => now.reduce((sum, { index }) => sum + (values[index] ?? 0), 0))
  const total = sums.reduce((sum, value) => sum + value, 0)
  const most = Math.max(1e-9, ...sums, ...data.rows.map(({ values }) => (before ? (values[before.index] ?? 0) : 0)))
  return data.rows.map((row, i) => {
    const top = i * ROW
    const sum = sums[i] ?? 0
    const first = now[0]
    const figure = [
      first && now.length === 1 ? figureText(data, row, first.index) : data.format(sum),
      share && total > 0 ? share(sum / total) : undefined,
    ]
      .filter(Boolean)
      .join(' · ')
    let x = 0
    const pieces = now.map(({ series, index, colour }) => {
      const length = ((row.values[index] ?? 0) / most) * width
      const piece = { key: series.key, x, length, colour }
      x += length
      return piece
    })
    return {
      row,
      top,
      figure,
      label: clipText(row.label, (width - figure.length * CHARACTER - GAP) / CHARACTER),
      labelY: top + 17,
      barTop: top + BAR_TOP,
      bar: BAR,
      pieces,
      beforeX: before && (Math.min(most, row.values[before.index] ?? 0) / most) * width,
    }
  })
}

/** As many characters as fit, with a sign that there were more. */
export function clipText(text: string, characters: number): string {
  const fitting = Math.max(4, Math.floor(characters))
  return text.length <= fitting ? text : `${text.slice(0, fitting - 1).trimEnd()}…`
}
