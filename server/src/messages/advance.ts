// What campaigns do by themselves: begin on their date, write their messages down, end. Each step is a short transaction
// that says how far it came, so that a worker that dies is followed by another at the same place.
import { PLAN_OVER } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { isRunning } from '../core/subscription.ts'
import { settleCharge } from '../finance/index.ts'
import { holdPlanRest } from '../plans/index.ts'
import { COUNTS } from './counts.ts'
import type { Plan } from './plan.ts'
import { sortGuests, type SortedGuest } from './sortGuests.ts'

type Open = { pageId: string; id: string; status: string }

/** Moves every campaign that has something to do. @param stop ends between two transactions */
export async function advanceCampaigns(services: Services, stop: AbortSignal): Promise<void> {
  const { db, clock } = services
  const open = await db.asSystem((tx) =>
    tx.rows(sql<Open>`
      select c.page_id, c.id, c.status from message_campaigns c join pages p on p.id = c.page_id and p.deleted_at is null and p.suspended_at is null
      where not c.is_series and (c.status in ('preparing', 'running') or (c.status = 'scheduled' and c.starts_at <= ${clock.now()})
        or (c.status = 'cancelled' and c.spent is null))`),
  )
  await eachAlone(open, async ({ pageId, id, status }) => {
    if (status !== 'cancelled' && (await db.asSystem((tx) => restWithoutPlan(tx, { pageId, id }, clock.now())))) return
    if (status === 'scheduled') await begin(services, { pageId, id })
    if (status === 'scheduled' || status === 'preparing')
      while (!stop.aborted && (await prepareSome(services, { pageId, id })));
    if (!stop.aborted) await db.asSystem((tx) => endIfOver(services, tx, { pageId, id }))
  })
}

type CampaignRef = { pageId: string; id: string }

/** Once the plan and its days of grace are over. @returns whether the campaign rests */
async function restWithoutPlan(tx: Tx, { pageId, id }: CampaignRef, now: Date): Promise<boolean> {
  if (await isRunning(tx, pageId, 'messages', now)) return false
  await tx.run(sql`
    update message_campaigns set status = 'paused', paused_why = ${PLAN_OVER}, started_at = coalesce(started_at, ${now})
    where page_id = ${pageId} and id = ${id} and status in ('scheduled', 'preparing', 'running')`)
  tx.notify(pageId, 'messages')
  return true
}

async function begin({ db, clock }: Services, { pageId, id }: CampaignRef): Promise<void> {
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      update message_campaigns set status = 'preparing', started_at = ${clock.now()}
      where page_id = ${pageId} and id = ${id} and status = 'scheduled'`)
    tx.notify(pageId, 'messages')
  })
}

type Preparing = { plan: Plan; preparedTo: string | null; holdOut: number; held: number; planned: number }

/** Writes the next messages down. @returns whether there may be more */
async function prepareSome(services: Services, { pageId, id }: CampaignRef): Promise<boolean> {
  const now = services.clock.now()
  return services.db.asSystem(async (tx) => {
    const campaign = await tx.first(sql<Preparing>`
      select plan, prepared_to, hold_out, held, planned from message_campaigns
      where page_id = ${pageId} and id = ${id} and status = 'preparing' for update`)
    if (!campaign) return false
    const { plan, holdOut, preparedTo } = campaign
    const sorting = { pageId, about: id, holdOut, plan, after: preparedTo ?? undefined, now }
    const some = await sortGuests(services, tx, sorting)
    const room = await holdPlanRest(tx, { pageId, name: 'messages', now })
    const planned = await writeDown(tx, { pageId, id, some, campaign, now, room: room ?? Infinity })
    const isOver = some.length === 0
    await tx.run(sql`
      update message_campaigns set prepared_to = coalesce(${some.at(-1)?.guestId ?? null}::uuid, prepared_to), planned = ${planned},
        is_prepared = ${isOver}, status = case when ${isOver} then 'running' else status end
      where page_id = ${pageId} and id = ${id}`)
    tx.wake('messages')
    tx.notify(pageId, 'messages')
    return !isOver
  })
}

/** `room` is how many messages the plan still has this month. */
type Writing = CampaignRef & { some: readonly SortedGuest[]; campaign: Preparing; now: Date; room: number }

/** @returns what is planned to be spent so far; never more than was put aside */
async function writeDown(tx: Tx, { pageId, id, some, campaign, now, room }: Writing): Promise<number> {
  let planned = campaign.planned
  let left = room
  const rows = some.map(({ guestId, key, channel, ...how }) => {
    const row = { id: newId(now), guest_id: guestId, key, channel, cost: 0, state: 'skipped', reason: '' }
    if (how.reason) return { ...row, reason: how.reason }
    if (how.isHeldOut) return { ...row, state: 'held-out' }
    if (planned + how.cost > campaign.held) return { ...row, reason: 'budget' }
    if (left <= 0) return { ...row, reason: 'plan-limit' }
    left -= 1
    planned += how.cost
    return { ...row, cost: how.cost, state: 'waiting' }
  })
  if (rows.length > 0)
    await tx.run(sql`
      insert into message_sends (page_id, id, campaign_id, guest_id, channel, state, reason, next_at, key, cost, created_at)
      select ${pageId}, r.id, ${id}, r.guest_id, r.channel, r.state, r.reason, ${now}, r.key, r.cost, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id uuid, guest_id uuid, channel text, state text, reason text, key text, cost bigint)
      on conflict (page_id, campaign_id, guest_id, channel, occasion) do nothing`)
  return planned
}

type Ending = { status: string; held: number }

/** Ends a campaign whose last message is done, and pays what was sent. */
async function endIfOver({ clock }: Services, tx: Tx, { pageId, id }: CampaignRef): Promise<void> {
  const now = clock.now()
  const campaign = await tx.first(sql<Ending>`
    select status, held from message_campaigns
    where page_id = ${pageId} and id = ${id} and spent is null and (status = 'cancelled' or (status = 'running' and is_prepared)) for update`)
  if (!campaign) return
  // A message that was on its way when its worker died and its campaign was stopped.
  if (campaign.status === 'cancelled')
    await tx.run(sql`
      update message_sends set state = 'unknown', reason = 'interrupted', is_flagged = true, sent_at = ${now}
      where page_id = ${pageId} and campaign_id = ${id} and state = 'sending' and next_at <= ${now}`)
  const left = await tx.first(sql`
    select 1 from message_sends where page_id = ${pageId} and campaign_id = ${id} and state in ('waiting', 'sending') limit 1`)
  if (left) return
  const [sums] = await tx.rows(sql<{ spent: number; counts: object }>`
    select coalesce(sum(s.cost) filter (where s.state in ('sent', 'unknown')), 0)::bigint as spent, ${COUNTS} as counts
    from message_sends s where s.page_id = ${pageId} and s.campaign_id = ${id}`)
  const spent = Math.min(sums!.spent, campaign.held)
  await tx.run(sql`
    update message_campaigns set status = case when status = 'cancelled' then status else 'done' end, spent = ${spent},
      counts = ${JSON.stringify(sums!.counts)}, ended_at = coalesce(ended_at, ${now})
    where page_id = ${pageId} and id = ${id}`)
  tx.notify(pageId, 'messages')
  await settleCharge(tx, now, { purpose: 'campaign', about: id }, spent)
}
