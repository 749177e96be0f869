// The café's campaigns with what they delivered, such that their own figures and the reports agree.
import type { Group } from '@portico/contract/segments/condition.ts'
import { EVERY_GUEST, VARIANTS, type Slot, type Variant } from '@portico/contract/campaigns/kinds.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { galleryRows } from '@portico/server/campaigns/gallery.ts'
import type { GuestEvent } from '@portico/server/reports/index.ts'
import { CAMPAIGN_STORIES, type CampaignStory } from './campaignStories.ts'
import { idAt, makeRandom, type Random } from './random.ts'
import type { Stay } from './stays.ts'
import { GATEWAYS, PAGE_ID } from './venue.ts'

const SEED = 20_047
const DAY_MS = 86_400_000
/** From coming online to the advert on the screen. */
const SEEN_AFTER_MS = 20_000

type Booking = { id: string; story: CampaignStory; from: number; to: number; creatives: string[] }
type Show = { booking: Booking; stay: Stay; variant: Variant; at: Date; isClicked: boolean; isHeldOut: boolean }
export type CampaignPlan = { events: GuestEvent[]; write: (tx: Tx, ownerId: string) => Promise<void> }

/** Plans who saw which campaign, with the events that make the reports agree. */
export function planCampaigns(stays: readonly Stay[], now: Date): CampaignPlan {
  const random = makeRandom(SEED)
  const bookings = CAMPAIGN_STORIES.map((story): Booking => {
    const from = now.getTime() + story.from * DAY_MS
    const to = story.to === null ? Infinity : now.getTime() + story.to * DAY_MS
    return { id: idAt(random, from), story, from, to, creatives: story.occasions.map(() => idAt(random, from)) }
  })
  const shows = stays.flatMap((stay) => drawShow(bookings, stay, random) ?? [])
  const seen = shows.filter(({ isHeldOut }) => !isHeldOut)
  const events = seen.flatMap(({ booking, stay, variant, at, isClicked }): GuestEvent[] => {
    const common = {
      pageId: PAGE_ID,
      at,
      guestId: stay.guest.id,
      gatewayId: GATEWAYS[stay.spot].id,
      campaignId: booking.id,
      slot: slotOf(booking),
      variant,
    }
    const shown = { ...common, id: idAt(random, at.getTime()), kind: 'impression' as const }
    return isClicked ? [shown, { ...common, id: idAt(random, at.getTime()), kind: 'click' as const }] : [shown]
  })
  return {
    events,
    async write(tx, ownerId) {
      for (const booking of bookings) await writeBooking(tx, booking, ownerId, now)
      await writeDelivery(tx, seen)
      await writeReach(tx, shows)
    },
  }
}

/** One advert a sign-in at most, as on a phone. */
function drawShow(bookings: readonly Booking[], stay: Stay, random: Random): Show | undefined {
  let at = random.next()
  const open = bookings.filter(({ story, from, to }) => story.share > 0 && stay.onlineAt > from && stay.onlineAt < to)
  const booking = open.find(({ story: { share, booking: of } }) => {
    const hours = of?.audience?.hours ?? []
    const isNow = hours.length === 0 || hours.includes((new Date(stay.onlineAt).getUTCHours() + 7) % 24)
    return isNow && (at -= share) < 0
  })
  if (!booking) return undefined
  const { rates, booking: of } = booking.story
  const variant = Number.parseInt(stay.guest.id.slice(-4, -2), 16) % rates.length
  // The guest's own digits, so that a guest stays in a group.
  const isHeldOut = Number.parseInt(stay.guest.id.slice(-2), 16) * (100 / 256) < (of?.holdOut ?? 0)
  return {
    booking,
    stay,
    variant: VARIANTS[variant]!,
    at: new Date(stay.onlineAt + SEEN_AFTER_MS),
    isClicked: !isHeldOut && random.chance(rates[variant]!),
    isHeldOut,
  }
}

