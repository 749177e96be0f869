import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { campaignApprovals, campaigns, wifiCampaigns } from '@portico/contract/campaigns.ts'
import { EVERY_GUEST } from '@portico/contract/campaigns/kinds.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { segments } from '@portico/contract/segments.ts'
import { sql } from '../core/db/database.ts'
import { eventually, givenBooking, givenCreative, givenVenue, LOGIN } from '../testing/campaigns.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, send, type Venue } from '../testing/given.ts'
import { givenVideoPlan } from '../testing/media.ts'
import { givenLook, givenPicture, logo } from '../testing/look.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { uploadFile } from '../testing/uploadFile.ts'
import { finishOver } from './finish.ts'

const INVALID = 'This value is not valid.'
const WRONG_ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https:\\\\evil.example',
  'http://a b',
  'https://example.com@evil.example',
  // The а is Cyrillic.
  'https://ex\u0430mple.com',
]
const clock = handClock()
const server = useServer({ clock })
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()

test('pausing, ending early and deleting are obeyed by the next guest; one that is over is finished by itself', async () => {
  const { page, as, arrive } = await givenVenue(server())
  const shows = (wanted: boolean) =>
    eventually(
      () => arrive(),
      ({ text }) => text.includes('Giờ vàng') === wanted,
    ).then(({ text }) => text.includes('Giờ vàng'))
  const booking = await givenBooking(server(), page, { slots: ['before-login'], endTime: inDays(1) })
  const change = (body: object) => send(server(), wifiCampaigns.update, { params: { id: booking.id }, body }, as)
  expect(await shows(true)).toBe(true)
  await change({ status: 'paused' })
  expect(await shows(false)).toBe(false)
  await change({ status: 'active' })
  expect(await shows(true)).toBe(true)
  expect(await change({ finished: true })).toMatchObject({ finished: true, finishedBy: 'owner', state: 'finished' })
  expect(await shows(false)).toBe(false)
  await change({ endTime: inDays(2) })
  expect(await shows(true)).toBe(true)
  clock.advance(3 * 24 * 3600)
  await finishOver(server().services)
  const over = await send(server(), wifiCampaigns.list, { query: {} }, { token: await freshToken(page) })
  expect(over.rows).toMatchObject([{ state: 'finished', finishedBy: 'time' }])
})

async function freshToken({ eid, owner }: Venue): Promise<string> {
  return server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
}

test('a guest left out to compare never sees the campaign, and both groups are counted', async () => {
  const { page, arrive } = await givenVenue(server())
  const booking = await givenBooking(server(), page, { slots: ['before-login'], holdOut: 50 })
  await eventually(
    () => arrive(),
    ({ text }) => text.includes('Giờ vàng'),
  )
  for (let at = 0; at < 16; at += 1) {
    const phone = await arrive()
    const led = await post(server(), phone.action, { phone: `09123456${10 + at}`, terms: 'yes' })
    expect(led.location).toMatch(LOGIN)
  }
  clock.advance(16 * 24 * 3600)
  const { comeback } = await send(
    server(),
    wifiCampaigns.results,
    { params: { id: booking.id } },
    { token: await freshToken(page) },
  )
  expect(comeback!.shown.guests + comeback!.heldOut.guests).toBe(16)
  expect(Math.min(comeback!.shown.guests, comeback!.heldOut.guests)).toBeGreaterThan(0)
})

test('a sponsor approves without an account; until then, and after another creative, nobody sees it', async () => {
  const { page, as, arrive } = await givenVenue(server())
  const booking = await givenBooking(server(), page, { slots: ['before-login'] })
  const ask = { params: { id: booking.id }, body: { name: 'Hãng bia', email: '' } }
  const { token } = await send(server(), wifiCampaigns.askApproval, ask, as)
  expect(
    (
      await eventually(
        () => arrive(),
        ({ text }) => !text.includes('Giờ vàng'),
      )
    ).text,
  ).not.toContain('Giờ vàng')
  expect(await send(server(), campaignApprovals.read, { body: { token } })).toMatchObject({
    sponsor: 'Hãng bia',
    answer: 'waiting',
  })
  await send(server(), campaignApprovals.answer, { body: { token, isApproved: true } })
  expect(
    (
      await eventually(
        () => arrive(),
        ({ text }) => text.includes('Giờ vàng'),
      )
    ).text,
  ).toContain('Giờ vàng')
  const other = await givenCreative(server(), page, 'Khác')
  const variants = [{ id: 'a' as const, creativeId: other.id, templateId: null, share: 50 }]
  expect(
    await send(server(), wifiCampaigns.update, { params: { id: booking.id }, body: { variants } }, as),
  ).toMatchObject({ state: 'approval' })
  await expect(send(server(), campaignApprovals.read, { body: { token: 'made-up' } })).rejects.toMatchObject({
    code: 'approval/expired',
  })
})

