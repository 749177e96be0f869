// What became of a campaign.
import type { MessageResults, zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { FAILURES, REFUSALS, type MessageChannel, type Refusal } from '@portico/contract/messages/kinds.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { readReturns } from '../reports/index.ts'
import { listSends } from './sends.ts'

type Group = Pick<Handlers<typeof zaloCampaigns>, 'results' | 'sends'>
type Funnel = MessageResults['total']

export const resultHandlers: Group = {
  async results(context, { params: { id } }) {
    const holdOut = await findHoldOut(context, id)
    const [byChannel, reasons, links, flagged] = await Promise.all([
      readFunnels(context, id),
      readReasons(context, id),
      readLinks(context, id),
      countFlagged(context, id),
    ])
    const total = byChannel.reduce((sum, one) => addFunnels(sum, one), NONE)
    const left = reasons.flatMap(({ reason, guests, state }) =>
      state === 'skipped' && isOneOf(REFUSALS, reason) ? [{ reason, guests }] : [],
    )
    const failed = reasons.flatMap(({ reason, detail, guests, state }) =>
      state !== 'skipped' && isOneOf(FAILURES, reason) ? [{ reason, detail, guests }] : [],
    )
    const { tx, page, clock } = context
    const of = { pageId: page.id, timeZone: page.timeZone, now: clock.now() }
    const comeback = holdOut > 0 ? await readReturns(tx, of, reachedSql(context, id)) : null
    return { total, byChannel, left: sumLeft(left), failed, flagged, links, comeback }
  },

  sends: listSends,
}

async function findHoldOut({ tx, page }: PageContext, id: string): Promise<number> {
  const row = await tx.first(sql<{ holdOut: number }>`
    select hold_out from message_campaigns where page_id = ${page.id} and id = ${id}`)
  if (!row) throw fail('message/campaign-not-found')
  return row.holdOut
}

const NONE: Funnel = { sent: 0, delivered: 0, seen: 0, clicked: 0, replied: 0, unsubscribed: 0 }

function addFunnels(a: Funnel, b: Funnel): Funnel {
  return {
    sent: a.sent + b.sent,
    delivered: a.delivered + b.delivered,
    seen: a.seen + b.seen,
    clicked: a.clicked + b.clicked,
    replied: a.replied + b.replied,
    unsubscribed: a.unsubscribed + b.unsubscribed,
  }
}

function readFunnels({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<Funnel & { channel: MessageChannel }>`
    select channel, count(*)::int as sent, count(delivered_at)::int as delivered, count(seen_at)::int as seen,
      count(clicked_at)::int as clicked, count(replied_at)::int as replied, count(unsubscribed_at)::int as unsubscribed
    from message_sends where page_id = ${page.id} and campaign_id = ${id} and sent_at is not null group by channel order by 2 desc`)
}

type ReasonCount = { state: string; reason: string; detail: string; guests: number }

function readReasons({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<ReasonCount>`
    select state, reason, detail, count(*)::int as guests from message_sends
    where page_id = ${page.id} and campaign_id = ${id} and reason <> '' and state in ('skipped', 'failed', 'unknown')
    group by 1, 2, 3 order by 4 desc limit 100`)
}

/** Details differ where reasons do not. */
function sumLeft(left: readonly { reason: Refusal; guests: number }[]): MessageResults['left'] {
  const sums = new Map<Refusal, number>()
  for (const { reason, guests } of left) sums.set(reason, (sums.get(reason) ?? 0) + guests)
  return [...sums].map(([reason, guests]) => ({ reason, guests }))
}

function readLinks({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<MessageResults['links'][number]>`
    select href, clicks as guests from message_links where page_id = ${page.id} and campaign_id = ${id} order by clicks desc, number`)
}

async function countFlagged({ tx, page }: PageContext, id: string): Promise<number> {
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from message_sends where page_id = ${page.id} and campaign_id = ${id} and is_flagged`)
  return row?.count ?? 0
}

/** Who got it and who was left out, each from the moment it would have left. */
function reachedSql({ page }: PageContext, id: string) {
  return sql`
    select guest_id, state = 'held-out' as is_held_out, coalesce(sent_at, created_at) as first_at from message_sends
    where page_id = ${page.id} and campaign_id = ${id} and guest_id is not null and state in ('sent', 'unknown', 'held-out')`
}
