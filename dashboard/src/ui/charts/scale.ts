// The arithmetic of a chart, apart from any drawing.

/** Round values from 0 up to at least `max`: about `count` steps of 1, 2 or 5 times a power of ten, never below 1. */
export function niceTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  const step = Math.max(1, factor * power)
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, i) => i * step)
}

/** Which of `count` labels to write so that they stay apart: every nth, counted back from the newest. */
export function shownLabels(count: number, width: number, labelWidth: number): number[] {
  if (count === 0) return []
  const fitting = Math.max(1, Math.floor(width / labelWidth))
  const every = Math.max(1, Math.ceil(count / fitting))
  return Array.from({ length: Math.ceil(count / every) }, (_, i) => count - 1 - i * every).toReversed()
}

/** The index of the band a horizontal position falls in, kept inside the chart. */
export function bandAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)))
}

/** A bar standing on `bottom`, its top corners rounded. */
export function barPath(x: number, top: number, width: number, bottom: number, radius: number): string {
  const height = bottom - top
  if (height <= 0) return ''
  const r = Math.min(radius, width / 2, height)
  return `M${px(x)} ${px(bottom)}V${px(top + r)}Q${px(x)} ${px(top)} ${px(x + r)} ${px(top)}H${px(x + width - r)}Q${px(x + width)} ${px(top)} ${px(x + width)} ${px(top + r)}V${px(bottom)}Z`
}

export type Point = readonly [x: number, y: number]

export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('')
}

export function areaPath(points: readonly Point[], bottom: number): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  return `${linePath(points)}L${px(last[0])} ${px(bottom)}L${px(first[0])} ${px(bottom)}Z`
}

function px(value: number): number {
  return Math.round(value * 100) / 100
}
