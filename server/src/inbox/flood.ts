// How much one person may write before they have to wait.
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'

const LIMITS = [
  { seconds: 600, most: 15 },
  { seconds: 86_400, most: 100 },
]

/** Whether they have written so much that they have to wait. Counted under a lock: two at once would both find room. */
export async function isFlooding(
  tx: Tx,
  { key, where, now }: { key: string; where: RawBuilder<unknown>; now: Date },
): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`inbox ${key}`}, 0))`)
  for (const { seconds, most } of LIMITS) {
    const since = new Date(now.getTime() - seconds * 1000)
    const row = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from conversation_messages m where ${where} and m.direction = 'in' and m.at > ${since}`)
    if ((row?.count ?? 0) >= most) return true
  }
  return false
}

/** The same for a person of a channel. */
export function isFloodingBy(
  tx: Tx,
  { pageId, channel, personKey, now }: { pageId: string; channel: 'email' | 'sms'; personKey: string; now: Date },
): Promise<boolean> {
  const where = sql`m.page_id = ${pageId} and m.conversation_id = (
    select c.id from conversations c where c.page_id = ${pageId} and c.channel = ${channel} and c.person_key = ${personKey})`
  return isFlooding(tx, { key: `${pageId} ${channel} ${personKey}`, where, now })
}
