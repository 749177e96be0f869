import type { RowAction } from '../ui/column.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { actionsFor, runAction } from '../ui/RowActions.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { useText } from '../core/useText.ts'
import css from './sending.module.css'

type Props<Row> = {
  id: string
  title: string
  none: string
  /** What `useList` gives. */
  list: {
    rows: readonly Row[]
    count: number
    loading: boolean
    error: unknown
    hasMore: boolean
    loadMore: () => void
    reload: () => unknown
  }
  nameOf: (row: Row) => string
  /** What is said below the name. */
  linesOf: (row: Row) => string[]
  actions: readonly RowAction<Row>[]
  /** An action of a row, for who does not see beside what it stands. */
  actionOf: (action: string, name: string) => string
}

/** What there is already, below the form that adds one more. */
export function OpenList<Row extends { id: string }>({ id, title, none, list, ...shown }: Props<Row>) {
  const t = useText('ui')
  return (
    <section className={css.list} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.reload} />
      ) : list.loading ? (
        <SkeletonCards cards={2} />
      ) : list.rows.length === 0 ? (
        <p className={css.text}>{none}</p>
      ) : (
        <ul>
          {list.rows.map((row) => (
            <OpenRow key={row.id} row={row} {...shown} />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <button type="button" className={css.quiet} onClick={list.loadMore}>
          {t('loadMore', { left: list.count - list.rows.length })}
        </button>
      )}
    </section>
  )
}

type RowProps<Row> = Pick<Props<Row>, 'nameOf' | 'linesOf' | 'actions' | 'actionOf'> & { row: Row }

function OpenRow<Row>({ row, nameOf, linesOf, actions, actionOf }: RowProps<Row>) {
  const name = nameOf(row)
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {linesOf(row).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <div className={css.buttons}>
        {actionsFor(actions, row).map((action) => (
          <button
            key={action.key}
            type="button"
            className={action.isDanger ? css.danger : css.quiet}
            aria-label={actionOf(action.label, name)}
            onClick={() => void runAction(action, row)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </li>
  )
}
