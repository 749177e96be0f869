// Guessing is counted once for all ways in: the portal, the link of a QR code and RADIUS share the same tries.
import { TRIES } from '@portico/contract/accessCodes/strength.ts'
import { SKEW_MS } from '../core/clock.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** Who tries. `address` is the guest's own, or the gateway that asks for them; `isAtVenue`: it is the venue's. */
export type Trier = { pageId: string; mac: string; address: string; isAtVenue: boolean }

type Kind = keyof typeof TRIES

/**
 * Takes one try of the device, then of its address and of the page, before any code is looked at. A refused device has
 * taken nothing from the shares further on. Requests from elsewhere can write any MAC address: they share with no guest
 * at the venue. Devices that were online here before do not share with strangers.
 * @returns how to give it back to somebody who was right; undefined when there are none left
 */
export async function takeTry(tx: Tx, who: Trier, now: Date): Promise<(() => Promise<void>) | undefined> {
  const { pageId, mac, address, isAtVenue } = who
  const isKnown = isAtVenue && (await wasOnline(tx, pageId, mac))
  const shares: [Kind, string][] = isKnown
    ? [
        ['device', mac],
        ['known', ''],
      ]
    : [
        ['device', isAtVenue ? mac : `${mac} elsewhere`],
        ['address', sharedBy(address)],
        [isAtVenue ? 'page' : 'outside', ''],
      ]
  return takeShares(
    tx,
    pageId,
    shares.map(([kind, key]) => ({ kind, key, ...TRIES[kind] })),
    now,
  )
}

/** Whether a device has been online at a venue before. */
export async function wasOnline(tx: Tx, pageId: string, mac: string): Promise<boolean> {
  const row = await tx.first(
    sql`select 1 from visits where page_id = ${pageId} and mac = ${mac} and online_at is not null limit 1`,
  )
  return row !== undefined
}

/** What is counted under one name: how many tries at once, and how many more each hour. */
export type Share = { kind: string; key: string; most: number; anHour: number }

/**
 * Takes one try of each share in turn; the first that has none left refuses. Whatever else is guessed at is counted so too.
 * @returns how to give them back; undefined when there are none left
 */
export async function takeShares(
  tx: Tx,
  pageId: string,
  shares: readonly Share[],
  now: Date,
): Promise<(() => Promise<void>) | undefined> {
  for (const share of shares) if (!(await take(tx, pageId, share, now))) return undefined
  return async () => {
    for (const { kind, key, most } of shares)
      await tx.run(sql`update access_code_tries set left_tries = least(${most}, left_tries + 1)
        where page_id = ${pageId} and kind = ${kind} and key = ${key}`)
  }
}

/** Whether strangers have used up nearly all tries of a page. */
export async function isUnderAttack(tx: Tx, pageId: string, now: Date): Promise<boolean> {
  const rows = await tx.rows(sql<{ kind: 'page' | 'outside'; left: number; hours: number }>`
    select kind, left_tries as left, greatest(0, extract(epoch from ${now}::timestamptz - at)::float8 / 3600) as hours
    from access_code_tries where page_id = ${pageId} and kind in ('page', 'outside')`)
  return rows.some(({ kind, left, hours }) => left + hours * TRIES[kind].anHour < TRIES[kind].most / 4)
}

/** Forgets those who have all of their tries again. Rows dated in the future, from before the clock was set back, would never refill. */
export async function clearTries(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`
    with ahead as (update access_code_tries set at = ${now} where at > ${new Date(now.getTime() + SKEW_MS)})
    delete from access_code_tries where at < ${now}::timestamptz - interval '2 days'`)
}

async function take(tx: Tx, pageId: string, { kind, key, most, anHour }: Share, now: Date): Promise<boolean> {
  const row = await tx.first(sql<{ taken: boolean }>`
    select take_access_code_try(${pageId}, ${kind}, ${key}, ${most}, ${anHour}, ${now}) as taken`)
  return row?.taken === true
}

/** A line of IPv6 has as many addresses as it likes: its network counts as one. */
function sharedBy(address: string): string {
  return address.includes(':') && !address.startsWith('nas ') ? address.split(':').slice(0, 4).join(':') : address
}
