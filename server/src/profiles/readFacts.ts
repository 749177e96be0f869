import { GuestFacts } from '@portico/contract/profiles/facts.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** What is known of one guest, for conditions that are asked in memory; undefined while no profile is written. */
export async function readFacts(tx: Tx, pageId: string, guestId: string): Promise<GuestFacts | undefined> {
  const row = await tx.first(sql<Record<string, unknown>>`
    select source, language, phone is not null as has_phone, email is not null as has_email, is_phone_verified, is_email_verified,
      extract(epoch from first_seen_at)::float8 * 1000 as first_seen_at, extract(epoch from last_seen_at)::float8 * 1000 as last_seen_at,
      visits, seconds, bytes, visit_days, weekdays, hours, system, gateways, channels, tags, answers, score, birthday,
      campaigns_seen, campaigns_clicked, points, tasks_done, gifts_ready, gifts_used, review_score
    from guest_profiles where page_id = ${pageId} and guest_id = ${guestId}`)
  return row && GuestFacts.parse(row)
}
