import { memo } from 'react'
import type { ChartData, DrawnSeries } from './chartData.ts'
import { areaPath, barPath, linePath } from './scale.ts'
import type { TimeLayout } from './timeLayout.ts'
import css from './charts.module.css'

type Props = { data: ChartData; layout: TimeLayout }

/** The drawing itself. It stays as it is while the pointer moves. */
export const TimePicture = memo(function TimePicture({ data, layout }: Props) {
  const { width, height, left, right, bottom, ticks, labels, x, y } = layout
  return (
    <svg data-chart className={css.svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? css.base : css.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={css.axis} x={left - 8} y={y(tick) + 4} textAnchor="end">
            {(layout.shown[0]?.series.format ?? data.format)(tick)}
          </text>
        </g>
      ))}
      {layout.kind === 'bar' ? <Bars data={data} layout={layout} /> : <Areas data={data} layout={layout} />}
      <Before data={data} layout={layout} />
      {labels.map((i) => (
        <text key={i} className={css.axis} x={Math.min(x(i), right - 14)} y={bottom + 19} textAnchor="middle">
          {data.rows[i]?.label}
        </text>
      ))}
    </svg>
  )
})

function Bars({ data, layout }: Props) {
  const { shown, bar, x, y } = layout
  return (
    <g className={css.bars}>
      {data.rows.map((row, i) => {
        let below = 0
        return nowOf(shown).map(({ series, index, colour }, order, all) => {
          const from = below
          below += row.values[index] ?? 0
          const isTop = all.slice(order + 1).every((above) => !row.values[above.index])
          const path = barPath(x(i) - bar / 2, y(below), bar, y(from), isTop ? 4 : 0)
          return path && <path key={`${row.title}-${series.key}`} d={path} style={{ fill: colour }} />
        })
      })}
    </g>
  )
}

function Areas({ data, layout }: Props) {
  return nowOf(layout.shown).map(({ series, index, colour }) => {
    const points = data.rows.map((row, i) => [layout.x(i), layout.y(row.values[index] ?? 0)] as const)
    return (
      <g key={series.key} style={{ fill: colour, stroke: colour }}>
        <path className={css.area} d={areaPath(points, layout.bottom)} />
        <path className={css.stroke} d={linePath(points)} />
      </g>
    )
  })
}

/** What the figures are compared with: a dashed line, recognisable without its colour. */
function Before({ data, layout }: Props) {
  const before = layout.shown.filter(({ series }) => series.isBefore)
  return before.map(({ series, index, colour }) => {
    const points = data.rows.map((row, i) => [layout.x(i), layout.y(row.values[index] ?? 0)] as const)
    return <path key={series.key} className={css.before} d={linePath(points)} style={{ stroke: colour }} />
  })
}

function nowOf(shown: readonly DrawnSeries[]): readonly DrawnSeries[] {
  return shown.filter(({ series }) => !series.isBefore)
}
