// What every chart of the kit is given; each kind only draws it differently.

export type ChartSeries = {
  key: string
  label: string
  /** Named in the tooltip and the table, not drawn. */
  isAside?: boolean
  /** The same figure earlier, to compare with: a dashed line over the others, a mark on a bar. */
  isBefore?: boolean
  /** Where it differs from the chart's own: bytes, minutes, a share. */
  format?: (value: number) => string
  /** What the values are, for a file that holds them without words. Shares run from 0 to 1. */
  unit?: 'percent' | 'seconds' | 'bytes'
}

export type ChartRow = {
  /** Short, for the axis: `20/11`. */
  label: string
  /** In full, for the tooltip, the table and screen readers. */
  title: string
  /** One value for each series. */
  values: readonly number[]
  /** What a pick of it is called by; where it cannot be picked, absent. */
  key?: string
}

export type ChartData = {
  /** Heading of the rows, e.g. "Day". */
  rowsLabel: string
  series: readonly ChartSeries[]
  /** At most 400: the server aggregates. */
  rows: readonly ChartRow[]
  format: (value: number) => string
  /** Rows in an order of their own, kept in the table; days are listed newest first. */
  isRanked?: boolean
  /** Keys of the rows are days, `YYYY-MM-DD`. */
  hasDays?: boolean
}

/** The colour of a drawn series, light and dark taken care of by the stylesheet. */
export function seriesColour(index: number): string {
  return `var(--chart-${(index % 6) + 1})`
}

export type DrawnSeries = { series: ChartSeries; index: number; colour: string }

/** The drawn series with their place in `values`, bottom first; what is compared with comes last. */
export function drawnSeries(data: ChartData): DrawnSeries[] {
  const shown = data.series.map((series, index) => ({ series, index })).filter(({ series }) => !series.isAside)
  const now = shown.filter(({ series }) => !series.isBefore)
  const before = shown.filter(({ series }) => series.isBefore)
  return [
    ...now.map((entry, order) => ({ ...entry, colour: seriesColour(order) })),
    ...before.map((entry) => ({ ...entry, colour: 'var(--chart-before)' })),
  ]
}

/** One figure of a row as people read it. */
export function figureText(data: ChartData, row: ChartRow, index: number): string {
  return (data.series[index]?.format ?? data.format)(row.values[index] ?? 0)
}

/** One row in a sentence, as a screen reader says it. */
export function rowSentence(data: ChartData, row: ChartRow): string {
  return `${row.title}: ${data.series.map(({ label }, i) => `${label} ${figureText(data, row, i)}`).join(', ')}`
}
