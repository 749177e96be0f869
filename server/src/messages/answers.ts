// What guests answer to messages: that they did, and that they want no more of them.
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { withdrawConsents } from '../guests/index.ts'
import { blockAddress, consentChannelOf, hashAddress, type ConsentChannel } from './recipients.ts'

/** A reply within so many days of a message counts as one to it. */
const REPLY_DAYS = 7
const STOP_DAYS = 30

type Answer = { pageId: string; guestId: string; channels: readonly MessageChannel[]; at: Date | string }

/** Counts an answer to the newest message that it can be one to. */
export async function noteAnswer(tx: Tx, { pageId, guestId, channels, at }: Answer): Promise<void> {
  const changed = await tx.run(sql`
    update message_sends s set replied_at = coalesce(s.replied_at, ${at}) where s.page_id = ${pageId} and s.id = (
      select m.id from message_sends m
      where m.page_id = ${pageId} and m.guest_id = ${guestId} and m.channel = any(${[...channels]}::text[])
        and m.sent_at between ${at}::timestamptz - make_interval(days => ${REPLY_DAYS}) and ${at}
      order by m.sent_at desc limit 1)`)
  if (changed > 0) tx.notify(pageId, 'messages')
}

type Stop = {
  pageId: string
  /** Null where nobody knows whose address it is. */
  guestId: string | null
  channel: 'email' | 'sms'
  address: string
  at: Date
}

/** An answer that says stop: it counts before the next message leaves. */
export async function stopByAnswer(
  services: Pick<Services, 'clock' | 'secrets'>,
  tx: Tx,
  { pageId, guestId, channel, address, at }: Stop,
): Promise<void> {
  await blockAddress(services, tx, { pageId, channel, address, reason: 'unsubscribed', at })
  if (!guestId) return
  const evidence = { method: 'unsubscribe', how: 'answer' }
  await withdrawConsents(services, tx, { pageId, guestId, purpose: 'marketing', channel, evidence })
  await tx.run(sql`
    update message_sends s set unsubscribed_at = coalesce(s.unsubscribed_at, ${at}) where s.page_id = ${pageId} and s.id = (
      select m.id from message_sends m
      where m.page_id = ${pageId} and m.guest_id = ${guestId} and m.channel = ${channel}
        and m.sent_at > ${at}::timestamptz - make_interval(days => ${STOP_DAYS})
      order by m.sent_at desc limit 1)`)
  tx.notify(pageId, 'messages')
}

/** Why and since when nothing goes to an address; undefined where it may. */
export function findBlock(
  uses: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, channel, address }: { pageId: string; channel: ConsentChannel; address: string },
): Promise<{ reason: 'bounce' | 'complaint' | 'unsubscribed'; at: string } | undefined> {
  return tx.first(sql<{ reason: 'bounce' | 'complaint' | 'unsubscribed'; at: string }>`
    select reason, at from message_blocks
    where page_id = ${pageId} and channel = ${channel} and hash = ${hashAddress(uses, pageId, channel, address)}`)
}

/** An address that letters do not reach, or whose owner calls them spam. */
export async function noteUndelivered(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, address, reason, at }: { pageId: string; address: string; reason: 'bounce' | 'complaint'; at: Date },
): Promise<void> {
  await blockAddress(services, tx, { pageId, channel: consentChannelOf('email'), address, reason, at })
}
