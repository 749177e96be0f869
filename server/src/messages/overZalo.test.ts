// Campaigns by the page's Official Account, against the simulated Zalo over HTTP.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { addOa, addUser, type SimOa } from '../../../dev/simulators/zalo/state.ts'
import { addTemplate } from '../../../dev/simulators/zalo/templates.ts'
import { startZaloOa } from '../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../core/db/database.ts'
import { credit } from '../finance/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, launch, storedSends, work } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'
import { givenZalo, ZALO_APP, zaloConfig } from '../testing/zalo.ts'
import { referenceOf } from '../zalo/people/linkGuest.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const DAY_S = 24 * 3600
const clock = handClock(MORNING)
const sim = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
const server = useServer({ clock, config: { ...zaloConfig(sim), messagePrices: { zalo: 100, zns: 300 } } })
beforeAll(() => void (sim.hooks.url = `${server().services.config.portalUrl}/zalo/events`))
afterAll(() => sim.close())

const TEXT = { kind: 'text', text: { vi: 'Chào {{name|bạn}}, mời bạn ghé https://quan.example/menu' } } as const
let oa: SimOa
let page: Venue
let count = 0
beforeEach(async () => {
  clock.set(MORNING)
  for (const one of [sim.state.oas, sim.state.grants, sim.state.faults, sim.state.log] as const)
    if (Array.isArray(one)) one.length = 0
    else one.clear()
  Object.assign(sim.hooks, { mode: 'right', isOn: true })
  oa = addOa(sim.state, `5${++count}`, 'Cà phê Mộc')
  page = await givenPage(server())
  await givenZalo(server(), page)
  await credit(server().services, { userId: page.owner.id, amount: 10_000, reason: 'FT', key: `funds ${page.eid}` })
})

const inSystem = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))
const token = async () => ({
  token: await server().services.tokens.signPage({
    userId: page.owner.id,
    family: page.owner.family,
    pageId: page.eid,
  }),
})
const audience = async (ways: string[]) =>
  send(server(), zaloCampaigns.audience, { body: { segmentId: null, ways, holdOut: 0 } }, await token())
const results = async ({ id }: { id: string }) =>
  send(server(), zaloCampaigns.results, { params: { id } }, await token())
const askedOf = (path: string) =>
  sim.state.log.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const consultations = () => askedOf('/v3.0/oa/message/cs')

/** Sends its webhooks and waits until each is worked off. */
async function settle(): Promise<void> {
  await sim.hooks.settle()
  const waiting = () =>
    server().services.db.asSystem((tx) =>
      tx.rows(sql`select 1 from zalo_events where page_id = ${page.eid} and state = 'waiting'`),
    )
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
}

type Guest = { name: string; phone?: string; channels?: string[] }

/** A guest who agreed. @returns their id */
async function givenGuest({ name, phone, channels = ['zalo'] }: Guest): Promise<string> {
  const [id] = await givenReaders(server(), page, [{ name, ...(phone && { phone }) }], { channels })
  return id!
}

/** A guest who opened their own link to the account's chat, so many seconds ago. */
async function givenFollower(guest: Guest, ago = 0): Promise<{ guestId: string; user: string }> {
  const guestId = await givenGuest(guest)
  const user = `7${String(++count).padStart(5, '0')}`
  addUser(sim.state, oa, user, { name: guest.name })
  clock.advance(-ago)
  await sim.control('open-link', { user, ref: referenceOf(server().services, page.eid, guestId) })
  await settle()
  clock.set(MORNING)
  return { guestId, user }
}

const givenText = async () => givenCampaign(server(), page, { ways: [await givenTemplate(server(), page, TEXT)] })

