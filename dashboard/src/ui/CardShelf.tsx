import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { ErrorState } from './ErrorState.tsx'
import { PictureCards } from './PictureCard.tsx'
import { SkeletonBlock } from './Skeletons.tsx'
import css from './pictureCard.module.css'

type Props<Row extends { id: string }> = {
  list: {
    rows: readonly Row[]
    count: number
    loading: boolean
    error: Error | null | undefined
    hasMore: boolean
    loadingMore: boolean
    loadMore: () => unknown
    reload: () => unknown
  }
  /** What stands where there is nothing. */
  empty: ReactNode
  moreLabel: (left: number) => string
  renderCard: (row: Row) => ReactNode
}

/** A list by its pictures: while it loads, when it cannot, when it is empty, and with a button for the rest. */
export function CardShelf<Row extends { id: string }>({ list, empty, moreLabel, renderCard }: Props<Row>) {
  const isEmpty = list.rows.length === 0
  return (
    <>
      {list.error && isEmpty && <ErrorState error={list.error} onRetry={() => void list.reload()} isBoxed />}
      {list.loading && <SkeletonBlock height={280} />}
      {!list.loading && !list.error && isEmpty && empty}
      <PictureCards>{list.rows.map(renderCard)}</PictureCards>
      {list.hasMore && (
        <Button variant="default" className={css.more} loading={list.loadingMore} onClick={() => void list.loadMore()}>
          {moreLabel(list.count - list.rows.length)}
        </Button>
      )}
    </>
  )
}
