import { useInfiniteQuery } from '@tanstack/react-query'
import { profiles, type Profile } from '@portico/contract/profiles.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import type { ProfileFilters } from './place.ts'

const PAGE_SIZE = 50

/** The list of guests with its totals, live. */
export function useProfiles(filters: ProfileFilters) {
  const t = useText('profiles')
  const pageId = usePage((state) => state.pageId)
  const query = useInfiniteQuery({
    queryKey: keyOf(profiles.list, pageId, filters, { pageSize: PAGE_SIZE }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) => {
      const answer = await api(profiles.list, { query: { ...filters, limit: PAGE_SIZE, after } }, signal)
      if (answer.status !== 'success' || !answer.data) throw new Error(t('noResult'))
      return answer
    },
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
  })
  useLiveReload(['profiles'], query.refetch)
  const pages = query.data?.pages
  const meta = pages?.[0]?.meta
  return {
    rows: pages?.flatMap(({ data }): Profile[] => data) ?? [],
    count: meta?.total ?? 0,
    meta,
    loading: query.isPending,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: query.refetch,
  }
}
