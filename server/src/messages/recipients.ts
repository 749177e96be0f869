// What the law and the message ask of guests, read for many at once.
import { createHmac } from 'node:crypto'
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Channels a guest agrees to; both ways over Zalo are one to them. */
export type ConsentChannel = 'zalo' | 'email' | 'sms'
type BlockReason = 'bounce' | 'complaint' | 'unsubscribed'

export type Recipient = {
  guestId: string
  name: string | null
  language: string
  phone: string | null
  email: string | null
  lastSeenAt: string
  visits: number
  points: number
  /** The newest answer for each channel; `max` is the promised most a month, 0 for none. */
  consents: Partial<Record<ConsentChannel, { isGiven: boolean; max: number }>>
  /** Adverts in the last 30 days and 24 hours: of campaigns, and sent one by one. */
  month: Partial<Record<ConsentChannel, number>>
  day: Partial<Record<ConsentChannel, number>>
  zaloId: string | null
  isFollower: boolean
  lastInteractionAt: string | null
  blocks: Partial<Record<ConsentChannel, BlockReason>>
}

/** What guests call a channel. */
export function consentChannelOf(channel: MessageChannel): ConsentChannel {
  return channel === 'zns' ? 'zalo' : channel
}

const MONTH_MS = 30 * 24 * 3600_000
const DAY_MS = 24 * 3600_000

type Uses = Pick<Services, 'secrets'>

/** The guests of these ids, in no order; those who were erased are missing. */
export async function readRecipients(
  { secrets }: Uses,
  tx: Tx,
  { pageId, guestIds, now }: { pageId: string; guestIds: readonly string[]; now: Date },
): Promise<Recipient[]> {
  const rows = await tx.rows(sql<Omit<Recipient, 'blocks'>>`
    select g.id as guest_id, g.name, g.language, g.phone, g.email, g.last_seen_at,
      coalesce(t.visits, g.visits)::int as visits, coalesce(b.available, 0)::bigint as points,
      coalesce(c.consents, '{}'::jsonb) as consents, coalesce(s.month, '{}'::jsonb) as month, coalesce(s.day, '{}'::jsonb) as day,
      z.user_id as zalo_id, coalesce(z.is_follower, false) as is_follower, z.last_interaction_at
    from guests g
    left join guest_page t on t.page_id = ${pageId} and t.guest_id = g.id
    left join points_balances b on b.page_id = ${pageId} and b.guest_id = g.id and b.unit = 'point'
    left join lateral (
      select jsonb_object_agg(o.channel, jsonb_build_object('isGiven', o.is_given, 'max', coalesce(o.max_per_month, 0))) as consents from (
        select distinct on (q.channel) q.channel, q.is_given, q.max_per_month from consents q
        where q.page_id = ${pageId} and q.guest_id = g.id and q.purpose = 'marketing'
        order by q.channel, q.at desc, q.id desc) o) c on true
    left join lateral (
      select jsonb_object_agg(o.channel, o.month) as month, jsonb_object_agg(o.channel, o.day) as day from (
        select m.channel, count(*) as month, count(*) filter (where m.sent_at > ${new Date(now.getTime() - DAY_MS)}) as day from (
          select case e.channel when 'zns' then 'zalo' else e.channel end as channel, e.sent_at from message_sends e
          where e.page_id = ${pageId} and e.guest_id = g.id and e.sent_at > ${new Date(now.getTime() - MONTH_MS)}
          union all
          select e.channel, e.sent_at from message_singles e
          where e.page_id = ${pageId} and e.guest_id = g.id and e.sent_at > ${new Date(now.getTime() - MONTH_MS)}) m
        group by 1) o) s on true
    left join lateral (
      select o.user_id, o.is_follower, o.last_interaction_at from zalo_users o
      where o.page_id = ${pageId} and o.guest_id = g.id order by o.last_interaction_at desc nulls last limit 1) z on true
    where g.page_id = ${pageId} and g.id = any(${[...guestIds]}::uuid[]) and g.erased_at is null`)
  const blocked = await readBlocks({ secrets }, tx, pageId, rows)
  return rows.map((row) => ({ ...row, blocks: blocked(row) }))
}

type Contacts = Pick<Recipient, 'phone' | 'email' | 'zaloId'>

async function readBlocks(uses: Uses, tx: Tx, pageId: string, rows: readonly Contacts[]) {
  const none: Recipient['blocks'] = {}
  const any = rows.length > 0 && (await tx.first(sql`select 1 from message_blocks where page_id = ${pageId} limit 1`))
  if (!any) return () => none
  const keysOf = (row: Contacts) =>
    addressesOf(row).map(([channel, address]) => ({ channel, key: hashAddress(uses, pageId, channel, address) }))
  const hashes = rows.flatMap((row) => keysOf(row).map(({ key }) => key.toString('hex')))
  const found = await tx.rows(sql<{ channel: ConsentChannel; hash: string; reason: BlockReason }>`
    select channel, encode(hash, 'hex') as hash, reason from message_blocks
    where page_id = ${pageId} and hash = any(array(select decode(h, 'hex') from unnest(${hashes}::text[]) h))`)
  const reasons = new Map(found.map(({ hash, reason }) => [hash, reason]))
  return (row: Contacts): Recipient['blocks'] =>
    Object.fromEntries(
      keysOf(row).flatMap(({ channel, key }) => {
        const reason = reasons.get(key.toString('hex'))
        return reason ? [[channel, reason]] : []
      }),
    )
}

function addressesOf({ phone, email, zaloId }: Contacts): [ConsentChannel, string][] {
  const all: [ConsentChannel, string | null][] = [
    ['sms', phone],
    ['email', email],
    ['zalo', zaloId ?? phone],
  ]
  return all.flatMap(([channel, address]) => (address ? [[channel, address]] : []))
}

/** What an address that must not be written to is known by. */
export function hashAddress({ secrets }: Uses, pageId: string, channel: ConsentChannel, address: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('blocked addresses'))
    .update(`${pageId} ${channel} ${address.toLowerCase()}`)
    .digest()
}

/** Writes down that an address must not be written to any more. */
export async function blockAddress(
  uses: Uses,
  tx: Tx,
  of: { pageId: string; channel: ConsentChannel; address: string; reason: BlockReason; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into message_blocks (page_id, channel, hash, reason, at)
    values (${of.pageId}, ${of.channel}, ${hashAddress(uses, of.pageId, of.channel, of.address)}, ${of.reason}, ${of.at})
    on conflict (page_id, channel, hash) do nothing`)
}