test('a creative in use is archived, never lost; one nobody booked is deleted', async () => {
  const { page, as } = await givenVenue(server())
  const booking = await givenBooking(server(), page)
  const creativeId = booking.variants[0]!.creativeId!
  expect(await send(server(), campaigns.remove, { params: { id: creativeId } }, as)).toEqual({
    id: creativeId,
    isArchived: true,
  })
  expect(await send(server(), campaigns.read, { params: { id: creativeId } }, as)).toMatchObject({
    isArchived: true,
    usedIn: [{ id: booking.id }],
  })
  const free = await givenCreative(server(), page)
  expect(await send(server(), campaigns.remove, { params: { id: free.id } }, as)).toMatchObject({ isArchived: false })
  await expect(send(server(), campaigns.read, { params: { id: free.id } }, as)).rejects.toMatchObject({
    code: 'campaign/not-found',
  })
})

test('of two who edit at once, the second is warned and nothing is overwritten', async () => {
  const { page, as } = await givenVenue(server())
  const creative = await givenCreative(server(), page)
  const save = (name: string) =>
    send(server(), campaigns.update, { params: { id: creative.id }, body: { name, revision: creative.revision } }, as)
  await save('Lan')
  await expect(save('Minh')).rejects.toMatchObject({ code: 'campaign/changed' })
  expect(await send(server(), campaigns.read, { params: { id: creative.id } }, as)).toMatchObject({
    name: 'Lan',
    __v: creative.__v + 1,
  })
  const booking = await givenBooking(server(), page)
  const move = (priority: number) =>
    send(
      server(),
      wifiCampaigns.update,
      { params: { id: booking.id }, body: { priority, revision: booking.revision } },
      as,
    )
  await move(7)
  await expect(move(8)).rejects.toMatchObject({ code: 'wifi-campaign/changed' })
})

test('what cannot be is refused with the field that is wrong', async () => {
  const { page, as } = await givenVenue(server())
  const other = await givenVenue(server(), 'Quán khác')
  const foreign = await givenCreative(server(), other.page)
  const book = (body: object) => send(server(), wifiCampaigns.create, { body: { name: 'Sai', ...body } }, as)
  await expect(book({ startTime: inDays(2), endTime: inDays(1) })).rejects.toMatchObject({
    code: 'wifi-campaign/ends-before-start',
  })
  await expect(
    book({ variants: [{ id: 'a', creativeId: foreign.id, templateId: null, share: 1 }] }),
  ).rejects.toMatchObject({ fields: { variants: INVALID } })
  const foreignLook = await givenLook(server(), other.page, {})
  for (const templateId of [foreignLook, crypto.randomUUID()])
    await expect(
      book({ type: 'design', variants: [{ id: 'a', creativeId: null, templateId, share: 1 }] }),
    ).rejects.toMatchObject({ fields: { variants: INVALID } })
  await expect(book({ targetedDevices: [other.gateway.nasId] })).rejects.toMatchObject({
    fields: { targetedDevices: INVALID },
  })
  const foreignSegment = await send(
    server(),
    segments.create,
    { body: { name: 'Khách quen', condition: { join: 'all', parts: [{ on: 'visits', least: 2 }] } } },
    other.as,
  )
  await expect(book({ audience: { ...EVERY_GUEST, segmentId: foreignSegment.id } })).rejects.toMatchObject({
    fields: { audience: INVALID },
  })
  await expect(book({ targetedDevices: ['not-ours'] })).rejects.toMatchObject({ fields: { targetedDevices: INVALID } })
  await expect(book({ audience: { ...EVERY_GUEST, segmentId: foreign.id } })).rejects.toMatchObject({
    fields: { audience: INVALID },
  })
  await expect(book({ status: 'active' })).rejects.toMatchObject({ code: 'wifi-campaign/nothing-to-show' })
  for (const redirectUrl of WRONG_ADDRESSES)
    await expect(book({ redirectUrl }), redirectUrl).rejects.toMatchObject({ status: 400 })
  const { pageToken } = await givenMember(server(), page, 'editor')
  await expect(givenBooking(server(), { ...page, token: pageToken })).rejects.toMatchObject({ code: 'auth/forbidden' })
})

