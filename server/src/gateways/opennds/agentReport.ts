// What the agent on the router sends.
import { isIP } from 'node:net'
import * as z from 'zod'
import { normaliseMac } from '@portico/radius/mac.ts'
import { decodeCustom } from './fas.ts'

/** One client as `ndsctl json` of openNDS 9.10 and 10 prints it; every value is text. Traffic is in kB since login. */
const Client = z.object({
  mac: z.string(),
  ip: z.string().default(''),
  state: z.string(),
  session_start: z.string().default('0'),
  session_end: z.string().default('null'),
  download_rate_limit_threshold: z.string().default('null'),
  upload_rate_limit_threshold: z.string().default('null'),
  download_this_session: z.string().default('0'),
  upload_this_session: z.string().default('0'),
  custom: z.string().default(''),
})

/** Agents from this version on change running sessions. */
export const RENEWING_AGENT = 2

export const AgentReport = z.object({
  /** The agent's own version; the first ones sent a constant. */
  agent: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .catch(1),
  version: z.string().max(64).optional(),
  /** Null when openNDS did not answer. */
  clients: z.object({ clients: z.record(z.string(), Client).default({}) }).nullable(),
  /** False when no openNDS process runs: its firewall rules are gone, and the Wi-Fi is open to everybody. */
  running: z.boolean().optional().catch(undefined),
  results: z
    .array(z.object({ id: word(64), ok: z.boolean(), detail: word(500).default('') }))
    .max(100)
    .default([]),
})
export type AgentReport = z.output<typeof AgentReport>

/** Text of a router, cut to what can be stored. */
function word(longest: number) {
  return z.string().transform((text) => text.slice(0, longest).replaceAll('\0', '').toWellFormed())
}

/** An authenticated client, as the router lists it. */
export type ListedClient = {
  mac: string
  ip: string | undefined
  /** The grant its sign-in link named. The guest's browser carried it, so it may be another guest's. */
  named: string
  /** `session_start`, in seconds since 1970 by the router's clock. */
  begunAt: number
  acctSessionId: string
  up: number | undefined
  down: number | undefined
  /** When the router will end it; undefined for never. */
  endsAt: number | undefined
  upKbps: number
  downKbps: number
}

/** The authenticated clients of a report. */
export function listedClients({ clients }: AgentReport): ListedClient[] {
  return Object.values(clients?.clients ?? {}).flatMap((client) => {
    const mac = normaliseMac(client.mac)
    if (!mac || client.state !== 'Authenticated') return []
    const begunAt = count(client.session_start) ?? 0
    return [
      {
        mac,
        ip: isIP(client.ip) ? client.ip : undefined,
        named: decodeCustom(client.custom),
        begunAt,
        acctSessionId: `nds:${mac}:${begunAt}`,
        up: kilobytes(client.upload_this_session),
        down: kilobytes(client.download_this_session),
        endsAt: count(client.session_end),
        upKbps: count(client.upload_rate_limit_threshold) ?? 0,
        downKbps: count(client.download_rate_limit_threshold) ?? 0,
      },
    ]
  })
}

/** A number as openNDS prints it; `null` and nonsense are undefined. */
function count(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

function kilobytes(text: string): number | undefined {
  const value = Math.round(Number(text) * 1024)
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
