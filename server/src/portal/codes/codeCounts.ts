import { DAY_MS } from '@portico/contract/dates.ts'
import { RESEND_SECONDS } from '@portico/contract/flows.ts'
import { SKEW_MS } from '../../core/clock.ts'
import { sql, type Tx } from '../../core/db/database.ts'

/**
 * Codes of 24 hours; those from one address, of one hour. `destination` and `everywhere` are of one number or e-mail, on
 * this page and on all. `lastAt` in milliseconds, 0 for never.
 */
export type CodeCounts = {
  destination: number
  everywhere: number
  device: number
  address: number
  page: number
  abroad: number
  lastAt: number
}

/** The step by which codes for "My data" are kept; no step of a flow can be called so. */
export const MY_DATA = ':my-data'

type Of = { pageId: string; destination: Buffer; mac: string; ip: string; way: string; stepId: string; now: Date }

/**
 * Counts the codes of this contact, device, address and page, and makes other counters of the same wait. A contact's
 * count holds only what was sent to it, so a stranger who asks in vain uses up nothing. "My data" is counted apart, with
 * what was not sent: else its answer would tell whether the contact is known.
 */
export async function countAsked(tx: Tx, of: Of): Promise<CodeCounts> {
  const { pageId, destination, mac, ip, now } = of
  const day = new Date(now.getTime() - DAY_MS)
  const hour = new Date(now.getTime() - DAY_MS / 24)
  // Counting and writing are one: twenty requests at once are twenty, not one.
  await tx.run(sql`select pg_advisory_xact_lock(9009, hashtext(${pageId}))`)
  await tx.run(sql`select pg_advisory_xact_lock(9010, hashtext(${destination.toString('hex')}))`)
  await redateAhead(tx, pageId, now)
  const paid = sql`way in ('sms', 'zalo', 'email') and is_sent`
  const isMyData = of.stepId === MY_DATA
  const sameKind = sql`(step_id = ${MY_DATA}) = ${isMyData}`
  const here = sql`page_id = ${pageId} and ${sameKind} and way in ('sms', 'zalo', 'email') and (is_sent or ${isMyData})`
  // Anyone can write another device's MAC address, but not from its network.
  const device = sql`page_id = ${pageId} and mac = ${mac} and ip = ${ip}`
  const row = await tx.first(sql<CodeCounts>`select
    (select count(*)::int from portal_codes where destination_hash = ${destination} and created_at > ${day} and ${here}) as destination,
    (select count(*)::int from portal_codes where destination_hash = ${destination} and created_at > ${day} and ${sameKind} and ${paid}) as everywhere,
    (select count(*)::int from portal_codes where ${device} and created_at > ${day}) as device,
    (select count(*)::int from portal_codes where ip = ${ip} and created_at > ${hour}) as address,
    (select count(*)::int from portal_codes where page_id = ${pageId} and created_at > ${day} and ${paid}) as page,
    (select count(*)::int from portal_codes where country not in ('', 'VN') and created_at > ${day} and ${paid}) as abroad,
    coalesce((select floor(extract(epoch from max(created_at)) * 1000)::bigint from portal_codes
      where (destination_hash = ${destination} and ${here} or ${device}) and way = ${of.way} and created_at > ${day}), 0) as last_at`)
  return row!
}

/**
 * After the clock was set back, codes dated in the future would stay valid too long and delay the next one. They expire now, and
 * still count towards the limits.
 */
async function redateAhead(tx: Tx, pageId: string, now: Date): Promise<void> {
  const at = new Date(now.getTime() - RESEND_SECONDS * 1000)
  await tx.run(sql`
    update portal_codes set created_at = ${at}, expires_at = ${at}
    where page_id = ${pageId} and created_at > ${new Date(now.getTime() + SKEW_MS)}`)
}
