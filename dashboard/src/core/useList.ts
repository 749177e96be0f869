// A list of the contract on screen: load, more, create, change, delete, with the rules of the specification §4.
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { api } from './api.ts'
import { fetchAgain } from './fetchAgain.ts'
import { keyOf } from './keys.ts'
import { usePage } from './page.ts'
import { useSaved } from './useSaved.ts'

/** What `crud()` makes; a list may leave out what it does not allow. */
export type ListGroup = { list: Endpoint; create?: Endpoint; update?: Endpoint; remove?: Endpoint }

type Envelope = { rows: readonly unknown[]; count: number; next?: string | null }
type PageOf<G extends ListGroup> = Reply<G['list']> & Envelope
/** One row of a group's list. */
export type RowOf<G extends ListGroup> = Reply<G['list']> extends { rows: (infer Row)[] } ? Row : never
/** What a group's call takes. */
export type RequestOf<
  G extends ListGroup,
  Verb extends 'create' | 'update' | 'remove',
  Part extends 'params' | 'body' | 'query',
> =
  NonNullable<G[Verb]> extends infer E extends Endpoint
    ? Request<E> extends { [P in Part]?: infer Value }
      ? Value
      : undefined
    : undefined
/** What a list can be narrowed to, as the contract declares it: a misspelt filter does not compile. */
export type FilterOf<G extends ListGroup> =
  Request<G['list']> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'limit' | 'skip' | 'after'> : object

type Options = { newRows?: 'front' | 'end'; pageSize?: number; isEnabled?: boolean }
type Pages<G extends ListGroup> = InfiniteData<PageOf<G>, Next>
/** Where the next page begins: after a row where the list says so, else past so many. */
type Next = { after: string } | { skip: number }
const FIRST: Next = { skip: 0 }

/** Holds one list. `create`, `update` and `remove` show by a toast how it went, and reject when it failed. */
export function useList<G extends ListGroup>(
  group: G,
  filter: Partial<FilterOf<G>> = {},
  { newRows = 'end', pageSize = 50, isEnabled = true }: Options = {},
) {
  type Row = RowOf<G>
  const pageId = usePage((state) => state.pageId)
  // An answer in several pages has another shape than one alone.
  const queryKey = keyOf(group.list, pageId, filter, { pageSize })
  const query = useInfiniteQuery({
    queryKey,
    enabled: isEnabled,
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) =>
      call<PageOf<G>>(group.list, { query: { ...filter, limit: pageSize, ...pageParam } }, signal),
    getNextPageParam: nextOf,
  })
  const pages = query.data?.pages
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RowOf is the row of this very list
    rows: pages?.flatMap((page) => page.rows as Row[]) ?? [],
    count: pages?.at(-1)?.count ?? 0,
    /** The first page, for what a list holds beside its rows. */
    head: pages?.[0] as Reply<G['list']> | undefined,
    loading: query.isPending && isEnabled,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => fetchAgain(query),
    ...useListChanges(group, queryKey, newRows),
  }
}

/** The calls that change a list, and the change of its loaded pages that spares another load. */
function useListChanges<G extends ListGroup>(group: G, queryKey: QueryKey, newRows: 'front' | 'end') {
  type Row = RowOf<G>
  const client = useQueryClient()
  const saved = useSaved()

  const change = (edit: (rows: Row[], pageIndex: number, isLast: boolean) => Row[], countBy = 0) =>
    client.setQueryData<Pages<G>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, index) => ({
            ...page,
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RowOf is the row of this very list
            rows: edit(page.rows as Row[], index, index === data.pages.length - 1),
            count: page.count + countBy,
          })),
        },
    )

  async function create(body: RequestOf<G, 'create', 'body'>): Promise<Row> {
    const row = await saved('created', () => call<Row>(group.create, { body }))
    const isFront = newRows === 'front'
    change(
      (rows, index, isLast) => (isFront && index === 0 ? [row, ...rows] : !isFront && isLast ? [...rows, row] : rows),
      1,
    )
    return row
  }

  async function update(params: RequestOf<G, 'update', 'params'>, body: RequestOf<G, 'update', 'body'>): Promise<Row> {
    const row = await saved('updated', () => call<Row>(group.update, { params, body }))
    change((rows) => rows.map((old) => (matches(old, params) ? row : old)))
    return row
  }

  async function remove(params: RequestOf<G, 'remove', 'params'>, query?: RequestOf<G, 'remove', 'query'>) {
    await saved('deleted', () => call(group.remove, { params, query }))
    change((rows) => rows.filter((row) => !matches(row, params)), -1)
  }

  return { create, update, remove }
}

/** What {@link useList} gives for a group. */
export type ListState<G extends ListGroup> = ReturnType<typeof useList<G>>

function nextOf<P extends Envelope>(last: P, all: P[]): Next | undefined {
  if (last.next !== undefined) return last.next === null ? undefined : { after: last.next }
  const loaded = all.reduce((sum, page) => sum + page.rows.length, 0)
  return last.rows.length > 0 && loaded < last.count ? { skip: loaded } : undefined
}

function call<Answer>(endpoint: Endpoint | undefined, request: object, signal?: AbortSignal): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RequestOf and RowOf have checked what the group’s type cannot show here
  return api(endpoint!, request as never, signal) as Promise<Answer>
}

function valueAt(row: unknown, key: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined
}

/** Whether a row is the one an identifier names: `{ eid }`, `{ nas_id }`, … */
function matches(row: unknown, params: unknown): boolean {
  const named = typeof params === 'object' && params !== null ? Object.entries(params) : []
  return named.every(([key, value]) => valueAt(row, key) === value)
}
