import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
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
  /** An `li` for each row. */
  children: (row: Row) => ReactNode
}

/** What there is already, below the form that adds one more. */
export function OpenList<Row>({ id, title, none, list, children }: Props<Row>) {
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
        <ul>{list.rows.map(children)}</ul>
      )}
      {list.hasMore && (
        <button type="button" className={css.quiet} onClick={list.loadMore}>
          {t('loadMore', { left: list.count - list.rows.length })}
        </button>
      )}
    </section>
  )
}
