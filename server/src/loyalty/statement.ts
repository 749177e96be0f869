// What a guest has, and every change of it.
import type { GuestPoints, PointEntry } from '@portico/contract/loyalty.ts'
import { nextTier, tierOf } from '@portico/contract/loyalty/tiers.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { readLapsing } from './lapse.ts'
import { readBalances, type Unit } from './ledger.ts'
import { readSettings } from './settings.ts'
import { readEarned } from './tiers.ts'

type Of = { pageId: string; guestId: string; at: Date }

/** Balances, tier and what lapses next. */
export async function readGuestPoints(tx: Tx, of: Of): Promise<GuestPoints> {
  const { pageId, guestId } = of
  const { tiers, tierMonths } = await readSettings(tx, pageId)
  const balances = await readBalances(tx, pageId, guestId)
  const earned = await readEarned(tx, of, tierMonths)
  const tier = tierOf(tiers, earned)
  const next = nextTier(tiers, earned)
  return {
    ...balances,
    tier: tier ? { id: tier.id, name: tier.name, bonus: tier.bonus } : null,
    earned,
    next: next ? { name: next.tier.name, missing: next.missing } : null,
    lapses: await readNextLapse(tx, of),
  }
}

/** The first day on which points lapse, if none are spent; looks at few days, for most lapse together. */
async function readNextLapse(tx: Tx, { pageId, guestId, at }: Of): Promise<GuestPoints['lapses']> {
  const days = await tx.rows(sql<{ at: string }>`
    select distinct expires_at as at from points_transfers
    where page_id = ${pageId} and guest_id = ${guestId} and unit = 'point' and to_account = 'guest' and expires_at > ${at}
    order by 1 limit 60`)
  for (const day of days) {
    const points = await readLapsing(tx, { pageId, guestId, unit: 'point', at: new Date(day.at) })
    if (points > 0) return { points, at: day.at }
  }
  return null
}

type StatementQuery = { unit: Unit; limit: number; skip: number }

/** Entries of one unit, newest first, each with what was there after it. */
export async function readStatement(
  tx: Tx,
  { pageId, guestId }: Of,
  { unit, limit, skip }: StatementQuery,
): Promise<{ rows: (Omit<PointEntry, 'by'> & { byId: string | null })[]; count: number }> {
  const rows = await tx.rows(sql<Omit<PointEntry, 'by'> & { byId: string | null }>`
    select e.id, e.at, e.unit, e.from_account as "from", e.to_account as "to", e.change, e.amount, e.after, e.reason,
      coalesce((select nullif(k.title, '') from tasks k where k.page_id = ${pageId} and e.reason = 'task' and k.id::text = e.reason_id), '') as name,
      e.note, e.by_id, e.expires_at
    from (
      select t.*, sum(t.change) over (order by t.at, t.id)::bigint as after from (
        select *, case when to_account = 'guest' then amount when from_account = 'guest' then -amount else 0 end as change
        from points_transfers where page_id = ${pageId} and guest_id = ${guestId} and unit = ${unit}) t) e
    order by e.at desc, e.id desc limit ${limit} offset ${skip}`)
  const all = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from points_transfers where page_id = ${pageId} and guest_id = ${guestId} and unit = ${unit}`)
  return { rows, count: all?.count ?? 0 }
}
