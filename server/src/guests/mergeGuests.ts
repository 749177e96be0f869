// Two guests who turn out to be one person become one. Only ever on proof: see recogniseGuest.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { auditGuest } from './auditGuest.ts'

type Uses = Pick<Services, 'clock' | 'guestData'>

/** Whether both have verified identities of one kind, such as a number: they may be two people with one phone. */
export async function areTwoPeople(tx: Tx, pageId: string, one: string, other: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from guest_identities a join guest_identities b on b.page_id = a.page_id and b.kind = a.kind
    where a.page_id = ${pageId} and a.guest_id = ${one} and b.guest_id = ${other} limit 1`)
  return row !== undefined
}

/** Moves everything of one guest to another and deletes the first row. Where both have a value, the other's wins. */
export async function mergeGuests(
  services: Uses,
  tx: Tx,
  { pageId, from, into, why }: { pageId: string; from: string; into: string; why: string },
): Promise<void> {
  if (from === into) return
  // In a fixed order, so that two merges of the same pair do not deadlock.
  await tx.run(
    sql`select 1 from guests where page_id = ${pageId} and id = any(${[from, into].toSorted()}::uuid[]) order by id for update`,
  )
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
  await auditGuest(services, tx, { pageId, guestId: into, action: 'guests.merge', detail: { from, why } })
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
