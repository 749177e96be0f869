// Good requests for the calls about messages, and a row in each of their tables.
import { sql } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

const CONTENT = { kind: 'text', text: { vi: 'Chào {{name|bạn}}, quán vừa có món mới.' } }

export const messageSamples: Record<string, (world: World) => Partial<Sample> | Promise<Partial<Sample>>> = {
  'messageTemplates.create': () => ({ body: { name: 'Món mới', content: CONTENT } }),
  'messageTemplates.read': async (world) => ({ params: { id: await givenTemplate(world) } }),
  'messageTemplates.update': async (world) => ({
    params: { id: await givenTemplate(world) },
    body: { name: 'Món mới', content: CONTENT },
  }),
  'messageTemplates.remove': async (world) => ({ params: { id: await givenTemplate(world) } }),
  'zaloCampaigns.create': () => ({
    body: { name: 'Cuối tuần', segmentId: null, ways: [], holdOut: 0, startsAt: null },
  }),
  'zaloCampaigns.read': aboutCampaign(),
  'zaloCampaigns.update': aboutCampaign({ name: 'Cuối tuần' }),
  'zaloCampaigns.remove': aboutCampaign(),
  'zaloCampaigns.audience': async (world) => ({
    body: { segmentId: null, ways: [await givenTemplate(world)], holdOut: 10 },
  }),
  'zaloCampaigns.launch': aboutCampaign({}),
  'zaloCampaigns.pause': aboutCampaign(undefined, 'running'),
  'zaloCampaigns.resume': aboutCampaign(undefined, 'paused'),
  'zaloCampaigns.cancel': aboutCampaign(undefined, 'running'),
  'zaloCampaigns.results': aboutCampaign(),
  'zaloCampaigns.sends': aboutCampaign(),
  'messageSettings.save': () => ({ body: { quietFrom: 22, quietTo: 7 } }),
  'messageSettings.checkSender': () => ({ body: { domain: 'example.invalid' } }),
  'messageTemplates.draw': () => ({ body: { content: CONTENT } }),
}

function aboutCampaign(body?: object, status = 'draft') {
  return async (world: World) => ({ params: { id: await givenCampaign(world, status) }, ...(body ? { body } : {}) })
}

/** A campaign with the page's own id, and what belongs to one. */
async function givenCampaign(world: World, status: string): Promise<string> {
  const { running, page, guest } = world
  const { eid } = page
  const template = await givenTemplate(world)
  const now = running.services.clock.now()
  const plan = JSON.stringify({ ways: [], condition: null, links: [] })
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into message_campaigns (page_id, id, name, ways, hold_out, status, plan, is_prepared, started_at, created_at, updated_at)
      values (${eid}, ${eid}, ${`campaign of ${eid}`}, ${JSON.stringify([template])}, 10, ${status}, ${plan}, true, ${now}, ${now}, ${now})
      on conflict (page_id, id) do update set status = excluded.status`)
    await tx.run(sql`
      insert into message_sends (page_id, id, campaign_id, guest_id, channel, state, next_at, key, created_at, sent_at)
      values (${eid}, ${eid}, ${eid}, ${guest.guestId}, 'sms', 'sent', ${now}, ${eid.slice(-12)}, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into message_links (page_id, campaign_id, number, href)
      values (${eid}, ${eid}, 0, ${`https://quan.example/${eid}`}) on conflict do nothing`)
  })
  return eid
}

/** A template with the page's own id. */
async function givenTemplate({ running: { services }, page: { eid } }: World): Promise<string> {
  const now = services.clock.now()
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into message_templates (page_id, id, name, kind, content, created_at, updated_at)
      values (${eid}, ${eid}, ${`template of ${eid}`}, 'text', ${JSON.stringify(CONTENT)}, ${now}, ${now}) on conflict do nothing`),
  )
  return eid
}

/** A template, a campaign and what it sends, and a message to one guest. */
export async function fillMessages(world: World): Promise<void> {
  await givenCampaign(world, 'done')
  const { running, page, guest } = world
  const now = running.services.clock.now()
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into message_blocks (page_id, channel, hash, reason, at)
      values (${page.eid}, 'email', ${Buffer.from(page.eid)}, 'bounce', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into message_lanes (page_id, channel, tokens, filled_at)
      values (${page.eid}, 'sms', 10, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into message_singles (page_id, id, guest_id, channel, sent_at)
      values (${page.eid}, ${page.eid}, ${guest.guestId}, 'sms', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into message_settings (page_id) values (${page.eid}) on conflict do nothing`)
  })
}
