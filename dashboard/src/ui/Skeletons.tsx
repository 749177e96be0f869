import { useText } from '../core/useText.ts'
import type { Column } from './column.ts'
import css from './states.module.css'

const WIDTHS = ['62%', '46%', '70%', '38%', '54%', '48%']

/** A grey line where text will be. */
export function SkeletonLine({ width = '60%', height = 14 }: { width?: string; height?: number }) {
  return <span className={css.line} style={{ width, height }} aria-hidden />
}

/** Rows of a table on its way. */
export function SkeletonRows<Row>({
  columns,
  extra,
  rows = 6,
}: {
  columns: readonly Column<Row>[]
  extra: { before: boolean; after: boolean }
  rows?: number
}) {
  const t = useText('ui')
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-skeleton>
      {extra.before && (
        <td className={css.narrow}>
          <SkeletonLine width="18px" />
        </td>
      )}
      {columns.map(({ key, align, isWide }, column) => (
        <td key={key} data-align={align} data-wide={isWide}>
          {row === 0 && column === 0 && <span className={css.unseen}>{t('loading')}</span>}
          <SkeletonLine width={WIDTHS[(row + column) % WIDTHS.length]} />
        </td>
      ))}
      {extra.after && (
        <td>
          <SkeletonLine width="72px" />
        </td>
      )}
    </tr>
  ))
}

/** Cards of a list on its way. */
export function SkeletonCards({ cards = 3 }: { cards?: number }) {
  const t = useText('ui')
  return (
    <div className={css.cards} role="status" aria-label={t('loading')}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={css.card}>
          <SkeletonLine width="55%" height={18} />
          <SkeletonLine width="80%" />
          <SkeletonLine width="35%" />
        </div>
      ))}
    </div>
  )
}

/** A block of a given height on its way: a chart, a picture. */
export function SkeletonBlock({ height }: { height: number }) {
  return <div className={css.block} style={{ height }} aria-hidden />
}
