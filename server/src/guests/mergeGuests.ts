// Two guests who turn out to be one person become one: on proof (see recogniseGuest), or by a member's hand. What they were is
// kept for a while, so that it can be taken back.
import { DAY_MS } from '@portico/contract/dates.ts'
import { newId } from '../core/id.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { auditGuest } from './auditGuest.ts'
import { keepRows } from './mergedRows.ts'

type Uses = Pick<Services, 'clock' | 'guestData'>

/** A merge can be taken back for so long. */
const UNTIL_DAYS = 30

/** A guest's own row as a merge found it. */
export type GuestRow = {
  name: string | null
  phone: string | null
  email: string | null
  language: string
  first_seen_at: string
  last_seen_at: string
  visits: number
  profile: Record<string, unknown>
  phone_verified_at: string | null
  email_verified_at: string | null
  source: string
}
/** What is kept of both: their rows, and what each feature needs to take them apart. */
export type Before = { from: GuestRow; into: GuestRow; kept: Record<string, unknown> }

/** Whether both have verified identities of one kind, such as a number: they may be two people with one phone. */
export async function areTwoPeople(tx: Tx, pageId: string, one: string, other: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from guest_identities a join guest_identities b on b.page_id = a.page_id and b.kind = a.kind
    where a.page_id = ${pageId} and a.guest_id = ${one} and b.guest_id = ${other} limit 1`)
  return row !== undefined
}

type NewMerge = { pageId: string; from: string; into: string; why: string; by?: string }

/**
 * Moves everything of one guest to another and deletes the first row. Where both have a value, the other's wins.
 * @param of.by the member who does it by hand
 */
export async function mergeGuests(services: Uses, tx: Tx, of: NewMerge): Promise<void> {
  const { pageId, from, into, why, by } = of
  if (from === into) return
  // In a fixed order, so that two merges of the same pair do not deadlock.
  await tx.run(
    sql`select 1 from guests where page_id = ${pageId} and id = any(${[from, into].toSorted()}::uuid[]) order by id for update`,
  )
  await keepBefore(services, tx, of)
  for (const { move } of services.guestData) await move?.(tx, { pageId, from, into })
  await tx.run(sql`
    update guests g set name = coalesce(g.name, o.name), phone = coalesce(g.phone, o.phone), email = coalesce(g.email, o.email),
      phone_verified_at = case when g.phone is null then o.phone_verified_at else g.phone_verified_at end,
      email_verified_at = case when g.email is null then o.email_verified_at else g.email_verified_at end,
      profile = o.profile || g.profile, visits = g.visits + o.visits,
      source = case when g.source = 'anonymous' then o.source else g.source end,
      first_seen_at = least(g.first_seen_at, o.first_seen_at), last_seen_at = greatest(g.last_seen_at, o.last_seen_at)
    from guests o where g.page_id = ${pageId} and g.id = ${into} and o.page_id = g.page_id and o.id = ${from}`)
  await refuseLoss(services, tx, pageId, from)
  await tx.run(sql`delete from guests where page_id = ${pageId} and id = ${from}`)
  // What a member does has its row by the call.
  if (!by) await auditGuest(services, tx, { pageId, guestId: into, action: 'guests.merge', detail: { from, why } })
}

/** Writes down what the two are, and which rows are about to move. */
async function keepBefore(
  { clock, guestData }: Uses,
  tx: Tx,
  { pageId, from, into, why, by }: NewMerge,
): Promise<void> {
  const rows = await tx.rows(sql<{ id: string; row: GuestRow }>`
    select id, to_jsonb(g) - array['page_id', 'id', 'erased_at'] as row from guests g
    where page_id = ${pageId} and id in (${from}, ${into})`)
  const rowOf = (id: string) => rows.find((one) => one.id === id)?.row
  const kept: Record<string, unknown> = {}
  for (const { keep } of guestData) Object.assign(kept, await keep?.(tx, { pageId, from, into }))
  const at = clock.now()
  const mergeId = newId(at)
  await tx.run(sql`
    insert into guest_merges (page_id, id, guest_id, gone_id, why, by_id, at, until, before)
    values (${pageId}, ${mergeId}, ${into}, ${from}, ${why}, ${by ?? null}, ${at}, ${new Date(at.getTime() + UNTIL_DAYS * DAY_MS)},
      ${JSON.stringify({ from: rowOf(from), into: rowOf(into), kept })})`)
  await keepRows(tx, guestData, { pageId, from, into, mergeId })
}

/** A row that still names the guest would go with the guest's own row. */
async function refuseLoss({ guestData }: Uses, tx: Tx, pageId: string, guestId: string): Promise<void> {
  const left = guestData.flatMap(({ columns }) =>
    columns.map(
      ([table, column]) => sql`
        select ${table} as name where exists (
          select 1 from ${sql.table(table)} where page_id = ${pageId} and ${sql.ref(column)} = ${guestId})`,
    ),
  )
  if (left.length === 0) return
  const rows = await tx.rows(sql<{ name: string }>`${sql.join(left, sql` union all `)}`)
  if (rows.length > 0) throw new Error(`a merge would lose rows of ${rows.map(({ name }) => name).join(', ')}`)
}
