// A typed client for any JavaScript runtime: dashboard, tests and scripts use this one.
import type { DraftChange, ErrorBody, ErrorCode } from '../errors.ts'
import { fillPath, type Endpoint, type Reply, type Request } from './endpoint.ts'

/** A reply outside 200-299, with the server's own code and sentence, the status text and the response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Record<string, string>
  readonly change: DraftChange | undefined
  readonly requestId: string | undefined
  /** Such as `Not Found`; empty over HTTP/2, and when no reply came. */
  readonly statusText: string
  /** Its body has been read. Absent when no reply came. */
  readonly response: Response | undefined

  constructor(status: number, body: Partial<ErrorBody> & { code: ErrorCode }, response?: Response) {
    super(body.message ?? body.code)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
    this.change = body.change
    this.requestId = body.requestId
    this.statusText = response?.statusText ?? ''
    this.response = response
  }
}

export type CallOptions = {
  token?: string
  language?: string
  signal?: AbortSignal
  /** Sent even while the page that asked is closing; for bodies below 64 kB. */
  keepalive?: boolean
}

/** Where a client sends its calls; `fetch` can be replaced to run without a socket. */
export type Transport = { base: string; fetch?: typeof fetch }

/**
 * Makes one call.
 * @throws ApiError for any status outside 200-299, and with status 0 when the server could not be reached.
 */
export async function call<E extends Endpoint>(
  to: Transport,
  endpoint: E,
  request: Request<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const response = await send(to, endpoint, request, options)
  const text = await response.text()
  const body = parse(text)
  if (!response.ok) throw new ApiError(response.status, errorBody(body, response.statusText), response)
  // The server checks each reply against this schema before it sends it.
  return body
}

async function send(to: Transport, endpoint: Endpoint, request: object, options: CallOptions): Promise<Response> {
  const { params, query, body } = request as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  const url = to.base + fillPath(endpoint.path, params) + (search.size > 0 ? `?${search}` : '')
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.token) headers['authorization'] = `Bearer ${options.token}`
  if (options.language) headers['accept-language'] = options.language
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    return await (to.fetch ?? fetch)(url, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal,
      keepalive: options.keepalive,
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new ApiError(0, { code: 'network/unreachable' })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorBody(body: unknown, statusText: string): Partial<ErrorBody> & { code: ErrorCode } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our server’s errors have this shape, and screens look up only codes they know
  if (typeof body === 'object' && body !== null && 'code' in body) return body as ErrorBody
  return { code: 'server/internal', message: statusText }
}
