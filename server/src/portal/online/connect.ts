// The end of the steps: the guest, the consents, the visit and the permission, in one transaction.
import { payVisit, readAllowed } from '../../accessCodes/index.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { Venue } from '@portico/portal/view.ts'
import {
  adapterOf,
  issueGrant,
  revokeGrants,
  type GrantLimits,
  type HandOver,
  type KnownGateway,
} from '../../gateways/index.ts'
import { beginVisit } from '../../visits/index.ts'
import { settleAdverts } from '../adverts/adverts.ts'
import { claimPass } from './claimPass.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { addPortalLead } from '../person/leads.ts'
import { writePerson } from '../person/person.ts'
import { limitsOf, paidBy } from '../walk/progress.ts'
import { reportPassed } from '../report.ts'
import { allowance, isBlocked, type Refusal } from '../refuse.ts'
import { RETURN_PARAMETER, returnMarkOf } from './returnMark.ts'
import { saveSession, type PortalSession } from '../session.ts'
import { ownAnswers } from '../walk/stepReports.ts'

/** How long a second tap gets the same login again. */
const REPEAT_SECONDS = 10

/** Takes a guest in who has passed every step, and hands over to the gateway. A pass that runs becomes the visit. */
export async function connect(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  session: PortalSession,
  flow: RunningFlow,
  venue: Venue,
): Promise<HandOver | Refusal> {
  const { pageId, arrival, progress } = session
  const { guestId, told, toMessages } = await writePerson(services, tx, { gateway, session, flow, venue })
  await settleAdverts(services, tx, session, guestId)
  const limits = await allowance(services, tx, { gateway, session, guestId, limits: limitsOf(flow, progress) })
  if ('problem' in limits) return limits
  session.visitId = progress.pass
    ? await claimPass(services, tx, session, guestId)
    : await beginVisit(services, tx, { pageId, guestId, gatewayId: gateway.id, mac: arrival.mac })
  const leftContact = Boolean(told.contact.phone || told.contact.email)
  const isMarketing = leftContact && progress.agreed ? toMessages : undefined
  const codeId = paidBy(progress)
  if (codeId) await payVisit(tx, { pageId, visitId: session.visitId, codeId })
  await reportPassed(services, tx, session, { visitId: session.visitId, guestId, leftContact, isMarketing })
  await addPortalLead(services, tx, { session, flow, guestId, told })
  await ownAnswers(tx, session, flow, guestId)
  return handOver(services, tx, gateway, session, limits)
}

/** Gives a waiting guest a new one-time login; the one before is taken back, so only one is ever good. */
export async function handOver(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  session: PortalSession,
  limits: GrantLimits,
): Promise<HandOver> {
  session.handedOverAt = services.clock.now().toISOString()
  session.returnedAt = null
  const granted = await withinCode(services, tx, session, limits)
  const to: HandOver = granted
    ? await openDoor(services, tx, gateway, session, session.visitId!, granted)
    : { kind: 'impossible' }
  session.progress.handOver = services.secrets.seal(JSON.stringify(to)).toString('base64url')
  await saveSession(tx, session)
  return to
}

/**
 * The hand-over of seconds ago, while its login is unused: the browser of a guest who taps twice drops the first answer.
 * A new login would revoke the one that may be on its way.
 */
export async function repeatHandOver(
  { clock, secrets }: Services,
  tx: Tx,
  { pageId, visitId, handedOverAt, progress }: PortalSession,
): Promise<HandOver | undefined> {
  const now = clock.now()
  if (!handedOverAt || !progress.handOver) return undefined
  if (now.getTime() - Date.parse(handedOverAt) > REPEAT_SECONDS * 1000) return undefined
  const isGood = await tx.first(sql`
    select 1 from visits v join grants g on g.page_id = v.page_id and g.visit_id = v.id
    where v.page_id = ${pageId} and v.id = ${visitId} and v.status = 'waiting'
      and g.used_at is null and g.revoked_at is null and g.expires_at > ${now}`)
  if (!isGood) return undefined
  return secrets.openValue<HandOver>(Buffer.from(progress.handOver, 'base64url'))
}

/** No session outlives the code that pays for it. @returns undefined when the code is over by now */
async function withinCode(
  services: Services,
  tx: Tx,
  { pageId, arrival, progress }: PortalSession,
  limits: GrantLimits,
): Promise<GrantLimits | undefined> {
  const codeId = paidBy(progress)
  if (!codeId) return limits
  const allowed = await readAllowed(services, tx, { pageId, codeId, mac: arrival.mac })
  if (allowed.kind !== 'in') return undefined
  return { ...limits, sessionSeconds: Math.min(limits.sessionSeconds ?? Infinity, allowed.seconds) }
}

/** Makes the login of a visit and lets the gateway's adapter carry it there. */
export async function openDoor(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  { pageId, arrival, token, tokenHash }: PortalSession,
  visitId: string,
  limits: GrantLimits,
): Promise<HandOver> {
  await revokeGrants(tx, pageId, visitId, services.clock.now())
  if (await isBlocked(services, tx, pageId, arrival.mac)) return { kind: 'impossible' }
  const grant = await issueGrant(services, tx, gateway, visitId, arrival.mac, limits)
  const returnUrl = `${services.config.portalUrl}/s/${token}`
  const markedReturnUrl = `${returnUrl}?${RETURN_PARAMETER}=${returnMarkOf(services, tokenHash, grant.username)}`
  return adapterOf(gateway).authorise(services, tx, { gateway, arrival, grant, visitId, returnUrl, markedReturnUrl })
}

export type VisitState = {
  status: string
  secondsLeft: number | null
  downKbps: number
  upKbps: number
  extensions: number
}

/** How far a visit is, by what the gateway has said. */
export function readVisit(
  services: Services,
  tx: Tx,
  session: PortalSession,
  visitId: string | null = session.visitId,
): Promise<VisitState | undefined> {
  return tx.first(sql<VisitState>`
    select v.status, v.extensions, floor(extract(epoch from g.ends_at - ${services.clock.now()}::timestamptz))::int as seconds_left,
      coalesce(g.down_kbps, 0) as down_kbps, coalesce(g.up_kbps, 0) as up_kbps
    from visits v left join lateral (select * from grants where page_id = v.page_id and visit_id = v.id order by id desc limit 1) g on true
    where v.page_id = ${session.pageId} and v.id = ${visitId}`)
}

/** Whether a gateway has as many guests online as its owner allows. */
export async function isFull(tx: Tx, gateway: KnownGateway): Promise<boolean> {
  const { maxGuests } = gateway.configuration
  if (maxGuests === undefined) return false
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from visits where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and status = 'online'`)
  return (row?.count ?? 0) >= maxGuests
}
