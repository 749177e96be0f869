// Calls as from many people's own lines, for tests that make more of them than one address may.
import { call, type CallOptions } from '@portico/contract/http/client.ts'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import type { RunningServer } from '../processes/all.ts'

let caller = 0

/** One call from an address in a network of its own; the server must trust loopback as a proxy. */
export function sendFromAnywhere<E extends Endpoint>(
  running: RunningServer,
  endpoint: E,
  request: Request<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const address = `10.${(caller >> 8) & 255}.${caller++ & 255}.7`
  const from: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address } })
  return call({ base: running.apiUrl, fetch: from }, endpoint, request, { language: 'en', ...options })
}
