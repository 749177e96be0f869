// How fast a channel of a page may send: a bucket that fills with time, shared by all workers.
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../../core/db/database.ts'

type Rate = { perSecond: number; most: number }
/** Well below what providers allow; a provider that wants less says so, and the lane waits. */
export const RATES: Record<MessageChannel, Rate> = {
  zalo: { perSecond: 30, most: 60 },
  zns: { perSecond: 50, most: 100 },
  email: { perSecond: 50, most: 100 },
  sms: { perSecond: 1000, most: 1000 },
}

export type Lane = { pageId: string; channel: MessageChannel }

/** Takes up to `wanted` tokens, and holds the lane until the transaction ends. @returns how many there were */
export async function takeTokens(tx: Tx, { pageId, channel }: Lane, wanted: number, now: Date): Promise<number> {
  const { perSecond, most } = RATES[channel]
  await tx.run(sql`
    insert into message_lanes (page_id, channel, tokens, filled_at) values (${pageId}, ${channel}, ${most}, ${now})
    on conflict (page_id, channel) do nothing`)
  const lane = await tx.first(sql<{ tokens: number; filledAt: string; isBlocked: boolean }>`
    select tokens, filled_at, coalesce(blocked_until > ${now}, false) as is_blocked from message_lanes
    where page_id = ${pageId} and channel = ${channel} for update`)
  if (!lane || lane.isBlocked) return 0
  const seconds = Math.max(0, now.getTime() - Date.parse(lane.filledAt)) / 1000
  const tokens = Math.min(most, lane.tokens + seconds * perSecond)
  const taken = Math.min(wanted, Math.floor(tokens))
  await tx.run(sql`
    update message_lanes set tokens = ${tokens - taken}, filled_at = ${now}
    where page_id = ${pageId} and channel = ${channel}`)
  return taken
}

/** Gives back what was taken for more messages than there were. */
export async function returnTokens(tx: Tx, { pageId, channel }: Lane, count: number): Promise<void> {
  await tx.run(sql`
    update message_lanes set tokens = tokens + ${count} where page_id = ${pageId} and channel = ${channel}`)
}

/** Nothing leaves by it before `until`. */
export async function blockLane(tx: Tx, { pageId, channel }: Lane, until: Date): Promise<void> {
  await tx.run(sql`
    update message_lanes set blocked_until = greatest(blocked_until, ${until}::timestamptz)
    where page_id = ${pageId} and channel = ${channel}`)
}
