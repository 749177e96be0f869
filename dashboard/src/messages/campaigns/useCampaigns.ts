import { useInfiniteQuery } from '@tanstack/react-query'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { api } from '../../core/api.ts'
import { keyOf } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import { useText } from '../../core/useText.ts'
import type { PlaceOf } from '../../core/usePlace.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { dataOf } from '../answer.ts'
import type { readPlace } from './place.ts'

const PAGE_SIZE = 50

/** The campaigns of the page, live. */
export function useCampaigns(place: PlaceOf<typeof readPlace>) {
  const t = useText('messages')
  const pageId = usePage((state) => state.pageId)
  const query = useInfiniteQuery({
    queryKey: keyOf(zaloCampaigns.list, pageId, place, { pageSize: PAGE_SIZE }),
    initialPageParam: 0,
    queryFn: async ({ pageParam: skip, signal }) => {
      const answer = await api(zaloCampaigns.list, { query: { ...place, limit: PAGE_SIZE, skip } }, signal)
      return { rows: dataOf(answer, t('unknownError')), total: answer.total }
    },
    getNextPageParam: ({ rows, total }, all) => {
      const loaded = all.reduce((sum, page) => sum + page.rows.length, 0)
      return rows.length > 0 && loaded < total ? loaded : undefined
    },
  })
  useLiveReload(['messages'], query.refetch)
  const pages = query.data?.pages
  return {
    rows: pages?.flatMap(({ rows }) => rows) ?? [],
    count: pages?.at(-1)?.total ?? 0,
    loading: query.isPending,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  }
}
