// Tells reports how far guests get through the portal.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { recordEvents, type GuestEvent } from '../reports/index.ts'
import type { PortalSession } from './session.ts'

type Uses = Pick<Services, 'clock'>

/** A guest has opened the portal, on this phone. */
export function seenEvent({ pageId, gatewayId, createdAt, arriving }: PortalSession): GuestEvent {
  return { pageId, at: new Date(createdAt), gatewayId, agent: arriving?.agent ?? null, kind: 'seen' }
}

/** A guest has sent a first step, whatever was in it. Said again it counts once: it is of the session's beginning. */
export async function reportStarted(tx: Tx, session: PortalSession): Promise<void> {
  const id = sessionId(session)
  const at = new Date(session.createdAt)
  await recordSessionEvents(tx, session, [
    { pageId: session.pageId, at, id, gatewayId: session.gatewayId, kind: 'started' },
  ])
}

/** A guest has passed every step: the visit gets the phone it is made with. */
export async function reportPassed(
  { clock }: Uses,
  tx: Tx,
  session: PortalSession,
  of: { visitId: string; guestId: string; leftContact: boolean; isMarketing?: boolean },
): Promise<void> {
  const row = await tx.first(sql<{ agent: number | null }>`
    update visits v set agent = s.agent from portal_sessions s
    where s.page_id = ${session.pageId} and s.token_hash = ${session.tokenHash} and v.page_id = s.page_id and v.id = ${of.visitId}
    returning v.agent`)
  const { pageId, gatewayId } = session
  const common = { pageId, gatewayId, at: clock.now(), id: of.visitId, guestId: of.guestId, agent: row?.agent ?? null }
  const events: GuestEvent[] = [{ ...common, kind: 'verified' }]
  if (of.leftContact) events.push({ ...common, kind: 'contact', isProved: false })
  if (of.isMarketing !== undefined) events.push({ ...common, kind: 'consent', isGiven: of.isMarketing })
  await recordSessionEvents(tx, session, events)
}

/** Hands events on, unless the gateway is only simulated. */
export async function recordSessionEvents(
  tx: Tx,
  session: PortalSession,
  events: readonly GuestEvent[],
): Promise<void> {
  const gateway = await tx.first(sql<{ is_simulator: boolean }>`
    select is_simulator from gateways where page_id = ${session.pageId} and id = ${session.gatewayId}`)
  if (gateway && !gateway.isSimulator) await recordEvents(tx, events)
}

/** A UUID that is the session's own, made from what is stored of its token. */
function sessionId({ tokenHash }: PortalSession): string {
  const hex = tokenHash.toString('hex').slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
