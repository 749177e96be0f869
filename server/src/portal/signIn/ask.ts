import * as z from 'zod'
import type { Services } from '../../core/services.ts'

const TIMEOUT_MS = 6000
const MOST_BYTES = 100_000

type ProviderRequest = { form?: Record<string, string>; headers?: Record<string, string> }

/** Asks a provider and reads its JSON by a schema. @throws for any other status than 200, or an answer of another shape */
export async function askProvider<T extends z.core.$ZodType>(
  { egress }: Services,
  url: string,
  schema: T,
  { form, headers = {} }: ProviderRequest = {},
): Promise<z.output<T>> {
  const posted = form && {
    method: 'POST' as const,
    body: new URLSearchParams(form).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  }
  const { status, text } = await egress.request(url, {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
    isAwaited: true,
    headers,
    ...posted,
  })
  if (status !== 200) throw new Error(`the provider answered ${status}`)
  return z.parse(schema, JSON.parse(text))
}
