import type { Endpoint, Request } from '@portico/contract/http/endpoint.ts'
import type { LiveEvent } from '@portico/contract/live.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { useReply } from '../core/keys.ts'
import { useLiveState } from '../core/live.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'

/** How often to look while no live connection stands. */
const WITHOUT_LIVE_MS = 15_000

/** An answer that is asked for again whenever one of its topics changes. What is shown stays meanwhile. */
export function useLiveReply<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  topics: readonly LiveEvent['topic'][],
  isAllowed = true,
) {
  const isConnected = useLiveState((state) => state.isConnected)
  const query = useReply(endpoint, request, {
    isEnabled: isAllowed,
    refetchInterval: isConnected ? false : WITHOUT_LIVE_MS,
  })
  useLiveReload(topics, async () => isAllowed && fetchAgain(query))
  return query
}
