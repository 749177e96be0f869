import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'
import { newId } from '../core/id.ts'
import { book, type Unit } from './ledger.ts'

const MOST_SHOWN = 500

/** What was booked stays for the totals, without words; what an erased guest still had lapses. */
export const guestData: GuestData = {
  columns: [
    ['points_transfers', 'guest_id'],
    ['points_balances', 'guest_id'],
    ['guest_tiers', 'guest_id'],
    ['loyalty_reach', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    const left = await tx.rows(sql<{ unit: Unit; amount: number; at: Date }>`
      select unit, available as amount, now() as at from points_balances
      where page_id = ${pageId} and guest_id = ${guestId} and available > 0`)
    for (const { unit, amount, at } of left) {
      const order = {
        pageId,
        guestId,
        unit,
        amount,
        reason: { kind: 'expiry', id: 'erased' },
        key: `erased:${guestId}:${unit}`,
      } as const
      await book(tx, { ...order, from: 'guest', to: 'expired', at: new Date(at) })
    }
    await tx.run(
      sql`update points_transfers set note = '' where page_id = ${pageId} and guest_id = ${guestId} and note <> ''`,
    )
    await tx.run(sql`delete from guest_tiers where page_id = ${pageId} and guest_id = ${guestId}`)
    await tx.run(sql`delete from loyalty_reach where page_id = ${pageId} and guest_id = ${guestId}`)
  },

  async move(tx, { pageId, from, into }) {
    await lockBoth(tx, pageId, from, into)
    await tx.run(sql`update points_transfers set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`
      insert into points_balances as b (page_id, guest_id, unit, available, held, next_expiry_at)
      select page_id, ${into}, unit, available, held, next_expiry_at from points_balances where page_id = ${pageId} and guest_id = ${from}
      on conflict (page_id, guest_id, unit) do update set available = b.available + excluded.available, held = b.held + excluded.held,
        next_expiry_at = least(b.next_expiry_at, excluded.next_expiry_at)`)
    await tx.run(sql`delete from points_balances where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`
      insert into guest_tiers (page_id, guest_id, tier, since) select page_id, ${into}, tier, since from guest_tiers
      where page_id = ${pageId} and guest_id = ${from} on conflict do nothing`)
    await tx.run(sql`delete from guest_tiers where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(sql`
      insert into loyalty_reach (page_id, guest_id, is_held_out, first_at) select page_id, ${into}, is_held_out, first_at from loyalty_reach
      where page_id = ${pageId} and guest_id = ${from} on conflict do nothing`)
    await tx.run(sql`delete from loyalty_reach where page_id = ${pageId} and guest_id = ${from}`)
  },

  async show(tx, { pageId, guestId }) {
    return {
      points: await tx.rows(sql<HeldData['points'][number]>`
        select case when to_account = 'guest' then amount else -amount end as change, unit, reason, note, at,
          coalesce((select k.title from tasks k where k.page_id = ${pageId} and reason = 'task' and k.id::text = reason_id), '') as name
        from points_transfers where page_id = ${pageId} and guest_id = ${guestId} and 'guest' in (from_account, to_account)
        order by at desc, id desc limit ${MOST_SHOWN}`),
    }
  },

  timeline: (tx, { pageId, guestId, before, limit }) =>
    tx.rows(sql<TimelineEntry>`
      select at, 'points' as kind, id::text, reason as title, (case when to_account = 'guest' then amount else -amount end)::text as text
      from points_transfers where page_id = ${pageId} and guest_id = ${guestId} and unit = 'point' and at < ${before}
        and reason in ('adjustment', 'birthday', 'expiry') order by at desc limit ${limit}`),

  async keep(tx, { pageId, from }) {
    const tier = await tx.first(sql<TierRow>`
      select tier, since from guest_tiers where page_id = ${pageId} and guest_id = ${from}`)
    const group = await tx.first(sql<GroupRow>`
      select is_held_out, first_at from loyalty_reach where page_id = ${pageId} and guest_id = ${from}`)
    return { ...(tier ? { tier } : {}), ...(group ? { group } : {}) }
  },

  async split(tx, { pageId, from, into, mergeId, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const tier = kept['tier'] as TierRow | undefined
    if (tier) await giveTierBack(tx, { pageId, from, into, ...tier })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const group = kept['group'] as GroupRow | undefined
    if (group) await giveGroupBack(tx, { pageId, from, into, ...group })
    await lockBoth(tx, pageId, from, into)
    // An order goes with its guest, however it ended since.
    await tx.run(sql`
      update points_transfers c set guest_id = ${from} from points_transfers h
      where c.page_id = ${pageId} and h.page_id = ${pageId} and c.closes = h.id and h.guest_id = ${from} and c.guest_id = ${into}`)
    await coverSpending(tx, { pageId, from, into, mergeId })
    await tx.run(sql`
      insert into points_balances as b (page_id, guest_id, unit, available, held, next_expiry_at)
      select ${pageId}, guest_id, unit, ${SUM_OF('guest')}, ${SUM_OF('held')}, min(expires_at)
      from points_transfers where page_id = ${pageId} and guest_id in (${from}, ${into}) group by guest_id, unit
      on conflict (page_id, guest_id, unit) do update set available = excluded.available, held = excluded.held,
        next_expiry_at = excluded.next_expiry_at`)
    // Of units that all went back.
    await tx.run(sql`
      delete from points_balances b where page_id = ${pageId} and guest_id = ${into} and not exists (
        select 1 from points_transfers t where t.page_id = ${pageId} and t.guest_id = ${into} and t.unit = b.unit)`)
  },
}

type TierRow = { tier: string; since: string }
type GroupRow = { isHeldOut: boolean; firstAt: string }

/** The other keeps it only if it was theirs before. */
async function giveGroupBack(
  tx: Tx,
  { pageId, from, into, isHeldOut, firstAt }: GroupRow & { pageId: string; from: string; into: string },
): Promise<void> {
  await tx.run(sql`
    delete from loyalty_reach where page_id = ${pageId} and guest_id = ${into}
      and date_trunc('milliseconds', first_at) = ${firstAt}::timestamptz`)
  await tx.run(sql`
    insert into loyalty_reach (page_id, guest_id, is_held_out, first_at)
    values (${pageId}, ${from}, ${isHeldOut}, ${firstAt}) on conflict do nothing`)
}

/** The other keeps it only if it was theirs, or they reached it since. */
async function giveTierBack(
  tx: Tx,
  { pageId, from, into, tier, since }: TierRow & { pageId: string; from: string; into: string },
): Promise<void> {
  await tx.run(sql`
    delete from guest_tiers where page_id = ${pageId} and guest_id = ${into} and tier = ${tier}
      and date_trunc('milliseconds', since) = ${since}::timestamptz`)
  await tx.run(sql`
    insert into guest_tiers (page_id, guest_id, tier, since) values (${pageId}, ${from}, ${tier}, ${since}) on conflict do nothing`)
}

/** The sum of an account over transfers. */
const SUM_OF = (account: 'guest' | 'held') => sql`
  sum(case when to_account = ${account} then amount when from_account = ${account} then -amount else 0 end)::bigint`

function lockBoth(tx: Tx, pageId: string, from: string, into: string): Promise<number> {
  return tx.run(sql`
    select 1 from points_balances where page_id = ${pageId} and guest_id in (${from}, ${into}) order by guest_id, unit for update`)
}

/** Who stays may have spent, as one person, what goes back to the other: the other then gets what is left. */
async function coverSpending(
  tx: Tx,
  { pageId, from, into, mergeId }: { pageId: string; from: string; into: string; mergeId: string },
): Promise<void> {
  const short = await tx.rows(sql<{ unit: Unit; amount: number; at: string }>`
    select unit, -${SUM_OF('guest')} as amount, now() as at from points_transfers
    where page_id = ${pageId} and guest_id = ${into} group by unit having ${SUM_OF('guest')} < 0`)
  for (const { unit, amount, at } of short) {
    const ids = [newId(new Date(at)), newId(new Date(at))]
    await tx.run(sql`
      insert into points_transfers (page_id, id, key, guest_id, unit, from_account, to_account, amount, reason, reason_id, at)
      values (${pageId}, ${ids[0]}, ${`split:${mergeId}:${unit}:from`}, ${from}, ${unit}, 'guest', 'adjusted', ${amount}, 'merge', ${mergeId}, ${at}),
        (${pageId}, ${ids[1]}, ${`split:${mergeId}:${unit}:into`}, ${into}, ${unit}, 'adjusted', 'guest', ${amount}, 'merge', ${mergeId}, ${at})`)
  }
}
