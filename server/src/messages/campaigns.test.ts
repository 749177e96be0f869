import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { startSms, type SmsSimulator } from '../../../dev/simulators/sms.ts'
import { sql } from '../core/db/database.ts'
import { credit } from '../finance/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, launch, storedSends, work } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

/** Ten in the morning in Vietnam: nobody sleeps, and every hour of the law is open. */
const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
const PORT = 34_517
let sms: SmsSimulator
beforeAll(async () => void (sms = await startSms('key', PORT)))
afterAll(() => sms.close())
const server = useServer({
  clock,
  config: { smsUrl: `http://127.0.0.1:${PORT}`, smsKey: 'key', messagePrices: { sms: 350 } },
})
beforeEach(() => clock.set(MORNING))

const SMS = { kind: 'sms', hasAccents: false, text: { vi: 'Chào {{name|bạn}}, cuối tuần này giảm 20%' } } as const
const phoneOf = (n: number) => `+8490${String(1_000_000 + n).padStart(7, '0')}`
let people = 0
const somebody = (name = 'Lan') => ({ name, phone: phoneOf(++people) })
const sentTo = ({ phone }: { phone: string }) => sms.sent.filter(({ to }) => to === phone)
const as = (page: Venue) => ({ token: page.token })

async function givenFunds(page: Venue, amount: number): Promise<void> {
  await credit(server().services, { userId: page.owner.id, amount, reason: 'FT', key: `funds ${page.eid}` })
}
const balanceOf = async (page: Venue) =>
  (await send(server(), zaloCampaigns.audience, { body: { segmentId: null, ways: [], holdOut: 0 } }, as(page))).balance

test('a campaign reaches who agreed, says why it leaves the others out, and costs what it sent', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  const [lan, foreign] = [somebody('Lan'), { name: 'Tom', phone: '+14155550123' }]
  await givenReaders(server(), page, [lan, foreign, { name: 'Không số', email: 'a@example.test' }])
  const way = await givenTemplate(server(), page, SMS)
  const ask = { body: { segmentId: null, ways: [way], holdOut: 0 } }
  const audience = await send(server(), zaloCampaigns.audience, ask, as(page))
  expect(audience).toMatchObject({
    guests: 3,
    reached: [{ channel: 'sms', guests: 1, cost: 350 }],
    cost: 350,
    balance: 10_000,
    quietUntil: null,
  })
  expect(audience.left).toEqual([
    { reason: 'no-contact', guests: 1 },
    { reason: 'country', guests: 1 },
  ])
  const done = await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  expect(done).toMatchObject({ status: 'done', held: 350, spent: 350, counts: { total: 3, sent: 1, skipped: 2 } })
  expect(await balanceOf(page)).toBe(9650)
  const [text] = sentTo(lan)
  expect(text!.text).toMatch(/^\[QC\] Chao Lan, cuoi tuan nay giam 20% Tu choi: http\S+\/stop\/[\w-]{11}$/)
  const { total, left } = await send(server(), zaloCampaigns.results, { params: { id: done.id } }, as(page))
  expect(total).toMatchObject({ sent: 1, clicked: 0 })
  expect(left).toHaveLength(2)
})

test('its messages are listed one for each guest, and found by a name only by who may read names', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  await givenReaders(server(), page, [somebody('Đặng Hường'), somebody('Minh'), { name: 'Tom', phone: '+14155550123' }])
  const way = await givenTemplate(server(), page, SMS)
  const { id } = await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  const list = (query: Request<typeof zaloCampaigns.sends>['query'], who = as(page)) =>
    send(server(), zaloCampaigns.sends, { params: { id }, query }, who)
  expect((await list({ search: 'dang huong' })).rows).toMatchObject([{ guest: 'Đặng Hường', state: 'sent' }])
  expect(await list({ state: 'skipped' })).toMatchObject({ count: 1, rows: [{ guest: 'Tom', reason: 'country' }] })
  expect(await list({ channel: 'email' })).toEqual({ rows: [], count: 0 })
  const analyst = { token: (await givenMember(server(), page, 'analyst')).pageToken }
  const seen = await list({}, analyst)
  expect(seen.rows.map(({ guest }) => guest).toSorted()).toEqual(['M***', 'T***', 'Đ***'])
  expect(await list({ search: 'minh' }, analyst)).toEqual({ rows: [], count: 0 })
})

test('without the money nothing begins, and what was put aside and not sent comes back', async () => {
  const page = await givenPage(server())
  await givenReaders(server(), page, [somebody(), somebody()])
  const way = await givenTemplate(server(), page, SMS)
  const { id } = await givenCampaign(server(), page, { ways: [way] })
  await expect(launch(server(), page, { id })).rejects.toMatchObject({ code: 'finance/insufficient' })
  await givenFunds(page, 700)
  const later = new Date(MORNING.getTime() + 3600_000).toISOString()
  const draft = await givenCampaign(server(), page, { ways: [way], startsAt: later })
  expect(await launch(server(), page, draft)).toMatchObject({ status: 'scheduled', held: 700 })
  expect(await balanceOf(page)).toBe(0)
  await send(server(), zaloCampaigns.cancel, { params: { id: draft.id } }, as(page))
  await work(server())
  expect(await balanceOf(page)).toBe(700)
})

