// Takes messages that are due, a handful at a time. What the law says now decides which of them leave.
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { placeOf } from '../../core/jobs/chooseDue.ts'
import { isSwitchedOn } from '../../core/switches.ts'
import { REPEATABLE, type OutgoingMessage } from '../channels/channel.ts'
import { openChannels } from '../channels/open.ts'
import { mayLeaveAt, refusalOf } from '../law.ts'
import type { Plan, Way } from '../plan.ts'
import { readRecipients } from '../recipients.ts'
import { readVenue } from '../venue.ts'
import { writeMessage } from '../write.ts'
import { RATES, returnTokens, takeTokens } from './lane.ts'
import { settle, type SettledSend } from './settle.ts'

/** Messages that leave together; as many may be in doubt when a worker dies. */
const MOST = 50
/** Batches of one page on their way: a slow provider of its own leaves a place to others. */
const OF_PAGE = 4

export type Batch = {
  pageId: string
  campaignId: string
  channel: MessageChannel
  /** How many were looked at; some of them do not leave. */
  taken: number
  messages: { id: string; guestId: string; tries: number; message: OutgoingMessage }[]
}
export type Queue = { pageId: string; id: string; channel: MessageChannel }

type Choice = { now: Date; count: number; busy: readonly { pageId: string }[] }

/** Campaigns with something to send now; the page that has the fewest batches on their way comes first. */
export async function findQueues(tx: Tx, { now, count, busy }: Choice): Promise<Queue[]> {
  if (!(await isSwitchedOn(tx, 'sending'))) return []
  const busyPages = busy.map(({ pageId }) => pageId)
  return tx.rows(sql<Queue>`
    select page_id, id, channel from (
      select c.page_id, c.id, k.channel, d.next_at, ${placeOf('c.page_id', 'd.next_at', busyPages)} as place
      from message_campaigns c
      join pages p on p.id = c.page_id and p.deleted_at is null and p.suspended_at is null
      cross join unnest(${Object.keys(RATES)}::text[], ${Object.values(RATES).map(({ perSecond }) => perSecond)}::float8[])
        as k (channel, per_second)
      cross join lateral (
        select s.next_at from message_sends s
        where s.page_id = c.page_id and s.campaign_id = c.id and s.channel = k.channel and s.state in ('waiting', 'sending')
          and s.next_at <= ${now} order by s.next_at limit 1) d
      left join message_lanes l on l.page_id = c.page_id and l.channel = k.channel
      where c.status in ('preparing', 'running') and (l.blocked_until is null or l.blocked_until <= ${now})
        and (l.tokens is null or l.tokens + k.per_second * greatest(0, extract(epoch from ${now}::timestamptz - l.filled_at)) >= 1)) as due
    where place <= ${OF_PAGE} order by place, next_at limit ${count}`)
}

type TakenSend = { id: string; guestId: string | null; tries: number; key: string; was: string }

/** Takes messages of one campaign and channel; those that must not leave now are settled at once. */
export function claim(
  services: Services,
  { pageId, id: campaignId, channel }: Queue,
  { now, until }: { now: Date; until: Date },
): Promise<Batch> {
  const batch: Batch = { pageId, campaignId, channel, taken: 0, messages: [] }
  return services.db.asSystem(async (tx) => {
    const campaign = await tx.first(sql<{ plan: Plan }>`
      select plan from message_campaigns
      where page_id = ${pageId} and id = ${campaignId} and status in ('preparing', 'running') for share`)
    if (!campaign) return batch
    const tokens = await takeTokens(tx, { pageId, channel }, MOST, now)
    if (tokens === 0) return batch
    const taken = await take(tx, { pageId, campaignId, channel, tokens, now, until })
    if (taken.length < tokens) await returnTokens(tx, { pageId, channel }, tokens - taken.length)
    batch.taken = taken.length
    const [sendable, doubtful] = partition(taken, ({ was }) => was === 'waiting' || REPEATABLE[channel])
    await settle(tx, batch, doubtful.map(doubt), now)
    const way = await freshWay(services, tx, campaign.plan, { pageId, channel })
    await decide(services, tx, { batch, taken: sendable, way, plan: campaign.plan, now })
    return batch
  })
}

type Claim = Pick<Batch, 'pageId' | 'campaignId' | 'channel'> & { tokens: number; now: Date; until: Date }

function take(tx: Tx, { pageId, campaignId, channel, tokens, now, until }: Claim): Promise<TakenSend[]> {
  return tx.rows(sql<TakenSend>`
    with due as (
      select id, state from message_sends
      where page_id = ${pageId} and campaign_id = ${campaignId} and channel = ${channel}
        and state in ('waiting', 'sending') and next_at <= ${now}
      order by next_at limit ${tokens} for update skip locked)
    update message_sends s set state = 'sending', next_at = ${until}, tries = s.tries + 1,
      is_flagged = s.is_flagged or due.state = 'sending'
    from due where s.page_id = ${pageId} and s.id = due.id
    returning s.id, s.guest_id, s.tries, s.key, due.state as was`)
}

/** A worker died with it in its hands, and the provider would send it again. */
function doubt({ id, guestId, tries }: TakenSend): SettledSend {
  return { id, guestId, tries, state: 'unknown', reason: 'interrupted' }
}

/** The words of the start with what is true of the provider now. */
async function freshWay(
  services: Services,
  tx: Tx,
  plan: Plan,
  { pageId, channel }: Pick<Batch, 'pageId' | 'channel'>,
) {
  const way = plan.ways.find((one) => one.channel === channel)!
  const { isOpen, isOwn } = (await openChannels(services, tx, pageId))[channel]
  return { ...way, isOpen, isOwn }
}

type Decision = { batch: Batch; taken: TakenSend[]; way: Way; plan: Plan; now: Date }

async function decide(services: Services, tx: Tx, { batch, taken, way, plan, now }: Decision): Promise<void> {
  const { pageId, channel } = batch
  const guestIds = taken.flatMap(({ guestId }) => guestId ?? [])
  const guests = new Map(
    (await readRecipients(services, tx, { pageId, guestIds, now })).map((guest) => [guest.guestId, guest]),
  )
  const { venue, ...hours } = await readVenue(services, tx, pageId)
  const leavesAt = mayLeaveAt(channel, { now, timeZone: venue.timeZone, ...hours })
  const settled: SettledSend[] = []
  for (const { id, guestId, tries, key } of taken) {
    const guest = guests.get(guestId ?? '')
    const refusal = guest ? refusalOf(services.config, way, guest, { now }) : 'erased'
    if (!guest || refusal) settled.push({ id, guestId, tries, state: 'skipped', reason: refusal ?? '' })
    else if (leavesAt > now) settled.push({ id, guestId, tries, state: 'waiting', nextAt: leavesAt, isUntried: true })
    else {
      const { message, missing } = writeMessage(way, guest, { venue, links: plan.links, key })
      if (missing.length > 0)
        settled.push({ id, guestId, tries, state: 'skipped', reason: 'missing-field', detail: missing.join(', ') })
      else batch.messages.push({ id, guestId: guest.guestId, tries, message })
    }
  }
  await settle(tx, batch, settled, now)
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