async function writeBooking(
  tx: Tx,
  { id, story, from, to, creatives }: Booking,
  ownerId: string,
  now: Date,
): Promise<void> {
  const gallery = galleryRows('vi')
  for (const [at, occasion] of story.occasions.entries()) {
    const row = gallery.find((one) => one.occasion === occasion)!
    const made = new Date(Math.min(from, now.getTime()) - DAY_MS)
    await tx.run(sql`
      insert into campaigns (page_id, id, name, design, created_at, updated_at, edited_by)
      values (${PAGE_ID}, ${creatives[at]}, ${row.name}, ${JSON.stringify(row.design)}, ${made}, ${made}, ${ownerId})`)
  }
  const { booking: of = {}, sponsor, approval = null, segment, finishedBy = null } = story
  const [found] = segment
    ? await tx.rows(
        sql<{
          id: string
          condition: Group
        }>`select id, condition from segments where page_id = ${PAGE_ID} and name = ${segment}`,
      )
    : []
  const audience = { ...EVERY_GUEST, ...of.audience, segmentId: found?.id ?? null }
  const share = creatives.length === 1 ? 100 : 50
  const variants = creatives.map((creativeId, at) => ({ id: VARIANTS[at], creativeId, templateId: null, share }))
  const end = Number.isFinite(to) ? new Date(to) : null
  await tx.run(sql`
    insert into wifi_campaigns (page_id, id, name, type, status, start_time, end_time, redirect_url, priority, targeted_devices, slots,
      variants, goal, cap, rest_hours, audience, hold_out, sponsor, approval, finished_at, finished_by, created_at, updated_at, edited_by)
    values (${PAGE_ID}, ${id}, ${story.name}, ${of.type ?? 'remnant'}, ${of.status ?? 'active'}, ${new Date(from)}, ${end}, '', ${of.priority ?? 5},
      '{}', ${[...(of.slots ?? ['success'])]}, ${JSON.stringify(variants)}, ${of.goal ? JSON.stringify(of.goal) : null},
      ${of.cap ? JSON.stringify(of.cap) : null}, 0, ${JSON.stringify(audience)}, ${of.holdOut ?? 0},
      ${sponsor ? JSON.stringify({ name: sponsor, email: '' }) : null}, ${approval}, ${finishedBy ? end : null}, ${finishedBy},
      ${new Date(Math.min(from, now.getTime()) - DAY_MS)}, ${new Date(Math.min(from, now.getTime()))}, ${ownerId})`)
}

function slotOf({ story }: Booking): Slot {
  return story.booking?.slots?.[0] ?? 'success'
}

/** By day, gateway and variant, and in all. */
async function writeDelivery(tx: Tx, shows: readonly Show[]): Promise<void> {
  const rows = shows.map(({ booking, stay, variant, at, isClicked }) => ({
    campaign: booking.id,
    gateway: GATEWAYS[stay.spot].id,
    slot: slotOf(booking),
    variant,
    at,
    clicks: Number(isClicked),
  }))
  const counted = sql`
    select r.campaign, (r.at at time zone p.time_zone)::date as day, r.gateway, r.slot, r.variant, count(*)::int as impressions, sum(r.clicks)::int as clicks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (campaign uuid, gateway uuid, slot text, variant text, at timestamptz, clicks int)
    join pages p on p.id = ${PAGE_ID} group by 1, 2, 3, 4, 5`
  await tx.run(sql`
    insert into campaign_delivery (page_id, campaign_id, day, gateway_id, slot, variant, impressions, clicks)
    select ${PAGE_ID}, * from (${counted}) c`)
  await tx.run(sql`
    insert into campaign_totals (page_id, campaign_id, impressions, clicks, day, today_impressions, today_clicks)
    select page_id, campaign_id, sum(impressions), sum(clicks), max(day),
      sum(impressions) filter (where day = last), sum(clicks) filter (where day = last)
    from (select d.*, max(day) over (partition by campaign_id) as last from campaign_delivery d where page_id = ${PAGE_ID}) d
    group by page_id, campaign_id`)
}

async function writeReach(tx: Tx, shows: readonly Show[]): Promise<void> {
  const rows = shows.map(({ booking, stay, variant, at, isClicked, isHeldOut }) => ({
    campaign: booking.id,
    guest: stay.guest.id,
    variant,
    at,
    clicked: isClicked ? at : null,
    out: isHeldOut,
  }))
  await tx.run(sql`
    insert into campaign_reach (page_id, campaign_id, guest_id, variant, is_held_out, first_at, shown, since_at, last_at, clicked_at)
    select ${PAGE_ID}, campaign, guest, min(variant), bool_or("out"), min(at), (count(*) filter (where not "out"))::int, min(at), max(at), min(clicked)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (campaign uuid, guest uuid, variant text, at timestamptz, clicked timestamptz, "out" boolean)
    group by campaign, guest`)
}
