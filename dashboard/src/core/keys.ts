// What the query cache calls an answer: its address, the page it is of, and what was asked. Nobody writes a key by hand.
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
  return (group: Group) => invalidate(client, group)
}

type Options<E extends Endpoint> = Pick<
  UseQueryOptions<Reply<E>>,
  'gcTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus' | 'retry' | 'staleTime'
> & { isEnabled?: boolean }

/** The answer to one call, kept under the key its endpoint gives. */
export function useReply<E extends Endpoint>(endpoint: E, request: Request<E>, { isEnabled, ...how }: Options<E> = {}) {
  const pageId = usePage((state) => state.pageId)
  return useQuery<Reply<E>>({
    queryKey: keyOf(endpoint, pageId, request),
    queryFn: ({ signal }) => api(endpoint, request, signal),
    enabled: isEnabled,
    ...how,
  })
}
