// Good requests for the calls about campaigns, and a row in each of their tables. Each row has the page's own id.
import { sql, type Tx } from '../../core/db/database.ts'
import { hashToken } from '../../core/secrets.ts'
import { joinPageToken } from '../../core/pageToken.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
const DESIGN = { kind: 'words', heading: { vi: 'Mua một tặng một' } }
const about =
  (body?: object): MakeSample =>
  async (world) => ({ params: { id: await givenRows(world) }, ...(body ? { body } : {}) })

export const campaignSamples: Record<string, MakeSample> = {
  'campaigns.create': () => ({ body: { name: 'Giờ vàng', design: DESIGN } }),
  'campaigns.read': about(),
  'campaigns.update': about({ name: 'Giờ vàng' }),
  'campaigns.remove': about(),
  'campaigns.preview': () => ({ body: { design: DESIGN } }),
  'wifiCampaigns.create': () => ({ body: { name: 'Giờ vàng' } }),
  'wifiCampaigns.read': about(),
  'wifiCampaigns.update': about({ priority: 6 }),
  'wifiCampaigns.remove': about(),
  'wifiCampaigns.why': about(),
  'wifiCampaigns.results': about(),
  'wifiCampaigns.askApproval': about({ name: 'Hãng bia', email: '' }),
  'campaignApprovals.read': async (world) => ({ body: { token: await givenToken(world) } }),
  'campaignApprovals.answer': async (world) => ({ body: { token: await givenToken(world), isApproved: true } }),
}

async function givenToken(world: World): Promise<string> {
  await givenRows(world)
  return tokenOf(world)
}

function tokenOf({ page }: World): string {
  return joinPageToken(page.eid, 'a-sponsor-of-the-walk-00')
}

/** A creative and its booking. */
async function givenRows(world: World): Promise<string> {
  const { running, page } = world
  const { eid } = page
  const now = running.services.clock.now()
  const variants = JSON.stringify([{ id: 'a', creativeId: eid, templateId: null, share: 50 }])
  const audience = JSON.stringify({
    segmentId: null,
    guests: 'all',
    languages: [],
    weekdays: [],
    hours: [],
    systems: [],
  })
  await running.services.db.asSystem(async (tx) => {
    await insert(
      tx,
      sql`campaigns (page_id, id, name, design, created_at, updated_at)
      values (${eid}, ${eid}, ${`campaign of ${eid}`}, ${JSON.stringify(DESIGN)}, ${now}, ${now})`,
    )
    await insert(
      tx,
      sql`wifi_campaigns (page_id, id, name, type, status, start_time, redirect_url, priority, targeted_devices, slots,
        variants, rest_hours, audience, hold_out, approval, approval_hash, approval_expires_at, created_at, updated_at)
      values (${eid}, ${eid}, ${`booking of ${eid}`}, 'remnant', 'draft', ${now}, '', 5, '{}', '{success}', ${variants}, 0, ${audience}, 0,
        'waiting', ${hashToken(tokenOf(world))}, ${now}::timestamptz + interval '1 day', ${now}, ${now})`,
    )
  })
  return eid
}

function insert(tx: Tx, what: ReturnType<typeof sql>): Promise<number> {
  return tx.run(sql`insert into ${what} on conflict do nothing`)
}

/** A row of the venue in each table about campaigns. */
export async function fillCampaigns(world: World): Promise<void> {
  const { running, page, guest, gateway } = world
  const { eid } = page
  await givenRows(world)
  await running.services.db.asSystem(async (tx) => {
    const now = running.services.clock.now()
    await insert(tx, sql`campaign_totals (page_id, campaign_id, impressions, clicks) values (${eid}, ${eid}, 1, 1)`)
    await insert(
      tx,
      sql`campaign_delivery (page_id, campaign_id, day, gateway_id, slot, variant, impressions)
      values (${eid}, ${eid}, ${now}, ${gateway.id}, 'success', 'a', 1)`,
    )
    await insert(
      tx,
      sql`campaign_shows (page_id, session_hash, campaign_id, slot, variant, guest_id, gateway_id, is_counted, shown_at)
      values (${eid}, ${Buffer.from(eid)}, ${eid}, 'success', 'a', ${guest.guestId}, ${gateway.id}, true, ${now})`,
    )
    await insert(
      tx,
      sql`campaign_reach (page_id, campaign_id, guest_id, variant, is_held_out, first_at, shown, since_at, last_at)
      values (${eid}, ${eid}, ${guest.guestId}, 'a', false, ${now}, 1, ${now}, ${now})`,
    )
  })
}
