import type { UseQueryResult } from '@tanstack/react-query'

type Query = Pick<UseQueryResult, 'data' | 'isFetching' | 'isPlaceholderData' | 'refetch'>

/** Asks for what has changed. An answer still on its way may have been written before the change: it is not waited for. */
export async function askAnew({ data, isFetching, isPlaceholderData, refetch }: Query): Promise<void> {
  // Only a first answer is never given up for a newer one, so it has to come before the question is put again.
  if (isFetching && (data === undefined || isPlaceholderData)) await refetch()
  await refetch()
}