test('a message goes to who agreed and wrote within seven days; what becomes of it is counted once', async () => {
  const lan = await givenFollower({ name: 'Lan' })
  await givenFollower({ name: 'Minh' }, 8 * DAY_S)
  await givenFollower({ name: 'Tuấn', channels: ['sms'] })
  await givenGuest({ name: 'Hoa', phone: '+84901000001' })
  const campaign = await givenText()
  const asked = await audience(campaign.ways)
  expect(asked).toMatchObject({ guests: 4, reached: [{ channel: 'zalo', guests: 1, cost: 100 }], cost: 100 })
  expect(asked.left.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
    { reason: 'no-consent', guests: 1 },
    { reason: 'not-follower', guests: 1 },
    { reason: 'window', guests: 1 },
  ])
  sim.hooks.mode = 'duplicate'
  const done = await launch(server(), page, campaign)
  expect(done).toMatchObject({ status: 'done', held: 100, spent: 100, counts: { sent: 1, skipped: 3 } })
  const [message] = consultations()
  expect(message).toMatchObject({ recipient: { user_id: lan.user } })
  expect(JSON.stringify(message)).toMatch(/Chào Lan, mời bạn ghé http\S+\/go\/[\w-]{11}\.0/)
  await settle()
  clock.advance(60)
  await sim.control('say', { user: lan.user, text: 'Mai mình ghé' })
  await settle()
  await expect
    .poll(async () => (await results(campaign)).total, { timeout: 10_000 })
    .toMatchObject({ sent: 1, delivered: 1, seen: 1, replied: 1 })
  // Zalo allows one advert a day.
  const again = await launch(server(), page, await givenText())
  expect(again.counts).toMatchObject({ sent: 0 })
  expect((await results(again)).left).toContainEqual({ reason: 'daily', guests: 1 })
})

test('a template goes by user id, or by a Vietnamese number, once Zalo has approved it; who cannot get it is not paid', async () => {
  const lan = await givenFollower({ name: 'Lan' }, 30 * DAY_S)
  await givenGuest({ name: 'Hoa', phone: '+84901000002' })
  await givenGuest({ name: 'Tom', phone: '+14155550123' })
  const refused = await givenGuest({ name: 'Bình', phone: '+84901000003' })
  addUser(sim.state, oa, '600', { phone: '84901000003', refusal: -118 })
  addTemplate(sim.state, oa, '200607', { status: 'PENDING_REVIEW' })
  const zns = { templateId: '200607', params: [{ name: 'name', value: '{{name|bạn}}' }] }
  const campaign = await givenCampaign(server(), page, {
    ways: [await givenTemplate(server(), page, { kind: 'zns', zns })],
  })
  expect((await audience(campaign.ways)).left).toEqual([{ reason: 'not-approved', guests: 4 }])
  await sim.control('judge', { template: '200607', status: 'ENABLE' })
  await settle()
  await expect
    .poll(async () => (await audience(campaign.ways)).left, { timeout: 10_000 })
    .toEqual([{ reason: 'country', guests: 1 }])
  const done = await launch(server(), page, campaign)
  expect(done).toMatchObject({ held: 900, spent: 600, counts: { sent: 2, failed: 1, skipped: 1 } })
  expect(askedOf('/v3.0/oa/message/template')).toMatchObject([{ user_id: lan.user, template_data: { name: 'Lan' } }])
  const numbers = askedOf('/message/template').map(({ phone }) => phone)
  expect(numbers.toSorted()).toEqual(['84901000002', '84901000003'])
  const rows = await storedSends(server(), page, campaign)
  expect(rows.find(({ guestId }) => guestId === refused)).toMatchObject({ state: 'failed', reason: 'refused' })
  expect((await audience([])).balance).toBe(9400)
  // A number reports its delivery by our own key.
  await settle()
  await expect.poll(async () => (await results(campaign)).total.delivered, { timeout: 10_000 }).toBe(2)
})

