// The captive-portal API of RFC 8908: what a phone's own settings say of the network, and how long it goes on.
import type { FastifyInstance } from 'fastify'
import { readAllowed } from '../../accessCodes/index.ts'
import { flat } from '../../core/http/parameters.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { hashToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import {
  bytesLeftToday,
  captiveApiPath,
  isInsideVenue,
  type KnownGateway,
  type Registry,
} from '../../gateways/index.ts'
import { readRunningFlow } from '../../flows/index.ts'

type Stay = {
  isOnline: boolean
  secondsLeft: number | null
  extensions: number
  usedBytes: number
  mac: string
  guestId: string | null
  codeId: string | null
}
type EntryRoute = { Params: { entry: string } }

/** An unencrypted address, which a gateway stops: it sends the guest on to us, with all it has to say. */
const STOPPED_BY_GATEWAYS = 'http://neverssl.com/'

/** Registers the API and the address it gives to phones that are not online yet. */
export function captiveRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 3000 } } as const

  app.get<EntryRoute>(captiveApiPath({ entryKey: ':entry' }), { config: access }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
    const gateway = registry.byEntryKey(request.params.entry)
    const asked = { address: request.ip, token: flat(request.query)['t'] }
    const answer = gateway && (await services.db.asSystem((tx) => answerFor(services, tx, gateway, asked)))
    // A phone that gets no answer looks for itself; a wrong one would send people who are online to sign in again.
    if (!answer)
      return reply
        .status(404)
        .type('application/problem+json')
        .send(JSON.stringify({ status: 404, title: 'unknown' }))
    return reply.type('application/captive+json').send(JSON.stringify(answer))
  })

  app.get<EntryRoute>('/g/:entry/begin', { config: access }, (request, reply) => {
    const isKnown = registry.byEntryKey(request.params.entry) !== undefined
    return reply.header('cache-control', 'no-store').redirect(isKnown ? STOPPED_BY_GATEWAYS : '/', 302)
  })
}

async function answerFor(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  asked: { address: string; token: string | undefined },
): Promise<Record<string, unknown> | undefined> {
  const stay = await findStay(services, tx, gateway, asked)
  if (!stay) return undefined
  const { portalUrl } = services.config
  const venue = { 'venue-info-url': `${portalUrl}/v/${gateway.entryKey}` }
  if (!stay.isOnline) return { captive: true, 'user-portal-url': `${portalUrl}/g/${gateway.entryKey}/begin`, ...venue }
  if (stay.secondsLeft === null) return { captive: false, ...venue }
  const { steps } = await readRunningFlow(tx, gateway.pageId, gateway.id)
  const most = steps.findLast(({ extension }) => extension)?.extension?.times ?? 0
  return {
    captive: false,
    ...venue,
    'seconds-remaining': Math.max(0, stay.secondsLeft),
    'can-extend-session': stay.extensions < most,
    ...(await bytesLeft(services, tx, gateway, stay)),
  }
}

/** The least of what is left: of the gateway's allowance, of the guest's day, of the code that pays. */
async function bytesLeft(services: Services, tx: Tx, gateway: KnownGateway, stay: Stay): Promise<object> {
  const { pageId, configuration } = gateway
  const { guestId, codeId, mac, usedBytes } = stay
  const allowed = codeId ? await readAllowed(services, tx, { pageId, codeId, mac }) : undefined
  const left = [
    configuration.dataMegabytes ? Math.max(0, configuration.dataMegabytes * 1_000_000 - usedBytes) : undefined,
    guestId ? await bytesLeftToday(services, tx, pageId, guestId) : undefined,
    allowed?.kind === 'in' ? (allowed.bytes ?? undefined) : undefined,
  ].filter((bytes) => bytes !== undefined)
  return left.length > 0 ? { 'bytes-remaining': Math.min(...left) } : {}
}

const NOT_ONLINE: Stay = {
  isOnline: false,
  secondsLeft: null,
  extensions: 0,
  usedBytes: 0,
  mac: '',
  guestId: null,
  codeId: null,
}

/**
 * The stay of the phone that asks: by the token of their session, else by their address where the venue's own addresses reach
 * us. Undefined when all of a venue comes from one address, for then nobody can tell.
 */
async function findStay(
  { clock }: Services,
  tx: Tx,
  { pageId, id }: KnownGateway,
  { address, token }: { address: string; token: string | undefined },
): Promise<Stay | undefined> {
  const session = token
    ? await tx.first(sql<{ visitId: string | null }>`
        select visit_id from portal_sessions where page_id = ${pageId} and gateway_id = ${id} and token_hash = ${hashToken(token)}`)
    : undefined
  if (token && !session) return undefined
  const ip = address.replace(/^::ffff:/, '')
  const row = await tx.first(sql<Stay>`
    select true as is_online, floor(extract(epoch from g.ends_at - ${clock.now()}::timestamptz))::int as seconds_left,
      coalesce(v.extensions, 0) as extensions, s.up_bytes + s.down_bytes as used_bytes,
      s.mac, s.guest_id, c.code_id
    from sessions s left join visits v on v.page_id = s.page_id and v.id = s.visit_id
    left join access_code_visits c on c.page_id = s.page_id and c.visit_id = s.visit_id
    left join lateral (select ends_at from grants where page_id = s.page_id and visit_id = s.visit_id order by id desc limit 1) g on true
    where s.page_id = ${pageId} and s.gateway_id = ${id} and s.stopped_at is null
      and ${session ? sql`s.visit_id = ${session.visitId}` : sql`s.ip = ${ip}`}
    order by s.started_at desc limit 1`)
  if (row) return row
  return session || isInsideVenue(ip) ? NOT_ONLINE : undefined
}
