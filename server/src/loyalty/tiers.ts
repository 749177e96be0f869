// What a guest earned decides the tier; reaching one is announced once.
import type { LoyaltySettings } from '@portico/contract/loyalty.ts'
import { tierOf } from '@portico/contract/loyalty/tiers.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'

type GuestAt = { pageId: string; guestId: string; at: Date }

/** Points that count for the tier: what was earned, whatever became of it. */
export async function readEarned(tx: Tx, { pageId, guestId, at }: GuestAt, months: number | null): Promise<number> {
  const row = await tx.first(sumEarned(pageId, guestId, at, months))
  return row?.earned ?? 0
}

const sumEarned = prepare<{ earned: number }>(`
  select coalesce(sum(amount), 0)::bigint as earned from points_transfers
  where page_id = $1 and guest_id = $2 and unit = 'point' and from_account = 'issued'
    and ($4::int is null or at > $3::timestamptz - make_interval(months => $4::int))`)

/** Tells once that a guest came into a tier they were not in before. */
export async function noteTier(tx: Tx, of: GuestAt, { tiers, tierMonths }: LoyaltySettings): Promise<void> {
  if (tiers.length === 0) return
  const { pageId, guestId, at } = of
  const tier = tierOf(tiers, await readEarned(tx, of, tierMonths))
  if (!tier) return
  const before = await tx.first(sql<{ tier: string }>`
    select tier from guest_tiers where page_id = ${pageId} and guest_id = ${guestId}`)
  if (before?.tier === tier.id) return
  await tx.run(sql`
    insert into guest_tiers (page_id, guest_id, tier, since) values (${pageId}, ${guestId}, ${tier.id}, ${at})
    on conflict (page_id, guest_id) do update set tier = excluded.tier, since = excluded.since`)
  // Falling back with time is not announced.
  const isRise = tiers.findIndex(({ id }) => id === before?.tier) < tiers.indexOf(tier)
  if (!isRise) return
  await publishEvent(tx, { pageId, kind: 'tier.reached', data: { guestId, tier: tier.id, name: tier.name }, at })
}