test('a scheduled campaign begins on its date, and waits while the venue sleeps', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  const lan = somebody()
  await givenReaders(server(), page, [lan])
  const way = await givenTemplate(server(), page, SMS)
  const startsAt = new Date('2026-11-24T16:30:00Z').toISOString()
  const campaign = await givenCampaign(server(), page, { ways: [way], startsAt })
  await launch(server(), page, campaign)
  expect(sentTo(lan)).toEqual([])
  // Half past eleven at night in Vietnam.
  clock.set(new Date('2026-11-24T16:31:00Z'))
  await work(server())
  expect(sentTo(lan)).toEqual([])
  expect(await storedSends(server(), page, campaign)).toMatchObject([{ state: 'waiting', tries: 0 }])
  clock.set(new Date('2026-11-25T00:01:00Z'))
  await work(server())
  expect(sentTo(lan)).toHaveLength(1)
})

test('the law is asked as each message leaves: who withdrew after the start gets nothing', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  const [lan, minh] = [somebody('Lan'), somebody('Minh')]
  const [lanId] = await givenReaders(server(), page, [lan, minh])
  const way = await givenTemplate(server(), page, SMS)
  const draft = await givenCampaign(server(), page, { ways: [way] })
  // Started at night, so that all of it waits.
  clock.set(new Date('2026-11-24T17:00:00Z'))
  const campaign = await launch(server(), page, draft)
  expect(campaign.counts).toMatchObject({ waiting: 2, sent: 0 })
  const token = await server().services.tokens.signPage({
    userId: page.owner.id,
    family: page.owner.family,
    pageId: page.eid,
  })
  await send(server(), guestRights.withdraw, { params: { id: lanId! }, body: { channel: 'sms' } }, { token })
  clock.set(new Date('2026-11-25T01:00:00Z'))
  await work(server())
  expect(sentTo(lan)).toEqual([])
  expect(sentTo(minh)).toHaveLength(1)
  const rows = await storedSends(server(), page, campaign)
  expect(rows.find(({ guestId }) => guestId === lanId)).toMatchObject({ state: 'skipped', reason: 'unsubscribed' })
})

test('a promise of so many messages a month is kept over all campaigns, and so is the law’s daily most', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 100_000)
  const [rarely, often] = [somebody('Lan'), somebody('Minh')]
  await givenReaders(server(), page, [rarely], { maxPerMonth: 1 })
  const way = await givenTemplate(server(), page, SMS)
  await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  const again = await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  expect(again.counts).toMatchObject({ sent: 0, skipped: 1 })
  const other = await givenPage(server())
  await givenFunds(other, 100_000)
  await givenReaders(server(), other, [often])
  const own = await givenTemplate(server(), other, SMS)
  for (let n = 0; n < 5; n += 1) await launch(server(), other, await givenCampaign(server(), other, { ways: [own] }))
  expect(sentTo(often)).toHaveLength(3)
})

test('a missing field holds one guest’s message back; a name that carries a link is no name', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  const [lan, bait] = [somebody('Lan'), somebody('Trúng thưởng http://xau.example/x')]
  await givenReaders(server(), page, [lan, bait])
  const way = await givenTemplate(server(), page, { ...SMS, text: { vi: 'Chào {{name}}' } })
  const done = await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  expect(done.counts).toMatchObject({ sent: 1, skipped: 1 })
  expect(sentTo(bait)).toEqual([])
})

test('the preferred way comes first, and a guest it cannot reach gets the next', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  await givenReaders(server(), page, [somebody(), { name: 'Thư', email: 'thu@example.test' }])
  const mail = await givenTemplate(server(), page, {
    kind: 'email',
    subject: { vi: 'Chào' },
    blocks: [{ type: 'text', id: 'a', text: { vi: 'Chào' } }],
  })
  const body = { segmentId: null, ways: [await givenTemplate(server(), page, SMS), mail], holdOut: 0 }
  const { reached, left } = await send(server(), zaloCampaigns.audience, { body }, as(page))
  // Nothing sends letters for this installation.
  expect(reached).toMatchObject([{ channel: 'sms', guests: 1 }])
  expect(left).toEqual([{ reason: 'no-contact', guests: 1 }])
})

