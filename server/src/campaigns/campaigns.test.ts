import { expect, test } from 'vitest'
import { campaigns, wifiCampaigns } from '@portico/contract/campaigns.ts'
import { EVERY_GUEST } from '@portico/contract/campaigns/kinds.ts'
import { reports } from '@portico/contract/reports.ts'
import { segments } from '@portico/contract/segments.ts'
import { sql } from '../core/db/database.ts'
import { rebuildProfiles } from '../profiles/writeProfiles.ts'
import { eventually, givenBooking, givenVenue, LOGIN, seenPath } from '../testing/campaigns.ts'
import { handClock } from '../testing/clock.ts'
import { send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { givenLook } from '../testing/look.ts'
import { knock, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { handOut } from './shows.ts'

const clock = handClock()
const server = useServer({ clock })
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()

const read = (page: Venue, id: string) => send(server(), wifiCampaigns.read, { params: { id } }, { token: page.token })

test('a booked creative is on the guest’s page after the form; seen and followed it counts once, in goals and in reports', async () => {
  const { page, gateway, as, arrive } = await givenVenue(server())
  const booking = await givenBooking(
    server(),
    page,
    { slots: ['before-login'] },
    { action: { label: { en: 'Book a table' }, href: 'https://example.com/book' } },
  )
  const phone = await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  expect(phone.html.indexOf('Giờ vàng')).toBeGreaterThan(phone.html.indexOf('<form'))
  expect((await read(page, booking.id)).delivered.impressions).toBe(0)
  const seen = seenPath(phone.html)
  await Promise.all([1, 2, 3].map(() => knock(server(), { path: seen })))
  const followed = await knock(server(), { path: seen.replace('/seen/', '/go/') })
  await knock(server(), { path: seen.replace('/seen/', '/go/') })
  // Not online yet: the address is remembered, for the phone cannot reach it.
  expect([followed.status, followed.location]).toEqual([303, seen.split('/seen/')[0]])
  expect((await read(page, booking.id)).delivered).toEqual({ impressions: 1, clicks: 1, today: 1 })
  const report = await send(server(), reports.campaigns, { query: { range: 'last7' } }, as)
  expect(report.rows).toMatchObject([{ id: booking.id, name: 'Giờ vàng', impressions: 1, clicks: 1 }])
  const before = { previousImpressions: null, previousClicks: null }
  const counts = { impressions: 1, clicks: 1, ...before }
  expect(report.parts).toMatchObject([
    { by: 'hotspot', ...counts },
    { by: 'slot', key: 'before-login', ...counts },
  ])
  const compared = await send(server(), reports.campaigns, { query: { range: 'last7', compare: 'previous' } }, as)
  expect(compared.parts![0]!.previousImpressions).toBe(compared.rows[0]!.previousImpressions)
  const ofPhones = { range: 'last7', device: 'phone' } as const
  expect((await send(server(), reports.campaigns, { query: ofPhones }, as)).parts).toBeNull()
  const within = { slot: 'before-login', variant: `${booking.id}=a`, hotspot: gateway.nasId } as const
  const narrowed = await send(
    server(),
    reports.campaigns,
    { query: { range: 'last7', compare: 'previous', ...within } },
    as,
  )
  expect(narrowed).toMatchObject({ rows: [{ id: booking.id, impressions: 1, clicks: 1 }], parts: compared.parts })
  expect(narrowed.series).toHaveLength(7)
  expect(narrowed.series.at(-1)).toMatchObject({ impressions: 1, clicks: 1 })
  for (const other of [{ slot: 'success' }, { variant: `${booking.id}=b` }, { hotspot: 'not-ours' }] as const)
    expect(await send(server(), reports.campaigns, { query: { ...within, ...other } }, as)).toMatchObject({
      rows: [],
      parts: [],
    })
  const results = await send(server(), wifiCampaigns.results, { params: { id: booking.id } }, as)
  expect(results).toMatchObject({
    total: { impressions: 1, clicks: 1 },
    bySlot: [{ slot: 'before-login', impressions: 1, clicks: 1 }],
  })
})

test('each campaign of the gallery is booked and runs as it is', async () => {
  const { page, as } = await givenVenue(server())
  const { rows } = await send(server(), campaigns.gallery, {}, as)
  expect(rows.length).toBeGreaterThanOrEqual(12)
  for (const { name, design } of rows) await givenBooking(server(), page, { name }, design)
  const booked = await send(server(), wifiCampaigns.list, { query: { limit: 100 } }, as)
  expect(booked.rows.map(({ state, missing }) => [state, missing])).toEqual(rows.map(() => ['running', []]))
})

test('robots and the venue’s own people see adverts that count nowhere', async () => {
  const { page, arrive } = await givenVenue(server())
  const booking = await givenBooking(server(), page, { slots: ['before-login'] })
  await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  const robot = await arrive(randomMac(), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  expect(robot.text).toContain('Giờ vàng')
  await knock(server(), { path: seenPath(robot.html) })
  expect((await read(page, booking.id)).delivered.impressions).toBe(0)
})

test('a met goal finishes a booking: the guest after the last impression sees the next one', async () => {
  const { page, arrive } = await givenVenue(server())
  const booking = await givenBooking(server(), page, {
    type: 'contract',
    endTime: inDays(30),
    slots: ['before-login'],
    goal: { metric: 'impressions', amount: 1, per: 'total' },
  })
  const phone = await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  await knock(server(), { path: seenPath(phone.html) })
  expect(await read(page, booking.id)).toMatchObject({ finished: true, finishedBy: 'goal', pace: { delivered: 1 } })
  expect(
    (
      await eventually(
        () => arrive(),
        ({ text }) => !text.includes('Giờ vàng'),
      )
    ).text,
  ).not.toContain('Giờ vàng')
})

test('a cap holds exactly while sixteen processes hand out at once', async () => {
  const { page, gateway } = await givenVenue(server())
  const { id } = await givenBooking(server(), page)
  const { db } = server().services
  const guestId = page.eid
  const now = clock.now()
  await db.asSystem((tx) =>
    tx.run(
      sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${page.eid}, ${guestId}, ${now}, ${now})`,
    ),
  )
  const booking = { id, cap: { amount: 3, ms: DAY_MS }, restMs: 0 }
  const tryOnce = (at: number, when = now) =>
    db.asSystem((tx) =>
      handOut(
        tx,
        {
          pageId: page.eid,
          sessionHash: Buffer.from(`session ${at}`),
          gatewayId: gateway.id,
          nasId: gateway.nasId,
          language: 'vi',
          userAgent: '',
          beganAt: '',
          isJustBegun: false,
          guest: { id: guestId, isHeld: true },
        },
        { booking, variant: 'a', slot: 'success', now: when, isCounted: true },
      ),
    )
  const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => tryOnce(at)))
  expect(answers.filter(Boolean)).toHaveLength(3)
  expect(await tryOnce(100, new Date(now.getTime() + DAY_MS + 1))).toBe(true)
})

test('many beacons of one session at once count one impression', async () => {
  const { page, arrive } = await givenVenue(server())
  const booking = await givenBooking(server(), page, { slots: ['before-login'] })
  const phone = await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  await Promise.all(Array.from({ length: 16 }, () => knock(server(), { path: seenPath(phone.html) })))
  expect((await read(page, booking.id)).delivered.impressions).toBe(1)
})

test('only the guests it is meant for see a booking, and the owner reads why others do not', async () => {
  const { page, as, arrive } = await givenVenue(server())
  const segment = await send(
    server(),
    segments.create,
    { body: { name: 'Không ai', condition: { join: 'all', parts: [{ on: 'visits', least: 50 }] } } },
    as,
  )
  const booking = await givenBooking(server(), page, {
    slots: ['before-login'],
    audience: { ...EVERY_GUEST, segmentId: segment.id },
  })
  await givenBooking(server(), page, { name: 'Lấp chỗ', slots: ['before-login'] })
  const phone = await eventually(
    () => arrive(),
    ({ text }) => text.includes('Lấp chỗ'),
  )
  expect(phone.text).not.toContain('Giờ vàng')
  const why = await send(server(), wifiCampaigns.why, { params: { id: booking.id }, query: {} }, as)
  expect(why.rows).toMatchObject([{ slot: 'before-login', chance: 0.5, reason: 'weight', winner: { name: 'Lấp chỗ' } }])
  // A segment that is used stays, unless a restored page comes without it.
  await expect(send(server(), segments.remove, { params: { id: segment.id } }, as)).rejects.toMatchObject({
    code: 'segment/in-use',
  })
  expect((await send(server(), segments.uses, { params: { id: segment.id } }, as)).rows).toMatchObject([
    { feature: 'campaigns', href: `/dashboard/wifi-campaign/${booking.id}` },
  ])
  await server().services.db.asSystem((tx) =>
    tx.run(sql`delete from segments where page_id = ${page.eid} and id = ${segment.id}`),
  )
  const gone = await send(server(), wifiCampaigns.why, { params: { id: booking.id }, query: {} }, as)
  expect(gone.rows).toMatchObject([{ chance: 0, reason: 'missing' }])
  expect((await read(page, booking.id)).missing).toEqual(['segment'])
})

test('a design decides the look before the flow’s template, and counts the guests who signed in with it', async () => {
  const { page, as, arrive } = await givenVenue(server())
  const templateId = await givenLook(server(), page, { accent: '#b91c1c' })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update page_templates set is_active = false where page_id = ${page.eid}`),
  )
  expect((await arrive()).html).not.toContain('#b91c1c')
  const booking = await givenBooking(server(), page, {
    type: 'design',
    variants: [{ id: 'a', creativeId: null, templateId, share: 50 }],
  })
  const phone = await eventually(
    () => arrive(),
    ({ html }) => seenPath(html) !== '',
  )
  expect(phone.html).toMatch(/b91c1c/i)
  await knock(server(), { path: seenPath(phone.html) })
  await post(server(), phone.action, { phone: '0912345678', terms: 'yes' })
  expect(await send(server(), wifiCampaigns.results, { params: { id: booking.id } }, as)).toMatchObject({
    total: { impressions: 1, clicks: 1 },
    byVariant: [{ variant: 'a', guests: 1, clicked: 1 }],
  })
  expect(await send(server(), wifiCampaigns.current, { query: { pageId: page.eid } }, as)).toMatchObject({
    current: { id: booking.id },
    design: { id: booking.id },
  })
})

test('an owner asks of one guest why they do not see it', async () => {
  const { page, as, arrive } = await givenVenue(server())
  const { id } = await givenBooking(server(), page, { slots: ['before-login'], cap: { amount: 1, hours: null } })
  const phone = await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  await post(server(), phone.action, { phone: '0912345679', terms: 'yes' })
  const why = (query: object) => send(server(), wifiCampaigns.why, { params: { id }, query }, as)
  const guest = await server().services.db.asSystem(async (tx) => {
    const found = await tx.first(sql<{ id: string }>`select id from guests where page_id = ${page.eid}`)
    await rebuildProfiles(tx, page.eid, [found!.id])
    return found!
  })
  expect((await why({ guestId: guest.id })).rows).toMatchObject([{ chance: 0, reason: 'cap' }])
  expect((await why({})).rows).toMatchObject([{ chance: 1, reason: null }])
})

test('an advert that would take longer than two seconds is left out', async () => {
  const { page, arrive } = await givenVenue(server())
  await givenBooking(server(), page, { slots: ['before-login'] })
  await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  const late = await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`lock table campaign_shows in access exclusive mode`)
    const began = performance.now()
    const phone = await arrive()
    return { phone, ms: performance.now() - began }
  })
  expect([late.phone.status, late.phone.text.includes('Giờ vàng')]).toEqual([200, false])
  expect(late.phone.html).toContain('<form')
  expect(late.ms).toBeGreaterThan(1900)
  expect((await arrive()).text).toContain('Giờ vàng')
})

test('when campaigns cannot be read, guests go online without an advert', async () => {
  const { page, arrive } = await givenVenue(server())
  await givenBooking(server(), page, { slots: ['before-login'] })
  await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update campaigns set design = '{"accent": 5}' where page_id = ${page.eid}`),
  )
  clock.advance(120)
  const phone = await arrive()
  expect([phone.status, phone.text.includes('Giờ vàng')]).toEqual([200, false])
  const led = await post(server(), phone.action, { phone: '0912345678', terms: 'yes' })
  expect(led.location).toMatch(LOGIN)
})
