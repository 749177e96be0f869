import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { pageToken } from './page.ts'
import { callAsUser, callWith, isTokenError } from './userCall.ts'

/**
 * Makes one call with the token its endpoint asks for: none, the user's, or the selected page's.
 * Tokens are renewed on the way. Throws ApiError for any other refusal.
 */
export async function api<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  switch (endpoint.access.by) {
    case 'anyone':
      return callWith(endpoint, request, { signal })
    case 'page':
      return callAsPage(endpoint, request, signal)
    default:
      return callAsUser(endpoint, request, signal)
  }
}

async function callAsPage<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const token = await pageToken()
  try {
    return await callWith(endpoint, request, { token, signal })
  } catch (error) {
    if (!isTokenError(error)) throw error
    return callWith(endpoint, request, { token: await pageToken(token), signal })
  }
}
