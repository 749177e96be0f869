// One request to a payment provider, whose answer is JSON.
import { EgressError, type EgressRequest } from '../../core/egress/egress.ts'
import * as z from 'zod'
import { ProviderError, type ProviderUses } from './provider.ts'

const TIMEOUT_MS = 15_000

/** @throws ProviderError when no answer of the expected form comes */
export async function askProvider<S extends z.core.$ZodType>(
  { egress }: ProviderUses,
  url: string,
  request: EgressRequest,
  schema: S,
): Promise<z.output<S>> {
  try {
    const reply = await egress.request(url, { timeoutMs: TIMEOUT_MS, ...request })
    const read = z.safeParse(schema, jsonOf(reply.text))
    if (!read.success) throw new ProviderError(`an unknown answer with status ${reply.status}`)
    return read.data
  } catch (error) {
    throw error instanceof EgressError ? new ProviderError(error.reason) : error
  }
}

/** What a text says as JSON; undefined for none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
