import type { UseQueryResult } from '@tanstack/react-query'

type Query = Pick<UseQueryResult, 'data' | 'isFetching' | 'isPlaceholderData' | 'refetch'>

/** Fetches what has changed. An answer still on its way may be older than the change, so it is not used. */
export async function fetchAgain({ data, isFetching, isPlaceholderData, refetch }: Query): Promise<void> {
  // TanStack Query never cancels a first request, so it must end before the next one begins.
  if (isFetching && (data === undefined || isPlaceholderData)) await refetch()
  await refetch()
}
