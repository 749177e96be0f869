// A device that arrives while it is online: whose browser it is decides what is shown. See docs/identity.md.
import { sql, type Tx } from '../../core/db/database.ts'
import { hashToken } from '../../core/secrets.ts'
import type { Arrival, KnownGateway } from '../../gateways/index.ts'
import type { Progress } from '../walk/progress.ts'
import type { PortalSession } from '../session.ts'
import type { Browser } from './resume.ts'

type OnlineVisit = { id: string; guestId: string }

/** The visit a device is online with at this moment, when its gateway says it is. */
export function findOnlineVisit(tx: Tx, { pageId, id }: KnownGateway, mac: string): Promise<OnlineVisit | undefined> {
  return tx.first(sql<OnlineVisit>`
    select id, guest_id from visits
    where page_id = ${pageId} and gateway_id = ${id} and mac = ${mac} and status = 'online'
    order by online_at desc limit 1`)
}

/** Whether a waiting guest's device is online by another visit: its gateway does not ask RADIUS about it again. */
export async function isOnlineAlready(
  tx: Tx,
  gateway: KnownGateway,
  { visitId, arrival }: Pick<PortalSession, 'visitId' | 'arrival'>,
): Promise<boolean> {
  if (!(await findOnlineVisit(tx, gateway, arrival.mac))) return false
  const used = await tx.first(sql`
    select 1 from grants where page_id = ${gateway.pageId} and visit_id = ${visitId} and used_at is not null`)
  return used === undefined
}

type Claim = {
  gateway: KnownGateway
  arrival: Arrival
  browser: Pick<Browser, 'id'>
  progress: Progress
  /** Where the request comes from. */
  address: string
}

/**
 * Whether a running visit belongs to the browser that asks: by the gateway's signature, the guest cookie, an earlier
 * session of this browser, or the address the gateway gave the device. A MAC address alone shows nothing.
 */
export async function isOwnVisit(tx: Tx, { id, guestId }: OnlineVisit, claim: Claim): Promise<boolean> {
  const { gateway, arrival, browser, progress } = claim
  if (arrival.isSigned || (progress.isHeld && progress.guestId === guestId)) return true
  const ip = claim.address.replace(/^::ffff:/, '')
  const { pageId } = gateway
  const row = await tx.first(sql`
    select 1 from portal_sessions
    where page_id = ${pageId} and visit_id = ${id} and browser = ${hashToken(browser.id)}
    union all
    select 1 from sessions
    where page_id = ${pageId} and gateway_id = ${gateway.id} and visit_id = ${id} and stopped_at is null and ip = ${ip}
    limit 1`)
  return row !== undefined
}
