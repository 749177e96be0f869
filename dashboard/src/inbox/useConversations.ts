// Thousands of conversations in the order of their newest message. News reloads the first page alone, however far somebody scrolled.
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { conversations, type Conversation } from '@portico/contract/inbox.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import type { Place } from './place.ts'

const PAGE_SIZE = 50

type Filters = Omit<Place, 'id' | 'pane'>
type Part = Reply<typeof conversations.list>
export type Conversations = ReturnType<typeof useConversations>

export function useConversations(filters: Filters) {
  const pageId = usePage((state) => state.pageId)
  const client = useQueryClient()
  const queryKey = keyOf(conversations.list, pageId, filters, { pageSize: PAGE_SIZE })
  const read = (after: string | undefined, signal?: AbortSignal) =>
    api(conversations.list, { query: { ...filters, limit: PAGE_SIZE, ...(after ? { after } : {}) } }, signal)
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (last: Part) => last.next ?? undefined,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
  const refresh = async () => {
    const fresh = await read(undefined)
    client.setQueryData<InfiniteData<Part, string>>(queryKey, (data) => data && withFirst(data, fresh))
  }
  const pages = query.data?.pages
  return {
    rows: pages?.flatMap(({ rows }) => rows) ?? [],
    count: pages?.[0]?.count ?? 0,
    isLoading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => query.refetch(),
    refresh,
  }
}

/** The loaded pages with a new first one: what stands in it goes from the others, and so does what is no longer there. */
export function withFirst(data: InfiniteData<Part, string>, fresh: Part): InfiniteData<Part, string> {
  const [first, ...others] = data.pages
  if (!first || others.length === 0) return { ...data, pages: [fresh], pageParams: data.pageParams.slice(0, 1) }
  const inFresh = new Set(fresh.rows.map(({ id }) => id))
  const last = fresh.rows.at(-1)
  const isBelow = (row: Conversation) => !inFresh.has(row.id) && last !== undefined && placeOf(row) < placeOf(last)
  const below = ({ rows }: Part) => rows.filter(isBelow)
  return {
    ...data,
    pages: [
      { ...fresh, rows: [...fresh.rows, ...below(first)], next: first.next },
      ...others.map((page) => ({ ...page, rows: below(page) })),
    ],
  }
}

const placeOf = ({ lastAt, id }: Conversation) => `${lastAt} ${id}`
