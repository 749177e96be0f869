// Codes that guests buy by themselves: what is on offer, and the code that a payment makes.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { takeBack } from './endSessions.ts'
import { lockMaking, writeCodes } from './makeCodes.ts'

/** A kind of code of the counter with a price, in minor units of the page's currency. */
export type Offer = {
  id: string
  name: string
  price: number
  currency: string
  durationMinutes: number
  maxDevices: number
}

type Batch = { id: string; alphabet: 'digits' | 'letters'; length: number }

/** What can be sold now, the cheapest first. @param ids only these */
export function readOffers(tx: Tx, pageId: string, now: Date, ids?: readonly string[]): Promise<Offer[]> {
  return tx.rows(sql<Offer>`
    select b.id, b.name, b.price, p.currency, b.duration_minutes, b.max_devices
    from access_code_batches b join pages p on p.id = b.page_id
    where b.page_id = ${pageId} and (${ids ?? null}::uuid[] is null or b.id = any(${ids ?? null}::uuid[]))
      and b.kind = 'counter' and b.price > 0 and b.is_enabled and b.revoked_at is null
      and (b.valid_until is null or b.valid_until > ${now})
    order by b.price, b.name limit 50`)
}

/**
 * Makes the code that a guest has paid for, even of a batch that was switched off meanwhile.
 * @returns undefined when the batch was deleted
 */
export async function makeSoldCode(
  services: Pick<Services, 'clock' | 'secrets'>,
  tx: Tx,
  { pageId, batchId, note }: { pageId: string; batchId: string; note: string },
): Promise<string | undefined> {
  const uses = { ...services, tx, page: { id: pageId } }
  await lockMaking(uses)
  const batch = await tx.first(sql<Batch>`
    select id, alphabet, length from access_code_batches where page_id = ${pageId} and id = ${batchId} for share`)
  if (!batch) return undefined
  const [id] = await writeCodes(uses, batch, 1, { note })
  return id
}

/** The letters of a code. */
export async function readSoldCode(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Tx,
  pageId: string,
  codeId: string,
): Promise<string | undefined> {
  const row = await tx.first(sql<{ sealed: Buffer }>`
    select sealed from access_codes where page_id = ${pageId} and id = ${codeId}`)
  return row && secrets.open(row.sealed)
}

/** Takes back a code whose price was refunded. The job of overdue codes ends what runs on it within seconds. */
export async function revokeSoldCode(tx: Tx, pageId: string, codeId: string, now: Date): Promise<void> {
  await tx.run(sql`
    update access_codes set revoked_at = coalesce(revoked_at, ${now}) where page_id = ${pageId} and id = ${codeId}`)
  await takeBack(tx, pageId, [codeId], now)
  await tx.run(sql`update access_code_visits set retry_at = null where page_id = ${pageId} and code_id = ${codeId}`)
  tx.notify(pageId, 'sessions')
}
