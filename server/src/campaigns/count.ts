// Impressions and clicks: once a session and booking, counted for goals, for results and for the reports.
import type { Slot, Variant } from '@portico/contract/campaigns/kinds.ts'
import type { WifiCampaign } from '@portico/contract/campaigns.ts'
import { publishEvent } from '../core/domainEvents.ts'
import type { Services } from '../core/services.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { recordEvents } from '../reports/index.ts'

export type ShowKey = { pageId: string; sessionHash: Buffer; campaignId: string }
type Row = {
  slot: Slot | 'design'
  variant: Variant
  guestId: string | null
  gatewayId: string
  agent: number | null
  isCounted: boolean
  isFirst: boolean
}

/** An advert was on screen. @returns whether this session has such an advert */
export async function countSeen({ clock }: Pick<Services, 'clock'>, tx: Tx, of: ShowKey): Promise<boolean> {
  const now = clock.now()
  const row = await mark(tx, of, 'seen_at', now)
  if (row?.isFirst && row.isCounted) await add(tx, of, row, 'impression', now)
  return row !== undefined
}

/** An advert was followed, and so it was seen. @returns whether that counted: the first time, and by a guest */
export async function countClick(services: Pick<Services, 'clock'>, tx: Tx, of: ShowKey): Promise<boolean> {
  if (!(await countSeen(services, tx, of))) return false
  const now = services.clock.now()
  const row = await mark(tx, of, 'clicked_at', now)
  if (!row?.isFirst || !row.isCounted) return false
  await add(tx, of, row, 'click', now)
  if (row.guestId)
    await tx.run(sql`
      update campaign_reach set clicked_at = coalesce(clicked_at, ${now})
      where page_id = ${of.pageId} and campaign_id = ${of.campaignId} and guest_id = ${row.guestId}`)
  return true
}

function mark(
  tx: Tx,
  { pageId, sessionHash, campaignId }: ShowKey,
  what: 'seen_at' | 'clicked_at',
  now: Date,
): Promise<Row | undefined> {
  const column = sql.ref(`s.${what}`)
  return tx.first(sql<Row>`
    update campaign_shows s set ${sql.ref(what)} = coalesce(${column}, ${now})
    from (select ${sql.ref(what)} is null as is_first from campaign_shows
      where page_id = ${pageId} and session_hash = ${sessionHash} and campaign_id = ${campaignId} and not is_held_out for update) b
    where s.page_id = ${pageId} and s.session_hash = ${sessionHash} and s.campaign_id = ${campaignId}
    returning s.slot, s.variant, s.guest_id, s.gateway_id, s.is_counted, b.is_first,
      (select p.agent from portal_sessions p where p.page_id = ${pageId} and p.token_hash = ${sessionHash}) as agent`)
}

async function add(tx: Tx, of: ShowKey, row: Row, kind: 'impression' | 'click', now: Date): Promise<void> {
  const { pageId, campaignId } = of
  const { guestId, gatewayId, agent, slot, variant } = row
  const about = guestId ? { guestId } : {}
  await recordEvents(tx, [{ pageId, at: now, gatewayId, agent, ...about, kind, campaignId, slot, variant }])
  const [impressions, clicks] = kind === 'impression' ? [1, 0] : [0, 1]
  const day = sql`(select (${now}::timestamptz at time zone time_zone)::date from pages where id = ${pageId})`
  await tx.run(sql`
    insert into campaign_delivery as d (page_id, campaign_id, day, gateway_id, slot, variant, impressions, clicks)
    values (${pageId}, ${campaignId}, ${day}, ${gatewayId}, ${slot}, ${variant}, ${impressions}, ${clicks})
    on conflict (page_id, campaign_id, day, gateway_id, slot, variant) do update set
      impressions = d.impressions + excluded.impressions, clicks = d.clicks + excluded.clicks`)
  await tx.run(sql`
    insert into campaign_totals as t (page_id, campaign_id, impressions, clicks, day, today_impressions, today_clicks)
    values (${pageId}, ${campaignId}, ${impressions}, ${clicks}, ${day}, ${impressions}, ${clicks})
    on conflict (page_id, campaign_id) do update set
      impressions = t.impressions + excluded.impressions, clicks = t.clicks + excluded.clicks, day = excluded.day,
      today_impressions = excluded.today_impressions + case when t.day = excluded.day then t.today_impressions else 0 end,
      today_clicks = excluded.today_clicks + case when t.day = excluded.day then t.today_clicks else 0 end`)
  await finishByGoal(tx, pageId, campaignId, now)
}

/** A booking whose whole goal is met is over; one that counts by day goes on tomorrow. */
async function finishByGoal(tx: Tx, pageId: string, campaignId: string, now: Date): Promise<void> {
  const met = await tx.first(sql<Pick<WifiCampaign, 'id' | 'name'>>`
    update wifi_campaigns w set finished_at = ${now}, finished_by = 'goal', revision = w.revision + 1 from campaign_totals t
    where w.page_id = ${pageId} and w.id = ${campaignId} and t.page_id = w.page_id and t.campaign_id = w.id and w.finished_at is null
      and w.goal ->> 'per' = 'total'
      and case w.goal ->> 'metric' when 'clicks' then t.clicks else t.impressions end >= (w.goal ->> 'amount')::int
    returning w.id, w.name`)
  if (met) await announceEnd(tx, pageId, { ...met, by: 'goal' }, now)
}

/** Tells everybody that a booking is over. */
export async function announceEnd(
  tx: Tx,
  pageId: string,
  ended: { id: string; name: string; by: 'goal' | 'time' },
  at: Date,
): Promise<void> {
  const { id, name, by } = ended
  await publishEvent(tx, { pageId, kind: 'campaign.finished', data: { campaignId: id, name, by }, at })
  tx.notify(pageId, 'campaigns')
}
