import type { LoyaltyReport } from '@portico/contract/reports/replies.ts'
import { sql } from '../../core/db/database.ts'
import { readReturns } from '../read/readReturns.ts'
import type { Reader } from '../read/reader.ts'

/** Who came back with rewards and without; of one venue, for each leaves out guests of its own. */
export async function readLoyaltyReturns({
  tx,
  pages,
  timeZone,
  now,
}: Reader): Promise<Pick<LoyaltyReport, 'holdOut' | 'comeback'>> {
  const [pageId, ...others] = pages
  if (!pageId || others.length > 0) return { holdOut: 0, comeback: null }
  const row = await tx.first(sql<{ holdOut: number; isKnown: boolean }>`
    select coalesce((select hold_out from loyalty_settings where page_id = ${pageId}), 0)::int as hold_out,
      exists (select 1 from loyalty_reach where page_id = ${pageId}) as is_known`)
  const { holdOut = 0, isKnown = false } = row ?? {}
  if (!isKnown) return { holdOut, comeback: null }
  const reached = sql`select guest_id, is_held_out, first_at from loyalty_reach where page_id = ${pageId}`
  return { holdOut, comeback: await readReturns(tx, { pageId, timeZone, now }, reached) }
}