test('guests who are left out to compare with get nothing, always the same ones', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 100_000)
  const guests = Array.from({ length: 40 }, () => somebody())
  await givenReaders(server(), page, guests)
  const way = await givenTemplate(server(), page, SMS)
  const campaign = await givenCampaign(server(), page, { ways: [way], holdOut: 50 })
  const foreseen = await send(
    server(),
    zaloCampaigns.audience,
    { body: { id: campaign.id, segmentId: null, ways: [way], holdOut: 50 } },
    as(page),
  )
  const done = await launch(server(), page, campaign)
  expect(done.counts.heldOut).toBe(foreseen.heldOut)
  expect(done.counts.heldOut).toBeGreaterThan(8)
  expect(guests.filter((guest) => sentTo(guest).length > 0)).toHaveLength(40 - done.counts.heldOut)
})

test('a link counts once and leads where the campaign says; stopping takes a form, or one press in a mail program', async () => {
  const page = await givenPage(server())
  await givenFunds(page, 10_000)
  const [lan, minh] = [somebody('Lan'), somebody('Minh')]
  await givenReaders(server(), page, [lan, minh])
  const way = await givenTemplate(server(), page, { ...SMS, text: { vi: 'Xem https://quan.example/menu' } })
  const campaign = await givenCampaign(server(), page, { ways: [way] })
  await launch(server(), page, campaign)
  const [, link] = /(http\S+\/go\/\S+)/.exec(sentTo(lan)[0]!.text)!
  for (let n = 0; n < 2; n += 1) {
    const response = await fetch(link!, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://quan.example/menu'])
  }
  const stops = [lan, minh].map((guest) => /(http\S+\/stop\/\S+)/.exec(sentTo(guest)[0]!.text)![1]!)
  // Programs that look at every link stop nothing.
  expect((await fetch(stops[0]!)).status).toBe(200)
  const results = () => send(server(), zaloCampaigns.results, { params: { id: campaign.id } }, as(page))
  expect((await results()).total).toMatchObject({ clicked: 1, unsubscribed: 0 })
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await fetch(stops[0]!, { ...form, body: '' })).status).toBe(200)
  expect((await fetch(stops[1]!, { ...form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  const { total, links } = await results()
  expect(total).toMatchObject({ unsubscribed: 2 })
  expect(links).toEqual([{ href: 'https://quan.example/menu', guests: 1 }])
  const again = await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  expect(again.counts).toMatchObject({ sent: 0, skipped: 2 })
})

test('an editor writes campaigns and does not start them; another venue’s segment and template are unknown', async () => {
  const page = await givenPage(server())
  const editor = await givenMember(server(), page, 'editor')
  const way = await givenTemplate(server(), page, SMS)
  const { id } = await givenCampaign(server(), page, { ways: [way] })
  await expect(
    send(server(), zaloCampaigns.launch, { params: { id }, body: {} }, { token: editor.pageToken }),
  ).rejects.toMatchObject({ status: 403 })
  const foreign = await givenTemplate(server(), await givenPage(server()), SMS)
  await expect(givenCampaign(server(), page, { ways: [foreign] })).rejects.toMatchObject({
    code: 'message/template-not-found',
  })
})

test('a campaign is not changed once it has begun, and not deleted while it runs', async () => {
  const page = await givenPage(server())
  await givenReaders(server(), page, [somebody()])
  await givenFunds(page, 1000)
  const way = await givenTemplate(server(), page, SMS)
  const startsAt = new Date(MORNING.getTime() + 3600_000).toISOString()
  const { id } = await givenCampaign(server(), page, { ways: [way], startsAt })
  await launch(server(), page, { id })
  const params = { params: { id } }
  await expect(
    send(server(), zaloCampaigns.update, { ...params, body: { name: 'Khác' } }, as(page)),
  ).rejects.toMatchObject({ code: 'message/campaign-begun' })
  await expect(send(server(), zaloCampaigns.remove, params, as(page))).rejects.toMatchObject({
    code: 'message/campaign-running',
  })
  await send(server(), zaloCampaigns.cancel, params, as(page))
  await work(server())
  expect(await send(server(), zaloCampaigns.remove, params, as(page))).toMatchObject({ error: 0 })
})

test('an address a provider reports as dead is not written to again; a full mailbox is', async () => {
  const page = await givenPage(server())
  const { url } = await send(server(), messageSettings.renewReportAddress, {}, as(page))
  const post = (body: object, to = url) =>
    fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post([
    { email: 'Dead@example.test', event: 'bounce' },
    { email: 'full@example.test', event: 'bounce', type: 'soft' },
    { email: 'angry@example.test', event: 'spamreport' },
  ])
  await post({
    Type: 'Notification',
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ses@example.test' }] },
    }),
  })
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select reason from message_blocks where page_id = ${page.eid} order by reason`),
  )
  expect(rows).toEqual([{ reason: 'bounce' }, { reason: 'bounce' }, { reason: 'complaint' }])
  expect((await post({}, `${url}x`)).status).toBe(404)
  await send(server(), messageSettings.renewReportAddress, {}, as(page))
  expect((await post({})).status).toBe(404)
})
