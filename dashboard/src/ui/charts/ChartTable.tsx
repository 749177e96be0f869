import { memo } from 'react'
import { figureText, type ChartData } from './chartData.ts'
import css from './charts.module.css'

type Props = { title: string; data: ChartData; isHidden: boolean; onPick?: (key: string) => void }

/** A chart's figures as a table: read out when hidden, on the screen when asked for. Days newest first. */
export const ChartTable = memo(function ChartTable({ title, data, isHidden, onPick }: Props) {
  return (
    <div
      className={isHidden ? css.unseen : css.tableBox}
      tabIndex={isHidden ? undefined : 0}
      role={isHidden ? undefined : 'region'}
      aria-label={isHidden ? undefined : title}
    >
      <table className={css.table}>
        <caption className={css.unseen}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.rowsLabel}</th>
            {data.series.map((series) => (
              <th key={series.key} scope="col">
                {series.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(data.isRanked ? data.rows : data.rows.toReversed()).map((row) => (
            <tr key={row.key ?? row.title}>
              <th scope="row">
                {onPick && !isHidden && row.key !== undefined ? (
                  <button type="button" className={css.pick} onClick={() => onPick(row.key ?? '')}>
                    {row.title}
                  </button>
                ) : (
                  row.title
                )}
              </th>
              {data.series.map((series, i) => (
                <td key={series.key}>{figureText(data, row, i)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
