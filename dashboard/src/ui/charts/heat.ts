// Where everything of a heat matrix goes, in pixels. Lying on a desk, standing on a phone.
import { ownValue } from '@portico/contract/names.ts'
import type { ChartData } from './chartData.ts'

const LABEL = 44
const HEAD = 22
const GAP = 3
const ROW = 30
/** Narrower than this a finger no longer meets one cell. */
const NARROWEST = 25
/** Steps of colour a person tells apart, besides "nothing". */
export const LEVELS = 5

export type HeatLayout = ReturnType<typeof layOutHeat>
/** A place in the matrix: which row of the data, which series. */
export type Spot = { row: number; series: number }

/** Rows of the data are hours, its series weekdays. */
export function layOutHeat(data: ChartData, width: number) {
  const isLying = (width - LABEL) / data.rows.length >= NARROWEST
  const across = isLying ? data.rows.length : data.series.length
  const down = isLying ? data.series.length : data.rows.length
  const cell = Math.max(1, (width - LABEL) / across)
  const row = isLying ? ROW : 26
  const most = Math.max(0, ...data.rows.flatMap(({ values }) => values))
  const at = ({ row: hour, series }: Spot) =>
    isLying ? { column: hour, line: series } : { column: series, line: hour }
  return {
    isLying,
    width,
    height: HEAD + down * row,
    cell,
    row,
    most,
    head: Array.from({ length: across }, (_, i) => ({
      x: LABEL + (i + 0.5) * cell,
      text: isLying ? (i % 3 === 0 ? (data.rows[i]?.label ?? '') : '') : (data.series[i]?.label ?? ''),
    })),
    side: Array.from({ length: down }, (_, i) => ({
      y: HEAD + (i + 0.5) * row + 4,
      text: isLying ? (data.series[i]?.label ?? '') : (data.rows[i]?.label ?? ''),
    })),
    box(spot: Spot) {
      const { column, line } = at(spot)
      return { left: LABEL + column * cell, top: HEAD + line * row, width: cell - GAP, height: row - GAP }
    },
    spotAt(x: number, y: number): Spot | null {
      const column = Math.floor((x - LABEL) / cell)
      const line = Math.floor((y - HEAD) / row)
      if (column < 0 || line < 0 || column >= across || line >= down) return null
      return isLying ? { row: column, series: line } : { row: line, series: column }
    },
  }
}

/** How strong a cell is coloured: 0 for nothing, else 1 to 5. */
export function levelOf(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(LEVELS, Math.ceil((value / most) * LEVELS))
}

/** Where an arrow key leads in the matrix; `undefined` is not ours. */
export function stepInMatrix(key: string, spot: Spot | null, isLying: boolean, rows: number, series: number) {
  const moves: Record<string, readonly [across: number, down: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const move = ownValue(moves, key)
  if (!move) return undefined
  if (!spot) return { row: 0, series: 0 }
  const [across, down] = move
  return {
    row: Math.min(rows - 1, Math.max(0, spot.row + (isLying ? across : down))),
    series: Math.min(series - 1, Math.max(0, spot.series + (isLying ? down : across))),
  }
}
