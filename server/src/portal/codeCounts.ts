import { sql, type Tx } from '../core/db/database.ts'

/** Codes asked for: in 24 hours, those from one address in one hour. `lastAt` in milliseconds, 0 for never. */
export type Counted = {
  destination: number
  device: number
  address: number
  page: number
  abroad: number
  lastAt: number
}

const DAY_MS = 24 * 3600_000

/** Counts what was asked for by this contact, device, address and page, and makes whoever counts the same wait. */
export async function countAsked(
  tx: Tx,
  of: { pageId: string; destination: Buffer; mac: string; ip: string; way: string; now: Date },
): Promise<Counted> {
  const { pageId, destination, mac, ip, now } = of
  const day = new Date(now.getTime() - DAY_MS)
  const hour = new Date(now.getTime() - DAY_MS / 24)
  // Counting and writing are one: twenty requests at once are twenty, not one.
  await tx.run(sql`select pg_advisory_xact_lock(9009, hashtext(${pageId}))`)
  await tx.run(sql`select pg_advisory_xact_lock(9010, hashtext(${destination.toString('hex')}))`)
  const paid = sql`way in ('sms', 'zalo', 'email')`
  const row = await tx.first(sql<Counted>`select
    (select count(*)::int from portal_codes where destination_hash = ${destination} and created_at > ${day} and ${paid}) as destination,
    (select count(*)::int from portal_codes where mac = ${mac} and created_at > ${day}) as device,
    (select count(*)::int from portal_codes where ip = ${ip} and created_at > ${hour}) as address,
    (select count(*)::int from portal_codes where page_id = ${pageId} and created_at > ${day} and ${paid}) as page,
    (select count(*)::int from portal_codes where country not in ('', 'VN') and created_at > ${day} and ${paid}) as abroad,
    coalesce((select floor(extract(epoch from max(created_at)) * 1000)::bigint from portal_codes
      where (destination_hash = ${destination} or mac = ${mac} and page_id = ${pageId}) and way = ${of.way} and created_at > ${day}), 0) as "lastAt"`)
  return row!
}
