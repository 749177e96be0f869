import { useEffect } from 'react'
import { useList, type FilterOf, type ListGroup, type ListState } from './useList.ts'

/** The most rows that one call of a list answers. */
const PAGE = 100

/** Every row of a list, page after page: for choices and calendars, of which none may be missing. */
export function useWholeList<G extends ListGroup>(
  group: G,
  filter: Partial<FilterOf<G>> = {},
  options: { isEnabled?: boolean } = {},
): ListState<G> {
  const list = useList(group, filter, { ...options, pageSize: PAGE })
  const { hasMore, loadingMore, error, loadMore } = list
  // A fault stops it: the screen shows it with a way to try again.
  const isNext = hasMore && !loadingMore && !error
  const { length } = list.rows
  useEffect(() => {
    if (isNext) loadMore()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page that has come
  }, [isNext, length])
  return list
}
