// How much a page has of what plans limit: one count, for what the owner reads and for what is refused.
import { PLAN_LIMITS, type PlanLimit } from '@portico/contract/access.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'

/** A number in SQL. Members that are invited hold a place; what was deleted from the library does until it is gone. */
const COUNTS: Record<PlanLimit, (pageId: string, now: Date) => RawBuilder<unknown>> = {
  devices: (pageId) => sql`select count(*) from gateways where page_id = ${pageId} and not is_simulator`,
  members: (pageId, now) => sql`select (select count(*) from members where page_id = ${pageId} and expires_at is null)
    + (select count(*) from invitations where page_id = ${pageId} and closed_at is null and expires_at > ${now})`,
  guests: (pageId) => sql`select count(*) from guest_profiles where page_id = ${pageId}`,
  storageMb: (pageId) =>
    sql`select ceil(coalesce(sum(size_bytes), 0) / 1048576) from media_files where page_id = ${pageId}`,
  messages: (pageId, now) => sql`
    select count(*) from message_sends s join pages p on p.id = s.page_id
    where s.page_id = ${pageId} and s.state in ('waiting', 'sending', 'sent', 'unknown')
      and s.created_at >= date_trunc('month', ${now}::timestamptz at time zone p.time_zone) at time zone p.time_zone`,
}

/** How many a page has of one thing, as a number in SQL. */
export function countOf(name: PlanLimit, pageId: string, now: Date): RawBuilder<unknown> {
  return COUNTS[name](pageId, now)
}

/** How much a page has of each. */
export async function readUsage(tx: Tx, pageId: string, now: Date): Promise<Record<PlanLimit, number>> {
  const counts = PLAN_LIMITS.map((name) => sql`${name}::text, (${countOf(name, pageId, now)})::int`)
  const row = await tx.first(sql<{ usage: Record<PlanLimit, number> }>`
    select json_build_object(${sql.join(counts)}) as usage`)
  return row!.usage
}
