import { beforeEach, expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { loyalty, type LoyaltySettings } from '@portico/contract/loyalty.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenGift } from '../testing/gifts.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { atTask, givenPerson, givenTask } from '../testing/loyalty.ts'
import { pointFaults } from '../testing/points.ts'
import { useServer } from '../testing/server.ts'
import { comeOnline } from '../visits/index.ts'
import { giftTiles } from '../gifts/phone/giftTiles.ts'
import { giveBirthdayPoints } from './birthdays.ts'
import { joinGroup } from './groups.ts'
import { earnUnits, holdUnits, releaseHold, rewardGuest } from './index.ts'
import { lapsePoints } from './lapse.ts'

const clock = handClock()
const server = useServer({ clock })
const DAY = 24 * 3600
let page: Venue
beforeEach(async () => {
  page = await givenPage(server())
})
const asOwner = async () => {
  const { id: userId, family } = page.owner
  return { token: await server().services.tokens.signPage({ userId, family, pageId: page.eid }) }
}
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)
const USUAL: LoyaltySettings = {
  isOn: true,
  visitPoints: 0,
  expiryMonths: null,
  birthdayPoints: 0,
  tiers: [],
  tierMonths: null,
  holdOut: 0,
}
const set = async (changes: Partial<LoyaltySettings>) =>
  send(server(), loyalty.saveSettings, { body: { ...USUAL, ...changes } }, await asOwner())
const pointsOf = async (id: string) => send(server(), loyalty.guest, { params: { id } }, await asOwner())
let keys = 0
const earn = (guestId: string, amount: number) => {
  const of = { pageId: page.eid, guestId, amount, at: clock.now(), reason: { kind: 'task', id: 'a' } } as const
  return inSystem((tx) => rewardGuest(tx, { ...of, key: `test ${++keys}` }))
}

test('an owner sees every change on the statement, with what was there after it and who did it', async () => {
  const id = await givenPerson(server(), page)
  await earn(id, 30)
  clock.advance(1)
  const body = { amount: -10, note: 'Nhập nhầm', key: 'a' }
  const [first] = await Promise.all(
    [1, 2].map(async () => send(server(), loyalty.adjust, { params: { id }, body }, await asOwner())),
  )
  expect(first!.point).toEqual({ available: 20, held: 0 })
  const { rows, count } = await send(server(), loyalty.statement, { params: { id } }, await asOwner())
  expect(count).toBe(2)
  expect(rows.map(({ change, after, note, by, reason }) => [change, after, note, by, reason])).toEqual([
    [-10, 20, 'Nhập nhầm', 'Lan', 'adjustment'],
    [30, 30, '', '', 'task'],
  ])
  await expect(
    send(server(), loyalty.adjust, { params: { id }, body: { ...body, amount: -21, key: 'b' } }, await asOwner()),
  ).rejects.toMatchObject({ code: 'points/too-low' })
})

test('tasks and points given by hand stand in the guest’s timeline', async () => {
  const id = await givenPerson(server(), page)
  const task = await givenTask(server(), page, {
    type: 'tiktok',
    liteMode: true,
    seconds: 0,
    target: 'https://tiktok.com/@a',
  })
  const at = atTask(server(), { pageId: page.eid, guestId: id, taskId: task.id })
  await at.open()
  await at.prove()
  clock.advance(1)
  const body = { amount: 7, note: 'Khách làm rơi phiếu', key: 'timeline' }
  await send(server(), loyalty.adjust, { params: { id }, body }, await asOwner())
  clock.advance(1)
  const { rows } = await send(server(), profiles.timeline, { params: { id }, query: {} }, await asOwner())
  expect(rows.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['points', 'adjustment', '7'],
    ['task', 'type:tiktok', 'Completed'],
  ])
})

test('a manager gives little at once, staff and strangers nothing', async () => {
  const id = await givenPerson(server(), page)
  const adjust = async (role: 'manager' | 'staff', amount: number) => {
    const { pageToken } = await givenMember(server(), page, role)
    return send(
      server(),
      loyalty.adjust,
      { params: { id }, body: { amount, note: 'x', key: 'k' } },
      { token: pageToken },
    )
  }
  expect((await adjust('manager', 500)).point.available).toBe(500)
  await expect(adjust('manager', 501)).rejects.toMatchObject({ code: 'points/capped' })
  await expect(adjust('staff', 1)).rejects.toMatchObject({ code: 'auth/forbidden' })
  const other = await givenPage(server())
  for (const call of [loyalty.guest, loyalty.statement])
    await expect(send(server(), call, { params: { id } }, { token: other.token })).rejects.toMatchObject({
      code: 'guest/not-found',
    })
})

