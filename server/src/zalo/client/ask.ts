// One request to Zalo: the token in a header of its own, refusals in an envelope with HTTP 200, limits in headers.
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { EgressError, type EgressReply } from '../../core/egress/egress.ts'
import type { Services } from '../../core/services.ts'
import { noteRate, refuseAboveRate } from './rate.ts'
import { ZaloError } from './errors.ts'

export type AskServices = Pick<Services, 'config' | 'egress' | 'clock'>
/** Who asks: an Official Account's token; `appSecret` adds the proof that Zalo can require. */
export type ZaloToken = { access: string; appId: string; appSecret?: string }

type ZaloRequest = {
  host: 'openapi' | 'business'
  path: string
  /** Sent as JSON in the query parameter `data`. */
  data?: object
  /** Ordinary query parameters, of the business host. */
  query?: Record<string, string>
  body?: object
  form?: { type: string; bytes: Uint8Array }
}

const TIMEOUT_MS = 10_000
const MOST_BYTES = 2_000_000
const Envelope = z.looseObject({
  error: z.coerce.number<number | string>().pipe(z.int()),
  message: z.string().catch(''),
})

/** Asks and reads what `data` of the answer holds. @throws ZaloError */
export async function askZalo<S extends z.core.$ZodType>(
  services: AskServices,
  token: ZaloToken,
  asked: ZaloRequest,
  schema: S,
): Promise<z.output<S>> {
  const whole = await askWhole(services, token, asked)
  return readAs(schema, whole['data'])
}

/** The same for an answer whose envelope says more than `data`. @throws ZaloError */
export async function askWhole(
  services: AskServices,
  token: ZaloToken,
  asked: ZaloRequest,
): Promise<Record<string, unknown>> {
  const { egress, config, clock } = services
  const { host, path, data, query, body, form } = asked
  refuseAboveRate(token.appId, host, clock.now())
  const url = new URL(path, host === 'openapi' ? config.zaloOpenapiUrl : config.znsUrl)
  if (data) url.searchParams.set('data', JSON.stringify(data))
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const headers: Record<string, string> = { access_token: token.access }
  if (token.appSecret) headers['appsecret_proof'] = proofOf(token.appSecret, token.access)
  if (body) headers['content-type'] = 'application/json'
  if (form) headers['content-type'] = form.type
  const reply = await request(egress, url.href, {
    method: body || form ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: form.bytes }),
  })
  noteRate(token.appId, host, reply.headers, clock.now())
  const envelope = readEnvelope(reply)
  if (envelope.error !== 0) throw new ZaloError(envelope.error, envelope.message)
  return envelope
}

/** `appsecret_proof`: HMAC-SHA256 of the access token with the app's secret, in hex. */
export function proofOf(appSecret: string, token: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex')
}

/** @throws ZaloError of kind `unknown` for an answer that is none of Zalo's */
export function readAs<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const read = z.safeParse(schema, value)
  if (!read.success) throw new ZaloError(0, 'Zalo answered in an unknown form', 'unknown')
  return read.data
}

type Request = Parameters<Services['egress']['request']>[1]

/** @throws ZaloError that says whether it can have been done */
export async function request(egress: Services['egress'], url: string, asked: Request): Promise<EgressReply> {
  try {
    return await egress.request(url, { timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES, ...asked })
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    const isUnsent = error.reason === 'refused' || /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(error.message)
    throw new ZaloError(0, `Zalo cannot be reached: ${error.reason}`, isUnsent ? 'retry' : 'unknown')
  }
}

function readEnvelope({ status, text }: EgressReply): z.output<typeof Envelope> {
  if (status === 429) throw new ZaloError(-32, 'Zalo takes no more requests this minute')
  return readAs(Envelope, jsonOf(text))
}

/** What a text says as JSON; undefined for none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
