// Two guests who turn out to be one person become one. Only ever on proof: see recogniseGuest.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { moveGuest } from '../reports/index.ts'
import { auditGuest } from './auditGuest.ts'

/** Whether both have proved something of one kind, a number say: then they may be two people with one phone. */
export async function areTwoPeople(tx: Tx, pageId: string, one: string, other: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from guest_identities a join guest_identities b on b.page_id = a.page_id and b.kind = a.kind
    where a.page_id = ${pageId} and a.guest_id = ${one} and b.guest_id = ${other} limit 1`)
  return row !== undefined
}

/** Everything of one guest becomes another's, and the row of the first goes. What the other one told has the last word. */
export async function mergeGuests(
  services: Services,
  tx: Tx,
  { pageId, from, into, why }: { pageId: string; from: string; into: string; why: string },
): Promise<void> {
  if (from === into) return
  const of = sql`page_id = ${pageId} and guest_id = ${from}`
  // In one order, so that two merges of the same two do not wait for each other for ever.
  await tx.run(
    sql`select 1 from guests where page_id = ${pageId} and id = any(${[from, into].toSorted()}::uuid[]) order by id for update`,
  )
  for (const table of [
    'visits',
    'sessions',
    'consents',
    'guest_devices',
    'guest_identities',
    'guest_keys',
    'guest_views',
  ])
    await tx.run(sql`update ${sql.table(table)} set guest_id = ${into} where ${of}`)
  await moveRules(tx, { pageId, from, into })
  await tx.run(sql`
    insert into guest_steps (page_id, guest_id, step_id, at) select page_id, ${into}, step_id, at from guest_steps where ${of}
    on conflict (page_id, guest_id, step_id) do update set at = greatest(guest_steps.at, excluded.at)`)
  // A person comes for the first time once.
  await tx.run(sql`
    update visits v set is_first = false where v.page_id = ${pageId} and v.guest_id = ${into} and v.is_first
      and exists (select 1 from visits o where o.page_id = v.page_id and o.guest_id = v.guest_id and o.day is not null and o.online_at < v.online_at)`)
  await moveGuest(tx, pageId, from, into)
  await tx.run(sql`
    update guests g set name = coalesce(g.name, o.name), phone = coalesce(g.phone, o.phone), email = coalesce(g.email, o.email),
      phone_verified_at = case when g.phone is null then o.phone_verified_at else g.phone_verified_at end,
      email_verified_at = case when g.email is null then o.email_verified_at else g.email_verified_at end,
      profile = o.profile || g.profile, visits = g.visits + o.visits,
      source = case when g.source = 'anonymous' then o.source else g.source end,
      first_seen_at = least(g.first_seen_at, o.first_seen_at), last_seen_at = greatest(g.last_seen_at, o.last_seen_at)
    from guests o where g.page_id = ${pageId} and g.id = ${into} and o.page_id = g.page_id and o.id = ${from}`)
  await tx.run(sql`delete from guests where page_id = ${pageId} and id = ${from}`)
  await auditGuest(services, tx, { pageId, guestId: into, action: 'guests.merge', detail: { from, why } })
}

/** Who was blocked stays blocked, whoever they turn out to be. */
async function moveRules(
  tx: Tx,
  { pageId, from, into }: { pageId: string; from: string; into: string },
): Promise<void> {
  await tx.run(sql`
    update access_rules o set kind = 'deny', reason = f.reason, until = f.until from access_rules f
    where o.page_id = ${pageId} and o.guest_id = ${into} and f.page_id = o.page_id and f.guest_id = ${from} and f.kind = 'deny'`)
  await tx.run(sql`
    update access_rules set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}
      and not exists (select 1 from access_rules o where o.page_id = ${pageId} and o.guest_id = ${into})`)
  await tx.run(
    sql`update access_rules set owner_guest_id = ${into} where page_id = ${pageId} and owner_guest_id = ${from}`,
  )
  await tx.run(sql`update own_devices set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
}
