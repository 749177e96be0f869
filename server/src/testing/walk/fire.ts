// One request exactly as given, and its whole reply; nothing is checked on the way.
import { fillPath, type Endpoint } from '@portico/contract/http/endpoint.ts'
import type { RunningServer } from '../../processes/all.ts'

export type Sample = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

export type FiredReply = { status: number; headers: Headers; text: string; json: unknown }

/** A body sent unchanged, whatever its content type claims. */
export type Raw = { raw: string | Uint8Array<ArrayBuffer>; type?: string }

let caller = 0

/** Each request has a separate address (the server must trust loopback as a proxy), so none meets a rate limit. */
export async function fire(
  { apiUrl }: RunningServer,
  endpoint: Endpoint,
  sample: Sample,
  token?: string,
  raw?: Raw,
): Promise<FiredReply> {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(sample.query ?? {}))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined) search.append(name, String(one))
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`,
    'accept-language': 'en',
    ...sample.headers,
  }
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  const body = raw ? raw.raw : sample.body === undefined ? undefined : JSON.stringify(sample.body)
  if (raw?.type !== undefined) headers['content-type'] = raw.type
  else if (body !== undefined && !raw) headers['content-type'] = 'application/json'
  const address = apiUrl + fillPath(endpoint.path, sample.params) + (search.size > 0 ? `?${search}` : '')
  const response = await fetch(address, { method: endpoint.method, headers, body })
  const text = endpoint.stream && response.ok ? await firstEvent(response) : await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

/** A stream never ends: its first event is the reply. */
async function firstEvent(response: Response): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    text += value ?? ''
    const [, data] = /^data: (.*)\n\n/m.exec(text) ?? []
    if (data === undefined && !done) continue
    await reader.cancel()
    return data ?? text
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
