// What the agent on the router sends, and how it becomes session reports.
import { isIP } from 'node:net'
import * as z from 'zod'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Report } from '../storeSessions.ts'
import type { KnownGateway } from '../registry.ts'
import { decodeCustom } from './fas.ts'

/** One client as `ndsctl json` of openNDS 9.10 prints it; every value is text. Traffic is in kB since login. */
const Client = z.object({
  mac: z.string(),
  ip: z.string().default(''),
  state: z.string(),
  session_start: z.string().default('0'),
  download_this_session: z.string().default('0'),
  upload_this_session: z.string().default('0'),
  custom: z.string().default(''),
})

/** From this version on the agent changes running sessions. */
export const RENEWING_AGENT = 2

export const AgentReport = z.object({
  /** The agent's own version; the first ones did not count on. */
  agent: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .catch(1),
  version: z.string().max(64).optional(),
  clients: z.object({ clients: z.record(z.string(), Client).default({}) }).nullable(),
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

/** The guests that are online by the gateway's own word. */
export function onlineClients(gateway: KnownGateway, report: AgentReport, now: Date): Report[] {
  return Object.values(report.clients?.clients ?? {}).flatMap((client) => {
    const mac = normaliseMac(client.mac)
    if (!mac || client.state !== 'Authenticated') return []
    const begun = /^\d{1,12}$/.test(client.session_start) ? client.session_start : '0'
    const startedAt = Number(begun) * 1000
    const seconds = startedAt > 0 ? Math.max(0, Math.floor((now.getTime() - startedAt) / 1000)) : 0
    const grant = decodeCustom(client.custom)
    return [
      {
        status: 'interim',
        at: now.getTime(),
        seconds,
        up: kilobytes(client.upload_this_session),
        down: kilobytes(client.download_this_session),
        gatewayId: gateway.id,
        pageId: gateway.pageId,
        // Not by the grant: a guest who sends along the name of a stay that is over would not be seen.
        acctSessionId: `nds:${mac}:${begun}`,
        username: grant || mac,
        grant,
        mac,
        ip: isIP(client.ip) ? client.ip : undefined,
      } satisfies Report,
    ]
  })
}

function kilobytes(text: string): number | undefined {
  const value = Math.round(Number(text) * 1024)
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
