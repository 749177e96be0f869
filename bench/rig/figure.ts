// A figure beside the limit of the same run: a table for people and a line of JSON for programs.
import { median, type Round } from './rounds.ts'

export type Figure = {
  name: string
  unit: string
  median: number
  min: number
  max: number
  /** Processor time per operation: the process itself, and its children (PostgreSQL). */
  cpuMicros?: { own: number; below: number }
  limit?: { name: string; median: number; min: number; cpuMicros?: { own: number; below: number } }
  /** Median divided by median: 1 equals the limit. */
  ratio?: number
  note?: string
}

type Sides = {
  name: string
  unit: string
  ours: readonly Round[]
  limit?: { name: string; rounds: readonly Round[] }
  note?: string
}

/** Sums rounds up. */
export function figureOf({ name, unit, ours, limit, note }: Sides): Figure {
  const of = (rounds: readonly Round[]) => rounds.map((round) => round.value)
  const middle = median(of(ours))
  const figure: Figure = {
    name,
    unit,
    median: middle,
    min: Math.min(...of(ours)),
    max: Math.max(...of(ours)),
    cpuMicros: cpuOf(ours),
    note,
  }
  if (!limit) return figure
  const limitMiddle = median(of(limit.rounds))
  return {
    ...figure,
    limit: {
      name: limit.name,
      median: limitMiddle,
      min: Math.min(...of(limit.rounds)),
      cpuMicros: cpuOf(limit.rounds),
    },
    ratio: middle / limitMiddle,
  }
}

function cpuOf(rounds: readonly Round[]): Figure['cpuMicros'] {
  const measured = rounds.filter((round) => round.cpu && round.operations)
  if (measured.length === 0) return undefined
  const per = (pick: 'ownMicros' | 'belowMicros') =>
    median(measured.map((round) => round.cpu![pick] / round.operations!))
  return { own: per('ownMicros'), below: per('belowMicros') }
}

/** Prints figures: a table, then JSON on one line. */
export function print(part: string, rounds: number, figures: readonly Figure[]): void {
  const head = [
    'figure',
    'unit',
    'median',
    'min',
    'max',
    'CPU µs (own + below)',
    'limit',
    'its median',
    'its CPU µs',
    'ratio',
  ]
  const rows = figures.map((figure) => [
    figure.name,
    figure.unit,
    number(figure.median),
    number(figure.min),
    number(figure.max),
    cpuText(figure.cpuMicros),
    figure.limit?.name ?? '-',
    number(figure.limit?.median),
    cpuText(figure.limit?.cpuMicros),
    figure.ratio === undefined ? '-' : number(figure.ratio),
  ])
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]!.length), title.length),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
  console.log(`\n${part}, ${rounds} alternating rounds\n`)
  for (const row of [head, widths.map((width) => '-'.repeat(width)), ...rows]) console.log(line(row))
  for (const { name, note } of figures) if (note) console.log(`  ${name}: ${note}`)
  console.log(`\n${JSON.stringify({ part, rounds, node: process.version, figures })}`)
}

const isText = (column: number) => column < 2 || column === 6

function cpuText(cpu: Figure['cpuMicros']): string {
  return cpu ? `${number(cpu.own)} + ${number(cpu.below)}` : '-'
}

/** Formats three significant digits. */
function number(value: number | undefined): string {
  if (value === undefined) return '-'
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}