test('a token revoked while sending pauses the campaign with Zalo’s words; connected again, it goes on', async () => {
  const people = [await givenFollower({ name: 'Lan' }), await givenFollower({ name: 'Minh' })]
  const campaign = await givenText()
  await sim.control('revoke')
  const stopped = await launch(server(), page, campaign)
  expect(stopped).toMatchObject({ status: 'paused', held: 200, spent: null, counts: { waiting: 2 } })
  expect(stopped.pausedWhy).not.toBe('')
  await givenZalo(server(), page)
  await send(server(), zaloCampaigns.resume, { params: { id: campaign.id } }, await token())
  await work(server())
  const sent = oa.messages.map(({ userId }) => userId)
  expect(sent.toSorted()).toEqual(people.map(({ user }) => user))
  const { data } = await send(server(), zaloCampaigns.read, { params: { id: campaign.id } }, await token())
  expect(data).toMatchObject({ status: 'done', spent: 200, counts: { sent: 2 } })
})

test('an answer that is lost or nonsense leaves a message in doubt, flagged and never repeated', async () => {
  for (const name of ['Lan', 'Minh', 'Hoa']) await givenFollower({ name })
  const campaign = await givenText()
  for (const kind of ['drop', 'nonsense']) await sim.control('fail-next', { path: '/message/cs', kind })
  const done = await launch(server(), page, campaign)
  expect(done).toMatchObject({ status: 'done', spent: 300, counts: { sent: 1, unknown: 2 } })
  clock.advance(2 * 3600)
  await work(server())
  expect(consultations()).toHaveLength(3)
  expect((await results(campaign)).flagged).toBe(2)
})

test('the limit of a minute uses up nobody’s tries', async () => {
  await givenFollower({ name: 'Lan' })
  const campaign = await givenText()
  await sim.control('fail-next', { path: '/message/cs', code: -32, times: 8 })
  await launch(server(), page, campaign)
  for (let n = 0; n < 8; n += 1) {
    expect(await storedSends(server(), page, campaign)).toMatchObject([{ state: 'waiting', tries: 0 }])
    clock.advance(61)
    await work(server())
  }
  expect(await storedSends(server(), page, campaign)).toMatchObject([{ state: 'sent', tries: 1 }])
})

test('who withdraws or unsubscribes while their message waits gets nothing, and their share comes back', async () => {
  const gone = await givenFollower({ name: 'Lan' })
  const stopped = await givenFollower({ name: 'Minh' })
  const left = await givenFollower({ name: 'Hoa' })
  const campaign = await givenText()
  const closedTo = (until: Date) =>
    inSystem(sql`
    insert into message_lanes (page_id, channel, tokens, filled_at, blocked_until)
    values (${page.eid}, 'zalo', 60, ${MORNING}, ${until})
    on conflict (page_id, channel) do update set blocked_until = excluded.blocked_until`)
  await closedTo(new Date(MORNING.getTime() + 3600_000))
  await send(server(), zaloCampaigns.launch, { params: { id: campaign.id }, body: {} }, await token())
  await server().jobs.run('messages.advance')
  await expect.poll(async () => (await storedSends(server(), page, campaign)).length).toBe(3)
  await sim.control('withdraw', { user: gone.user })
  await settle()
  // A later answer counts, not one of the same moment.
  clock.advance(1)
  const params = { id: stopped.guestId }
  await send(server(), guestRights.withdraw, { params, body: { channel: 'zalo' } }, await token())
  await closedTo(MORNING)
  await work(server())
  expect(oa.messages.map(({ userId }) => userId)).toEqual([left.user])
  const rows = await storedSends(server(), page, campaign)
  expect(rows.map(({ guestId, reason }) => [guestId, reason])).toEqual(
    expect.arrayContaining([
      [null, 'erased'],
      [stopped.guestId, 'unsubscribed'],
      [left.guestId, ''],
    ]),
  )
  const { data } = await send(server(), zaloCampaigns.read, { params: { id: campaign.id } }, await token())
  expect(data).toMatchObject({ status: 'done', held: 300, spent: 100 })
})
