import { drawnSeries, figureText, type ChartData, type ChartRow } from './chartData.ts'
import type { TimeLayout } from './timeLayout.ts'
import css from './charts.module.css'

type Props = { data: ChartData; row: ChartRow; layout: TimeLayout; index: number }

/** One moment's figures beside a marker, turned away from the nearer edge. */
export function Tooltip({ data, row, layout, index }: Props) {
  const at = layout.x(index)
  const isRight = at > layout.width / 2
  const colours = new Map(drawnSeries(data).map(({ series, colour }) => [series.key, colour]))
  return (
    <>
      <div
        className={css.marker}
        style={{ left: at - layout.band / 2, width: layout.band, height: layout.bottom }}
        aria-hidden
      />
      <div
        className={css.tooltip}
        style={isRight ? { right: layout.width - at + layout.band / 2 + 8 } : { left: at + layout.band / 2 + 8 }}
        aria-hidden
      >
        <p>{row.title}</p>
        <dl>
          {data.series.map((series, i) => (
            <div key={series.key}>
              <dt>
                <span
                  className={css.swatch}
                  data-before={series.isBefore}
                  style={{ background: colours.get(series.key) ?? 'transparent', color: colours.get(series.key) }}
                />
                {series.label}
              </dt>
              <dd>{figureText(data, row, i)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