test('every visit counts as one and brings its points, however often it is told', async () => {
  await set({ visitPoints: 5 })
  const gateway = await givenGateway(server(), page)
  const { guestId, visitId } = await givenGuestAtDoor(server(), gateway)
  await inSystem((tx) => comeOnline(server().services, tx, [{ pageId: page.eid, visitId, at: clock.now() }]))
  await expect.poll(async () => (await pointsOf(guestId)).visit.available, { timeout: 10_000 }).toBe(1)
  expect((await pointsOf(guestId)).point.available).toBe(5)
  await inSystem(async (tx) => {
    await tx.run(sql`update happenings set done_at = null where page_id = ${page.eid} and kind = 'guest.online'`)
    tx.wake('happenings')
  })
  const waiting = () =>
    inSystem((tx) => tx.rows(sql`select 1 from happenings where page_id = ${page.eid} and done_at is null`))
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
  expect((await pointsOf(guestId)).visit.available).toBe(1)
})

test('a venue that makes its first gift or task begins to count visits, unless it chose otherwise', async () => {
  await givenGift(server(), { ...page, token: (await asOwner()).token })
  expect((await send(server(), loyalty.settings, {}, await asOwner())).isOn).toBe(true)
  await set({ isOn: false })
  await givenTask(server(), page, {})
  expect((await send(server(), loyalty.settings, {}, await asOwner())).isOn).toBe(false)
})

test('points lapse at the end of the day they were promised to, the oldest first, and never those that were spent', async () => {
  await set({ expiryMonths: 1 })
  const id = await givenPerson(server(), page)
  await earn(id, 30)
  clock.advance(10 * DAY)
  await earn(id, 20)
  const { lapses } = await pointsOf(id)
  expect(lapses?.points).toBe(30)
  const of = {
    pageId: page.eid,
    guestId: id,
    unit: 'point',
    at: clock.now(),
    reason: { kind: 'gift', id: 'g' },
  } as const
  const hold = await inSystem((tx) => holdUnits(tx, { ...of, amount: 12, key: `hold ${id}` }))
  expect((await pointsOf(id)).lapses?.points).toBe(18)
  clock.set(new Date(Date.parse(lapses!.at) - 1000))
  await lapsePoints(server().services)
  expect((await pointsOf(id)).point).toEqual({ available: 38, held: 12 })
  clock.advance(2)
  await Promise.all([lapsePoints(server().services), lapsePoints(server().services)])
  expect((await pointsOf(id)).point).toEqual({ available: 20, held: 12 })
  await inSystem((tx) => releaseHold(tx, { pageId: page.eid, holdId: hold.id, at: clock.now() }))
  clock.advance(12 * DAY)
  await lapsePoints(server().services)
  const back = await pointsOf(id)
  expect(back.point, 'what came back stays for some weeks').toEqual({ available: 12, held: 0 })
  clock.advance(40 * DAY)
  await lapsePoints(server().services)
  expect((await pointsOf(id)).point.available).toBe(0)
  expect(await pointFaults(server(), page.eid)).toEqual([])
})

test('a guest reaches a tier once, is told once, and gets its bonus from then on', async () => {
  const tiers = [
    { id: 'silver', name: 'Bạc', from: 100, bonus: 10, perks: '' },
    { id: 'gold', name: 'Vàng', from: 500, bonus: 50, perks: 'Bàn sát cửa sổ' },
  ]
  await set({ tiers })
  const id = await givenPerson(server(), page)
  expect(await earn(id, 99)).toBe(99)
  expect(await pointsOf(id)).toMatchObject({ tier: null, next: { name: 'Bạc', missing: 1 } })
  expect(await earn(id, 10)).toBe(10)
  expect(await earn(id, 15)).toBe(16)
  expect(await pointsOf(id)).toMatchObject({ tier: { name: 'Bạc', bonus: 10 }, earned: 125 })
  const told = await inSystem((tx) =>
    tx.rows(sql`select data from happenings where page_id = ${page.eid} and kind = 'tier.reached'`),
  )
  expect(told).toEqual([{ data: { guestId: id, tier: 'silver', name: 'Bạc' } }])
  const wrong = set({ tiers: tiers.toReversed() })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
})

