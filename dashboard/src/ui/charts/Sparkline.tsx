import { areaPath, linePath } from './scale.ts'
import css from './charts.module.css'

type Props = { values: readonly number[]; label: string; width?: number; height?: number }

/** A line without axes, for the course of a number that stands beside it. */
export function Sparkline({ values, label, width = 96, height = 32 }: Props) {
  // Not from zero: it shows the course, the number beside it the size.
  const lowest = Math.min(...values) * 0.7
  const span = Math.max(1, Math.max(...values) - lowest)
  const gap = width / Math.max(1, values.length - 1)
  const points = values.map((value, i) => [i * gap, height - 4 - ((value - lowest) / span) * (height - 8)] as const)
  const end = points.at(-1)
  if (!end || values.length < 2) return null
  return (
    <svg
      className={css.sparkline}
      viewBox={`0 0 ${width + 4} ${height}`}
      width={width + 4}
      height={height}
      role="img"
      aria-label={label}
    >
      <path className={css.area} d={areaPath(points, height)} />
      <path className={css.stroke} d={linePath(points)} />
      <circle cx={end[0]} cy={end[1]} r={3} />
    </svg>
  )
}
