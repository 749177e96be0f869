// Points that were not spent in time lapse: what came in to lapse by now, less all that ever went out.
import { sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { book, type Unit } from './ledger.ts'

type DueBalance = { guestId: string; unit: Unit }
const AT_ONCE = 200

/** Lapses what is due, page by page. */
export async function lapsePoints({ db, clock }: Pick<Services, 'db' | 'clock'>, stop?: AbortSignal): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`select distinct page_id from points_balances where next_expiry_at <= ${now}`),
  )
  await eachAlone(pages, async ({ pageId }) => {
    while (!stop?.aborted && (await db.asSystem((tx) => lapseSome(tx, pageId, now))) === AT_ONCE);
  })
}

async function lapseSome(tx: Tx, pageId: string, now: Date): Promise<number> {
  const due = await tx.rows(sql<DueBalance>`
    select guest_id, unit from points_balances where page_id = ${pageId} and next_expiry_at <= ${now}
    order by guest_id, unit limit ${AT_ONCE} for update skip locked`)
  for (const of of due) await lapseOne(tx, pageId, of, now)
  return due.length
}

async function lapseOne(tx: Tx, pageId: string, { guestId, unit }: DueBalance, now: Date): Promise<void> {
  const amount = await readLapsing(tx, { pageId, guestId, unit, at: now })
  if (amount > 0) {
    const key = `expiry:${guestId}:${unit}:${now.toISOString()}`
    const order = { pageId, guestId, unit, amount, reason: { kind: 'expiry', id: '' }, key, at: now } as const
    await book(tx, { ...order, from: 'guest', to: 'expired' })
    await publishEvent(tx, { pageId, kind: 'points.expired', data: { guestId, amount }, at: now })
  }
  await tx.run(sql`
    update points_balances set next_expiry_at = (
      select min(expires_at) from points_transfers
      where page_id = ${pageId} and guest_id = ${guestId} and unit = ${unit} and to_account = 'guest' and expires_at > ${now})
    where page_id = ${pageId} and guest_id = ${guestId} and unit = ${unit}`)
}

/** How much of a balance will have lapsed at a moment, if nothing more is spent. */
export async function readLapsing(
  tx: Tx,
  { pageId, guestId, unit, at }: { pageId: string; guestId: string; unit: Unit; at: Date },
): Promise<number> {
  const row = await tx.first(sql<{ amount: number }>`
    select least((select available from points_balances where page_id = ${pageId} and guest_id = ${guestId} and unit = ${unit}),
      greatest(0, coalesce(sum(case when to_account = 'guest' and expires_at <= ${at} then amount
        when from_account = 'guest' then -amount end), 0)))::bigint as amount
    from points_transfers where page_id = ${pageId} and guest_id = ${guestId} and unit = ${unit}`)
  return row?.amount ?? 0
}
