import { memo } from 'react'
import type { ChartData } from './chartData.ts'
import css from './charts.module.css'

type Props = { title: string; data: ChartData; isHidden: boolean }

/** A chart's figures as a table: read out when hidden, on the screen when asked for. Newest first. */
export const ChartTable = memo(function ChartTable({ title, data, isHidden }: Props) {
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
          {data.rows.toReversed().map((row) => (
            <tr key={row.title}>
              <th scope="row">{row.title}</th>
              {row.values.map((value, i) => (
                <td key={data.series[i]?.key}>{data.format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
