import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { pageToken } from './page.ts'
import { callWith } from './userCall.ts'

/**
 * A call of the selected page that is sent within the next minute: also when another page is selected by then, or
 * the tab is closing.
 */
export async function prepareCall<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<() => Promise<Reply<E>>> {
  // Good for at least a minute.
  const token = await pageToken()
  return () => callWith(endpoint, request, { token, keepalive: true })
}