test('a creative shows files of its own venue and safe addresses, and a film only where the plan has films', async () => {
  const { page, as } = await givenVenue(server())
  const other = await givenVenue(server(), 'Quán bên')
  for (const one of [page, other.page]) await givenVideoPlan(server(), one)
  const film = await readFile(new URL('../testing/films/upright.mp4', import.meta.url))
  const pathOf = async (of: Venue) => new URL((await uploadFile(server(), of, film, 'Phim')).url).pathname
  const [own, foreign] = [await pathOf(page), await pathOf(other.page)]
  const picture = await givenPicture(server(), page, await logo('#b91c1c', 300, 200))
  const foreignPicture = await givenPicture(server(), other.page, await logo('#15803d', 300, 200))
  const make = (design: object) => send(server(), campaigns.create, { body: { name: 'Sai', design } }, as)
  const showing = (path: string) => ({ kind: 'film' as const, film: { path, poster: '' as const } })
  const unknown = { ...picture, sizes: [{ path: '/m/made-up.webp', width: 300 }] }
  for (const wrong of [
    showing(foreign),
    showing('/m/made-up.mp4'),
    showing(picture.sizes[0]!.path),
    { kind: 'image', pictures: [foreignPicture] },
    { kind: 'slides', pictures: [picture, foreignPicture] },
    { kind: 'image', pictures: [unknown] },
  ])
    await expect(make(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ status: 400, fields: { design: INVALID } })
  for (const href of WRONG_ADDRESSES)
    await expect(make({ kind: 'words', action: { href } }), href).rejects.toMatchObject({ status: 400 })
  expect(await make({ kind: 'image', pictures: [picture] })).toMatchObject({ design: { kind: 'image' } })
  const made = await make(showing(own))
  await givenVideoPlan(server(), page, 0)
  await expect(make(showing(own))).rejects.toMatchObject({ code: 'plan/required' })
  const body = { design: { ...made.design, heading: { vi: 'Vẫn sửa được' } } }
  expect(await send(server(), campaigns.update, { params: { id: made.id }, body }, as)).toMatchObject(body)
})

test('a booking whose creative is archived or whose device is deleted while it runs stops, and says what is missing', async () => {
  const { page, gateway, as, arrive } = await givenVenue(server())
  const booking = await givenBooking(server(), page, { slots: ['before-login'], targetedDevices: [gateway.nasId] })
  const creativeId = booking.variants[0]!.creativeId!
  const shows = async (wanted: boolean) => {
    const { text } = await eventually(arrive, (phone) => phone.text.includes('Giờ vàng') === wanted)
    return text.includes('Giờ vàng')
  }
  const readIt = () => send(server(), wifiCampaigns.read, { params: { id: booking.id } }, as)
  expect(await shows(true)).toBe(true)
  await send(server(), campaigns.remove, { params: { id: creativeId } }, as)
  expect([await shows(true), (await readIt()).missing]).toEqual([true, []])
  const { db } = server().services
  await db.asSystem((tx) => tx.run(sql`delete from campaigns where page_id = ${page.eid} and id = ${creativeId}`))
  await send(server(), wifiCampaigns.update, { params: { id: booking.id }, body: { priority: 6 } }, as)
  expect([await shows(false), (await readIt()).missing]).toEqual([false, ['creative']])
  const other = await givenCreative(server(), page, 'Giờ vàng')
  const variants = [{ id: 'a' as const, creativeId: other.id, templateId: null, share: 50 }]
  await send(server(), wifiCampaigns.update, { params: { id: booking.id }, body: { variants } }, as)
  expect(await shows(true)).toBe(true)
  const second = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  await send(server(), gateways.remove, { params: { nas_id: gateway.nasId } }, as)
  expect((await readIt()).missing).toEqual(['device'])
  const there = await eventually(
    () => openPortal(server(), second, { mac: randomMac() }),
    ({ status }) => status === 200,
  )
  expect(there.text).not.toContain('Giờ vàng')
})

test('an estimate says how many it would reach by the last weeks, and which bookings want the same place', async () => {
  const { page, as } = await givenVenue(server())
  const rival = await givenBooking(server(), page, { name: 'Đối thủ', slots: ['success'] })
  const plan = {
    type: 'contract' as const,
    endTime: inDays(10),
    goal: { metric: 'impressions' as const, amount: 1000, per: 'total' as const },
  }
  expect(await send(server(), wifiCampaigns.estimate, { body: plan }, as)).toMatchObject({
    guests: 0,
    impressions: 0,
    isGoalTooHigh: true,
    overlaps: [{ id: rival.id }],
  })
})
