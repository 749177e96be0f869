// The end of the steps: the guest, the consents, the visit and the permission, in one transaction.
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { adapterOf, issueGrant, revokeGrants, type HandOver, type KnownGateway } from '../gateways/index.ts'
import { recordConsents, recogniseGuest, type Consent } from '../guests/index.ts'
import { beginVisit } from '../visits/index.ts'
import type { StepAnswer } from './flow.ts'
import { saveSession, type PortalSession } from './session.ts'

/** Takes a guest in who has passed every step, and hands over to the gateway. */
export async function connect(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  session: PortalSession,
  answer: StepAnswer,
  consents: readonly Consent[],
): Promise<HandOver> {
  const { pageId, language, arrival } = session
  const guestId = await recogniseGuest(services, tx, { pageId, mac: arrival.mac, language, contact: answer.values })
  await recordConsents(services, tx, {
    pageId,
    guestId,
    language,
    consents,
    evidence: { method: 'tick', mac: arrival.mac, ip: arrival.ip, nasId: gateway.nasId },
  })
  session.visitId = await beginVisit(services, tx, { pageId, guestId, gatewayId: gateway.id, mac: arrival.mac })
  return handOver(services, tx, gateway, session)
}

/** Gives a waiting guest a new one-time login; the one before is taken back, so only one is ever good. */
export async function handOver(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  session: PortalSession,
): Promise<HandOver> {
  const now = services.clock.now()
  const visitId = session.visitId!
  await revokeGrants(tx, session.pageId, visitId, now)
  const grant = await issueGrant(services, tx, gateway, visitId, session.arrival.mac)
  session.handedOverAt = now.toISOString()
  await saveSession(tx, session)
  const returnUrl = `${services.config.portalUrl}/s/${session.token}`
  return adapterOf(gateway).authorise(services, tx, { gateway, arrival: session.arrival, grant, visitId, returnUrl })
}

export type VisitState = {
  status: string
  secondsLeft: number | null
  downKbps: number
  upKbps: number
  isQueued: boolean
}

/** How far a visit is, by what the gateway has said. */
export function readVisit(services: Services, tx: Tx, session: PortalSession): Promise<VisitState | undefined> {
  return tx.first(sql<VisitState>`
    select v.status, floor(extract(epoch from g.ends_at - ${services.clock.now()}::timestamptz))::int as "secondsLeft",
      coalesce(g.down_kbps, 0) as "downKbps", coalesce(g.up_kbps, 0) as "upKbps",
      exists (select 1 from gateway_commands c where c.page_id = v.page_id and c.kind = 'auth' and c.mac = v.mac and c.status in ('queued', 'sent')) as "isQueued"
    from visits v left join lateral (select * from grants where page_id = v.page_id and visit_id = v.id order by id desc limit 1) g on true
    where v.page_id = ${session.pageId} and v.id = ${session.visitId}`)
}

/** The visit a device is online with at this moment, when its gateway says it is. */
export async function findOnlineVisit(tx: Tx, gateway: KnownGateway, mac: string): Promise<string | undefined> {
  const row = await tx.first(
    query
      .selectFrom('visits')
      .select('id')
      .where('page_id', '=', gateway.pageId)
      .where('gateway_id', '=', gateway.id)
      .where('mac', '=', mac)
      .where('status', '=', 'online')
      .orderBy('online_at', 'desc')
      .limit(1),
  )
  return row?.id
}
