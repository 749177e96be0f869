import { useInfiniteQuery } from '@tanstack/react-query'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { api } from '../../core/api.ts'
import { keyOf } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import type { SendsPlace } from './place.ts'

const PAGE_SIZE = 100

/** The messages of a campaign, live. */
export function useSends(id: string, { search, state, channel }: SendsPlace) {
  const pageId = usePage((one) => one.pageId)
  const request = { params: { id }, query: { search, state, channel, limit: PAGE_SIZE } }
  const query = useInfiniteQuery({
    queryKey: keyOf(zaloCampaigns.sends, pageId, request, { pageSize: PAGE_SIZE }),
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api(zaloCampaigns.sends, { params: { id }, query: { ...request.query, skip } }, signal),
    getNextPageParam: ({ rows, count }, all) => {
      const loaded = all.reduce((sum, page) => sum + page.rows.length, 0)
      return rows.length > 0 && loaded < count ? loaded : undefined
    },
  })
  useLiveReload(['messages'], query.refetch, 5)
  const pages = query.data?.pages
  return {
    rows: pages?.flatMap(({ rows }) => rows) ?? [],
    count: pages?.at(-1)?.count ?? 0,
    loading: query.isPending,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  }
}
