// A balance that falls below what its user chose gives one notice, and another only after money came in and it fell again.
import { sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { usualLowLimit } from '@portico/contract/finance.ts'

export type Fall = {
  userId: string
  currency: string
  /** Before and after the transfer. */
  before: number
  after: number
  /** What the user chose; null is the usual. */
  limit: number | null
  isTold: boolean
}

/** Tells a fall, or forgets the last one. @param isTopUp money from outside came in */
export async function watchBalance(tx: Tx, now: Date, fall: Fall, isTopUp: boolean): Promise<void> {
  const { userId, currency, after, before, isTold } = fall
  const limit = fall.limit ?? usualLowLimit(currency)
  if (isTopUp && isTold && after >= limit)
    await tx.run(sql`update finance_alerts set low_since = null where user_id = ${userId}`)
  if (after >= before || after >= limit || isTold) return
  // Of several that spend at once, one writes it down.
  const written = await tx.run(sql`
    insert into finance_alerts (user_id, low_since) values (${userId}, ${now})
    on conflict (user_id) do update set low_since = excluded.low_since where finance_alerts.low_since is null`)
  if (written === 0) return
  // Of several pages of one owner, the oldest tells it.
  const page = await tx.first(sql<{ id: string }>`
    select p.id from members m join pages p on p.id = m.page_id and p.deleted_at is null
    where m.user_id = ${userId} and m.role = 'owner' order by p.created_at, p.id limit 1`)
  if (page) await publishEvent(tx, { pageId: page.id, kind: 'balance.low', data: { amount: after, currency }, at: now })
}
