// What the query cache calls an answer: its address, the page it is of, and what was asked. Nobody writes a key by hand.
import { useCallback } from 'react'
import { useQuery, useQueryClient, type QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { api } from './api.ts'
import { usePage } from './page.ts'

type Group = Record<string, Pick<Endpoint, 'path'>>

/** The key of an endpoint's answers; without what was asked, of all of them. */
export function keyOf({ path, access }: Pick<Endpoint, 'path' | 'access'>, pageId: string | null, ...asked: object[]) {
  return [path, access.by === 'page' ? pageId : null, ...asked]
}

/** Has everything a group answered asked again, wherever it is shown. */
export function invalidate(client: QueryClient, group: Group): Promise<void> {
  const paths = new Set<unknown>(Object.values(group).map(({ path }) => path))
  return client.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
}

/** {@link invalidate} for the screen's own cache. */
export function useInvalidate() {
  const client = useQueryClient()
  return useCallback(
    async (...groups: Group[]) => void (await Promise.all(groups.map((group) => invalidate(client, group)))),
    [client],
  )
}

type Options<E extends Endpoint> = Pick<
  UseQueryOptions<Reply<E>>,
  'gcTime' | 'refetchInterval' | 'refetchOnWindowFocus' | 'retry' | 'staleTime'
> & {
  isEnabled?: boolean
  /** While another answer is on its way the last one stays, as far as it is of the same call and page. */
  hasLast?: boolean
}

/** The answer to one call, kept under the key its endpoint gives. */
export function useReply<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  { isEnabled, hasLast = false, ...how }: Options<E> = {},
) {
  const pageId = usePage((state) => state.pageId)
  const queryKey = keyOf(endpoint, pageId, request)
  return useQuery<Reply<E>>({
    queryKey,
    queryFn: ({ signal }) => api(endpoint, request, signal),
    enabled: isEnabled,
    placeholderData: hasLast
      ? (last, asked) => (asked?.queryKey[0] === queryKey[0] && asked?.queryKey[1] === queryKey[1] ? last : undefined)
      : undefined,
    ...how,
  })
}

/** Replaces the answer a screen shows; other copies are fetched again when a screen opens them. */
export function usePutReply() {
  const client = useQueryClient()
  const pageId = usePage((state) => state.pageId)
  return <E extends Endpoint>(endpoint: E, request: Request<E>, reply: Reply<E>) => {
    const queryKey = keyOf(endpoint, pageId, request)
    if (client.getQueryCache().find({ queryKey })?.isActive()) client.setQueryData(queryKey, reply)
  }
}
