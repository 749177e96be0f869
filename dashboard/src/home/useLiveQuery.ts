import { useQuery } from '@tanstack/react-query'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLiveState } from '../core/live.ts'
import { usePage } from '../core/page.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { askAnew } from '../core/askAnew.ts'

/** How often to look while no live connection stands. */
const WITHOUT_LIVE_MS = 15_000

/** A query of the selected page that is asked again whenever one of its topics changes. What is shown stays meanwhile. */
export function useLiveQuery<T>(
  name: string,
  topics: readonly LiveEvent['topic'][],
  ask: (signal: AbortSignal) => Promise<T>,
  isAllowed = true,
) {
  const pageId = usePage((state) => state.pageId)
  const isConnected = useLiveState((state) => state.isConnected)
  const query = useQuery({
    queryKey: [name, pageId],
    enabled: isAllowed,
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: isConnected ? false : WITHOUT_LIVE_MS,
  })
  useLiveReload(topics, async () => isAllowed && askAnew(query))
  return query
}
