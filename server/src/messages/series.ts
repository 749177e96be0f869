// A series: messages that are written one at a time, when a guest's moment comes, and leave by the same sender, law and rates as
// those of campaigns. It keeps the words it was opened with.
import type { MessageChannel, Refusal } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { Failure } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { holdCharge, METERED_CURRENCY, settleCharge } from '../finance/index.ts'
import { holdPlanRest } from '../plans/index.ts'
import { openChannels } from './channels/open.ts'
import { mayLeaveAt } from './law.ts'
import { readPlan, type Plan } from './plan.ts'
import { readRecipients } from './recipients.ts'
import { reachGuest, type SortedGuest } from './sortGuests.ts'
import { readVenue } from './venue.ts'

type NewSeries = { pageId: string; name: string; ways: readonly string[]; now: Date }

/** Opens a series with the templates as they are now. @returns its id, and whether its messages cost the owner. @throws message/template-not-found, message/template-unfinished */
export async function openSeries(
  services: Services,
  tx: Tx,
  { pageId, name, ways, now }: NewSeries,
): Promise<{ id: string; isPriced: boolean }> {
  const plan = await readPlan(services, tx, pageId, { segmentId: null, ways })
  const id = newId(now)
  await tx.run(sql`
    insert into message_campaigns (page_id, id, name, ways, is_series, status, plan, is_prepared, started_at, created_at, updated_at)
    values (${pageId}, ${id}, ${name}, ${JSON.stringify(ways)}, true, 'running', ${JSON.stringify(plan)}, true, ${now}, ${now}, ${now})`)
  for (const [number, href] of plan.links.entries())
    await tx.run(sql`
      insert into message_links (page_id, campaign_id, number, href) values (${pageId}, ${id}, ${number}, ${href})`)
  return { id, isPriced: plan.ways.some(({ price }) => price > 0) }
}

/** What still waits in these series does not leave. */
export async function cancelWaiting(tx: Tx, pageId: string, ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    update message_sends set state = 'cancelled', cost = 0
    where page_id = ${pageId} and campaign_id = any(${[...ids]}::uuid[]) and state = 'waiting'`)
}

/** Ends series, and what still waits in them. */
export async function closeSeries(tx: Tx, pageId: string, ids: readonly string[], now: Date): Promise<void> {
  await cancelWaiting(tx, pageId, ids)
  await tx.run(sql`
    update message_campaigns set status = 'cancelled', ended_at = ${now}
    where page_id = ${pageId} and id = any(${[...ids]}::uuid[]) and status in ('running', 'paused')`)
}

/** Goes on sending after a provider refused our access. */
export async function resumeSeries(tx: Tx, pageId: string, ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    update message_campaigns set status = 'running', paused_why = ''
    where page_id = ${pageId} and id = any(${[...ids]}::uuid[]) and status = 'paused'`)
  tx.wake('messages')
}

/** `occasion` is the reason for this one message: asked for again, it is not written again. */
export type Addressee = { guestId: string; occasion: string }
export type SeriesOutcome = { sendId: string; channel: MessageChannel } | { reason: Refusal }

type Writing = { pageId: string; seriesId: string; to: readonly Addressee[]; now: Date }

/**
 * Writes a message of a series for each guest, by the first way that may and can reach them.
 * @param tx of the system role
 * @returns by occasion what came of it
 */
export async function writeToGuests(
  services: Services,
  tx: Tx,
  { pageId, seriesId, to, now }: Writing,
): Promise<Map<string, SeriesOutcome>> {
  const series = await tx.first(sql<{ plan: Plan; name: string }>`
    select plan, name from message_campaigns where page_id = ${pageId} and id = ${seriesId} and status in ('running', 'paused') for share`)
  const outcomes = new Map<string, SeriesOutcome>()
  if (!series) {
    for (const { occasion } of to) outcomes.set(occasion, { reason: 'no-provider' })
    return outcomes
  }
  const reached = await reachGuests(services, tx, { pageId, plan: series.plan, to, now })
  const room = (await holdPlanRest(tx, { pageId, name: 'messages', now })) ?? Infinity
  let left = room
  const rows: object[] = []
  for (const [occasion, one] of reached) {
    const outcome = await writeOne(tx, { pageId, name: series.name, one, now, hasRoom: left > 0 })
    outcomes.set(occasion, outcome)
    if (!('sendId' in outcome) || one.reason) continue
    left -= 1
    rows.push({
      id: outcome.sendId,
      guest_id: one.guestId,
      key: one.key,
      channel: one.channel,
      cost: one.cost,
      occasion,
    })
  }
  if (rows.length === 0) return outcomes
  await tx.run(sql`
    insert into message_sends (page_id, id, campaign_id, guest_id, channel, state, next_at, key, cost, held, occasion, created_at)
    select ${pageId}, r.id, ${seriesId}, r.guest_id, r.channel, 'waiting', ${now}, r.key, r.cost, r.cost, r.occasion, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, guest_id uuid, channel text, key text, cost bigint, occasion uuid)`)
  tx.wake('messages')
  return outcomes
}

