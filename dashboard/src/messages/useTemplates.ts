import { useInfiniteQuery } from '@tanstack/react-query'
import { messageTemplates } from '@portico/contract/messages.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import type { PlaceOf } from '../core/usePlace.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { dataOf } from './answer.ts'
import type { readPlace } from './place.ts'

const PAGE_SIZE = 50

/** The templates of the page, live. */
export function useTemplates(place: PlaceOf<typeof readPlace>, isEnabled = true) {
  const t = useText('messages')
  const pageId = usePage((state) => state.pageId)
  const query = useInfiniteQuery({
    queryKey: keyOf(messageTemplates.list, pageId, place, { pageSize: PAGE_SIZE }),
    enabled: isEnabled,
    initialPageParam: 0,
    queryFn: async ({ pageParam: skip, signal }) => {
      const answer = await api(messageTemplates.list, { query: { ...place, limit: PAGE_SIZE, skip } }, signal)
      return dataOf(answer, t('unknownError'))
    },
    getNextPageParam: ({ data, total }, all) => {
      const loaded = all.reduce((sum, page) => sum + page.data.length, 0)
      return data.length > 0 && loaded < total ? loaded : undefined
    },
  })
  useLiveReload(['messages'], query.refetch)
  const pages = query.data?.pages
  return {
    rows: pages?.flatMap(({ data }) => data) ?? [],
    count: pages?.at(-1)?.total ?? 0,
    loading: query.isPending && isEnabled,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: query.refetch,
  }
}