test('on a birthday, by the venue’s clock, a known guest gets points once', async () => {
  await set({ birthdayPoints: 50 })
  const [lan, stranger] = [await givenPerson(server(), page), await givenPerson(server(), page, { isProved: false })]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(clock.now())
  await inSystem(async (tx) => {
    await tx.run(
      sql`update guests set profile = jsonb_build_object('birthday', ${`1990${today.slice(4)}`}::text) where page_id = ${page.eid}`,
    )
    noteGuestChanges(tx, page.eid, [lan, stranger])
  })
  const give = async () => {
    await giveBirthdayPoints(server().services)
    return (await pointsOf(lan)).point.available
  }
  await expect.poll(give, { timeout: 10_000 }).toBe(50)
  expect(await give()).toBe(50)
  expect((await pointsOf(stranger)).point.available).toBe(0)
})

test('the log says what of the settings changed, the tiers too', async () => {
  const tier = { id: 'silver', name: 'Bạc', from: 100, bonus: 10, perks: '' }
  await set({ visitPoints: 3, tiers: [tier] })
  clock.advance(1)
  await set({ visitPoints: 3, tiers: [{ ...tier, bonus: 20 }] })
  const { rows } = await send(server(), audit.list, { query: { action: 'loyalty' } }, await asOwner())
  expect(rows.map(({ changes }) => changes)).toEqual([
    { tiers: [] },
    expect.objectContaining({ visitPoints: [0, 3], tiers: [] }),
  ])
})

test('a venue that has not chosen gives nothing by itself, and its settings are its own', async () => {
  expect(await send(server(), loyalty.settings, {}, await asOwner())).toMatchObject({ isOn: false, tiers: [] })
  await set({ visitPoints: 3 })
  const other = await givenPage(server())
  expect((await send(server(), loyalty.settings, {}, { token: other.token })).visitPoints).toBe(0)
  const of = {
    pageId: page.eid,
    guestId: await givenPerson(server(), other),
    unit: 'point',
    amount: 1,
    at: clock.now(),
  } as const
  const foreign = inSystem((tx) => earnUnits(tx, { ...of, reason: { kind: 'task', id: 'a' }, key: 'foreign' }))
  await expect(foreign).rejects.toThrow(/foreign key/)
})

test('guests who are left out get no points and see none, until the venue leaves nobody out; whoever has points is never left out', async () => {
  await set({ visitPoints: 5, birthdayPoints: 50, holdOut: 50 })
  const gateway = await givenGateway(server(), page)
  await givenGift(server(), page)
  const come = async () => {
    const guest = await givenGuestAtDoor(server(), gateway)
    await inSystem((tx) =>
      comeOnline(server().services, tx, [{ pageId: page.eid, visitId: guest.visitId, at: clock.now() }]),
    )
    return guest.guestId
  }
  const people = await Promise.all(Array.from({ length: 12 }, come))
  const groups = () =>
    inSystem((tx) =>
      tx.rows(sql<{ guestId: string; isHeldOut: boolean }>`
        select guest_id, is_held_out from loyalty_reach where page_id = ${page.eid}`),
    )
  await expect.poll(async () => (await groups()).length, { timeout: 10_000 }).toBe(people.length)
  const out = (await groups()).filter(({ isHeldOut }) => isHeldOut).map(({ guestId }) => guestId)
  const inside = people.filter((id) => !out.includes(id))
  expect(Math.min(out.length, inside.length), 'with 12 guests at 50 %').toBeGreaterThan(0)
  for (const id of inside) expect((await pointsOf(id)).point.available).toBe(5)
  for (const id of out) expect((await pointsOf(id)).visit.available).toBe(0)
  const tiles = (guestId: string) =>
    inSystem((tx) => giftTiles(tx, { pageId: page.eid, guestId, language: 'en', href: '/home/x', now: clock.now() }))
  expect(await tiles(out[0]!)).toEqual([])
  expect(await tiles(inside[0]!)).not.toEqual([])
  await set({ visitPoints: 5, holdOut: 0 })
  expect(await tiles(out[0]!)).not.toEqual([])

  await set({ visitPoints: 5, holdOut: 50 })
  const regulars = await Promise.all(Array.from({ length: 12 }, () => givenPerson(server(), page)))
  for (const id of regulars) {
    await earn(id, 1)
    const of = { pageId: page.eid, guestId: id, at: clock.now() }
    expect(await inSystem((tx) => joinGroup(tx, of, 50))).toBe(false)
  }
})