type Reaching = { pageId: string; plan: Plan; to: readonly Addressee[]; now: Date }

/** How each guest is reached now, or why not. */
async function reachGuests(
  services: Services,
  tx: Tx,
  { pageId, plan, to, now }: Reaching,
): Promise<Map<string, SortedGuest>> {
  const open = await openChannels(services, tx, pageId)
  const ways = plan.ways.map((way) => ({ ...way, ...open[way.channel] }))
  const { venue } = await readVenue(services, tx, pageId)
  const guestIds = [...new Set(to.map(({ guestId }) => guestId))]
  const guests = new Map(
    (await readRecipients(services, tx, { pageId, guestIds, now })).map((one) => [one.guestId, one]),
  )
  const sorting = { plan: { ...plan, ways }, holdOut: 0, about: pageId, now }
  return new Map(
    to.map(({ guestId, occasion }) => [
      occasion,
      reachGuest(services, sorting, venue, { guestId, guest: guests.get(guestId) }),
    ]),
  )
}

type WaitingMessage = { pageId: string; name: string; one: SortedGuest; now: Date; hasRoom: boolean }

/** Puts the price aside, where there is one. */
async function writeOne(tx: Tx, { pageId, name, one, now, hasRoom }: WaitingMessage): Promise<SeriesOutcome> {
  if (one.reason) return { reason: one.reason }
  if (!hasRoom) return { reason: 'plan-limit' }
  const sendId = newId(now)
  if (one.cost > 0 && !(await canPay(tx, { pageId, name, id: sendId, price: one.cost, now })))
    return { reason: 'budget' }
  return { sendId, channel: one.channel }
}

async function canPay(
  tx: Tx,
  of: { pageId: string; name: string; id: string; price: number; now: Date },
): Promise<boolean> {
  tx.along(sql`savepoint paying`)
  try {
    const { pageId, name: reason, id: about, price: amount, now } = of
    const charge = { purpose: 'message', about, pageId, amount, currency: METERED_CURRENCY, by: null } as const
    await holdCharge(tx, now, { ...charge, reason })
    tx.along(sql`release savepoint paying`)
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    tx.along(sql`rollback to savepoint paying`)
    return false
  }
}

type Foreseeing = { pageId: string; ways: readonly string[]; guestId: string; now: Date }
/** What a message would come to: its channel, or why it would not leave. */
export type Foresight =
  | { channel: MessageChannel; cost: number; leavesAt: Date; reason?: undefined }
  | { reason: Refusal }

/** Asks the law and the templates as they are now; nothing is written. @throws message/template-not-found, message/template-unfinished */
export async function foreseeMessage(
  services: Services,
  tx: Tx,
  { pageId, ways, guestId, now }: Foreseeing,
): Promise<Foresight> {
  const plan = await readPlan(services, tx, pageId, { segmentId: null, ways })
  const reached = await reachGuests(services, tx, { pageId, plan, to: [{ guestId, occasion: guestId }], now })
  const one = reached.get(guestId)!
  if (one.reason) return { reason: one.reason }
  const { venue, ...hours } = await readVenue(services, tx, pageId)
  const leavesAt = mayLeaveAt(one.channel, { now, timeZone: venue.timeZone, ...hours })
  return { channel: one.channel, cost: one.cost, leavesAt }
}

const AT_ONCE = 200

type HeldSend = { id: string; held: number; isSpent: boolean }

/** Pays the messages that left, and gives back what was put aside for the others. */
export async function settleSeries({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from message_sends where held > 0 and state not in ('waiting', 'sending')`),
  )
  await eachAlone(pages, ({ pageId }) => db.asSystem((tx) => settlePage(tx, pageId, now)))
}

async function settlePage(tx: Tx, pageId: string, now: Date): Promise<void> {
  const rows = await tx.rows(sql<HeldSend>`
    select id, held, state in ('sent', 'unknown') as is_spent from message_sends
    where page_id = ${pageId} and held > 0 and state not in ('waiting', 'sending') order by id limit ${AT_ONCE} for update skip locked`)
  for (const { id, held, isSpent } of rows) {
    await settleCharge(tx, now, { purpose: 'message', about: id }, isSpent ? held : 0)
    await tx.run(sql`update message_sends set held = 0 where page_id = ${pageId} and id = ${id}`)
  }
}
