// What every chart of the kit is given; each kind only draws it differently.

export type ChartSeries = {
  key: string
  label: string
  /** Named in the tooltip and the table, not drawn. */
  isAside?: boolean
}

export type ChartRow = {
  /** Short, for the axis: `20/11`. */
  label: string
  /** In full, for the tooltip, the table and screen readers. */
  title: string
  /** One value for each series. */
  values: readonly number[]
}

export type ChartData = {
  /** Heading of the rows, e.g. "Day". */
  rowsLabel: string
  series: readonly ChartSeries[]
  /** At most 400: the server aggregates. */
  rows: readonly ChartRow[]
  format: (value: number) => string
}

/** The colour of a drawn series, light and dark taken care of by the stylesheet. */
export function seriesColour(index: number): string {
  return `var(--chart-${(index % 6) + 1})`
}

/** The drawn series with their place in `values`, bottom first. */
export function drawn(data: ChartData): { series: ChartSeries; index: number; colour: string }[] {
  return data.series
    .map((series, index) => ({ series, index }))
    .filter(({ series }) => !series.isAside)
    .map((entry, order) => ({ ...entry, colour: seriesColour(order) }))
}

/** One row in a sentence, as a screen reader says it. */
export function rowSentence(data: ChartData, row: ChartRow): string {
  return `${row.title}: ${data.series.map(({ label }, i) => `${label} ${data.format(row.values[i] ?? 0)}`).join(', ')}`
}
