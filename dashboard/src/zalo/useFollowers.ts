import { useEffect } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { zaloUsers } from '@portico/contract/zalo/users.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { notify } from '../ui/toasts.ts'
import type { Place } from './place.ts'

/** Zalo lists have 50 rows (specification §9). */
const PAGE_SIZE = 50

/** Followers as a list; an answer counts only with the message of success (specification §5). */
export function useFollowers(place: Place) {
  const t = useText('zalo.followers')
  const errorText = useErrorText()
  const pageId = usePage((state) => state.pageId)
  const query = useInfiniteQuery({
    queryKey: keyOf(zaloUsers.list, pageId, place, { size: PAGE_SIZE }),
    initialPageParam: 0,
    async queryFn({ pageParam, signal }) {
      const reply = await api(zaloUsers.list, { query: { ...place, size: PAGE_SIZE, from: pageParam } }, signal)
      if (reply.message !== 'Success') throw new Error(reply.message || t('unknown'))
      return reply.data
    },
    getNextPageParam(last, all) {
      const count = all.reduce((sum, { hits }) => sum + hits.length, 0)
      return last.hits.length > 0 && count < last.total.value ? count : undefined
    },
  })
  const { error } = query
  useEffect(() => {
    if (error) notify({ kind: 'bad', text: t('error', { message: errorText(error) }), id: 'followers' })
  }, [error, t, errorText])
  return {
    rows: query.data?.pages.flatMap(({ hits }) => hits) ?? [],
    count: query.data?.pages.at(-1)?.total.value ?? 0,
    loading: query.isPending,
    loadingMore: query.isFetchingNextPage,
    error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => fetchAgain(query),
  }
}
