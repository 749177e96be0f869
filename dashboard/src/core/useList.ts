// A list of the contract on screen: load, more, create, change, delete, with the rules of the specification §4.
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { api } from './api.ts'
import { useSaved } from './useSaved.ts'
import { usePage } from './page.ts'
import { askAnew } from './askAnew.ts'

/** What `crud()` makes; a list may leave out what it does not allow. */
export type Group = { list: Endpoint; create?: Endpoint; update?: Endpoint; remove?: Endpoint }

type Listing<G extends Group> = Reply<G['list']> extends { rows: (infer Row)[] } ? Row : never
type Of<G extends Group, Verb extends 'create' | 'update' | 'remove', Part extends string> =
  NonNullable<G[Verb]> extends Endpoint
    ? Request<NonNullable<G[Verb]>> extends Record<Part, infer Value extends object>
      ? Value
      : never
    : never
type QueryOf<G extends Group> =
  NonNullable<G['remove']> extends Endpoint
    ? Request<NonNullable<G['remove']>> extends { query?: infer Value }
      ? Value
      : undefined
    : undefined
type Pages<Row> = InfiniteData<{ rows: Row[]; count: number }, number>
type Options = { newRows?: 'front' | 'end'; pageSize?: number; isEnabled?: boolean }

/** How the cache names a list, for screens that want to refetch it. */
export function collectionKey(group: Group, pageId: string | null, filter: object = {}) {
  return [group.list.path, group.list.access.by === 'page' ? pageId : null, filter]
}

/** Holds one list. `create`, `update` and `remove` say by a toast how it went, and reject when it failed. */
export function useCollection<G extends Group>(
  group: G,
  filter: object = {},
  { newRows = 'end', pageSize = 50, isEnabled = true }: Options = {},
) {
  type Row = Listing<G>
  const client = useQueryClient()
  const saved = useSaved()
  const pageId = usePage((state) => state.pageId)
  const queryKey = collectionKey(group, pageId, filter)
  const query = useInfiniteQuery({
    queryKey,
    enabled: isEnabled,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api(group.list, { query: { ...filter, limit: pageSize, skip: pageParam } } as never, signal) as Promise<
        Pages<Row>['pages'][0]
      >,
    getNextPageParam: (last, all) => {
      const loaded = all.reduce((sum, page) => sum + page.rows.length, 0)
      return last.rows.length > 0 && loaded < last.count ? loaded : undefined
    },
  })

  const change = (edit: (rows: Row[], pageIndex: number, isLast: boolean) => Row[], countBy = 0) =>
    client.setQueryData<Pages<Row>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, index) => ({
            rows: edit(page.rows, index, index === data.pages.length - 1),
            count: page.count + countBy,
          })),
        },
    )

  async function create(body: Of<G, 'create', 'body'>): Promise<Row> {
    const row = await saved('created', () => api(group.create as Endpoint, { body } as never) as Promise<Row>)
    const isFront = newRows === 'front'
    change(
      (rows, index, isLast) => (isFront && index === 0 ? [row, ...rows] : !isFront && isLast ? [...rows, row] : rows),
      1,
    )
    return row
  }

  async function update(params: Of<G, 'update', 'params'>, body: Of<G, 'update', 'body'>): Promise<Row> {
    const row = await saved('updated', () => api(group.update as Endpoint, { params, body } as never) as Promise<Row>)
    change((rows) => rows.map((old) => (matches(old, params) ? row : old)))
    return row
  }

  async function remove(params: Of<G, 'remove', 'params'>, query?: QueryOf<G>): Promise<void> {
    await saved('deleted', () => api(group.remove as Endpoint, { params, query } as never))
    change((rows) => rows.filter((row) => !matches(row, params)), -1)
  }

  const pages = query.data?.pages
  return {
    rows: pages?.flatMap((page) => page.rows) ?? [],
    count: pages?.at(-1)?.count ?? 0,
    loading: query.isPending && isEnabled,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => askAnew(query),
    create,
    update,
    remove,
  }
}

/** Whether a row is the one an identifier names: `{ eid }`, `{ nas_id }`, … */
function matches(row: unknown, params: object): boolean {
  return Object.entries(params).every(([key, value]) => (row as Record<string, unknown>)[key] === value)
}
