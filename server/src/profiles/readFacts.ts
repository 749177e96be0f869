import { GuestFacts } from '@portico/contract/profiles/facts.ts'
import { prepare, type Tx } from '../core/db/database.ts'

/** What is known of guests, for conditions that are asked in memory; who has no profile yet is missing. */
export async function readFactsOf(
  tx: Tx,
  pageId: string,
  guestIds: readonly string[],
): Promise<Map<string, GuestFacts>> {
  const rows = await tx.rows(selectFacts(pageId, guestIds))
  return new Map(rows.map(({ guestId, ...facts }) => [String(guestId), GuestFacts.parse(facts)]))
}

/** The same of one; undefined while no profile is written. */
export async function readFacts(tx: Tx, pageId: string, guestId: string): Promise<GuestFacts | undefined> {
  return (await readFactsOf(tx, pageId, [guestId])).get(guestId)
}

const selectFacts = prepare<Record<string, unknown>>(`
  select guest_id, source, language, phone is not null as has_phone, email is not null as has_email, is_phone_verified, is_email_verified,
    extract(epoch from first_seen_at)::float8 * 1000 as first_seen_at, extract(epoch from last_seen_at)::float8 * 1000 as last_seen_at,
    visits, seconds, bytes, visit_days, weekdays, hours, system, gateways, channels, tags, answers, score, birthday,
    campaigns_seen, campaigns_clicked, points, tasks_done, gifts_ready, gifts_used, review_score
  from guest_profiles where page_id = $1 and guest_id = any($2::uuid[])`)
