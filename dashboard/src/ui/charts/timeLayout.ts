// Where everything of a time chart goes, in pixels.
import { drawnSeries, type ChartData } from './chartData.ts'
import { niceTicks, shownLabels } from './scale.ts'

export type TimeLayout = ReturnType<typeof layOut>

const TOP = 10
const FOOT = 26
const LABEL_WIDTH = 52
/** Half the width of a digit at the axis's size, roughly; enough to keep long numbers whole. */
const CHARACTER = 7
/** A bar narrower than this merges with its neighbour. */
const THINNEST_BAR = 2

export function layOut(data: ChartData, kind: 'bar' | 'area', width: number, height: number) {
  const shown = drawnSeries(data)
  const isStacked = kind === 'bar'
  const tops = data.rows.map(({ values }) => {
    const of = (isBefore: boolean) =>
      shown.filter(({ series }) => (series.isBefore ?? false) === isBefore).map(({ index }) => values[index] ?? 0)
    const now = of(false)
    return Math.max(isStacked ? now.reduce((sum, value) => sum + value, 0) : Math.max(0, ...now), ...of(true))
  })
  const most = Math.max(0, ...tops)
  // Round in the unit they are written in: 4 GB, not 4,000,000,000 bytes.
  const unit = shown[0]?.series.unit === 'bytes' && most >= 1 ? 1024 ** Math.floor(Math.log(most) / Math.log(1024)) : 1
  const ticks = niceTicks(most / unit).map((tick) => tick * unit)
  const left = Math.max(...ticks.map((tick) => (shown[0]?.series.format ?? data.format)(tick).length)) * CHARACTER + 12
  const right = Math.max(left + 1, width - 4)
  const bottom = height - FOOT
  const highest = ticks.at(-1) ?? 1
  const band = (right - left) / Math.max(1, data.rows.length)
  return {
    width,
    height,
    left,
    right,
    bottom,
    band,
    bar: Math.min(28, Math.max(1, band * 0.68)),
    kind: kind === 'bar' && band * 0.68 < THINNEST_BAR && width > 0 ? ('area' as const) : kind,
    ticks,
    labels: shownLabels(data.rows.length, right - left, LABEL_WIDTH),
    shown,
    tops,
    x: (index: number) => left + band * (index + 0.5),
    y: (value: number) => bottom - (value / highest) * (bottom - TOP),
  }
}
