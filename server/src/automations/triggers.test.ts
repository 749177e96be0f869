// Triggers and actions of automations, each through the event or row that real guests cause.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AutomationStep, Trigger } from '@portico/contract/automations/content.ts'
import { webhooks } from '@portico/contract/integrations.ts'
import { leads } from '@portico/contract/leads.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { newId } from '../core/id.ts'
import { presentGift } from '../gifts/index.ts'
import { switchOnLoyalty } from '../loyalty/index.ts'
import { comesOnline, givenAutomation, givenTag, moveOn, storedLog, storedPeople } from '../testing/automations.ts'
import { givenBooking } from '../testing/campaigns.ts'
import { handClock } from '../testing/clock.ts'
import { givenGift } from '../testing/gifts.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenReaders } from '../testing/messages.ts'
import { startReceiver } from '../testing/receiver.ts'
import { useServer } from '../testing/server.ts'

/** Ten in the morning in Vietnam, a Tuesday. */
const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
const receiver = await startReceiver()
const server = useServer({ clock, config: { egressTrust: [receiver.url] } })
afterAll(() => receiver.close())
beforeEach(() => clock.set(MORNING))

let people = 0
const somebody = (name = 'Lan') => ({ name, phone: `+8490${String(3_000_000 + ++people)}` })
const write = (statement: RawBuilder<unknown>) => server().services.db.asSystem((tx) => tx.run(statement))

/** A venue with an automation on a trigger, a guest whose moment comes and one whose does not. */
async function givenTrigger(triggerOf: (page: Venue) => Trigger | Promise<Trigger>) {
  const page = await givenPage(server())
  const tagId = await givenTag(server(), page, 'Đã vào')
  const trigger = await triggerOf(page)
  const [meant = '', other = ''] = await givenReaders(server(), page, [somebody('Có'), somebody('Không')])
  await givenAutomation(server(), page, { trigger, steps: [{ id: 'tag', type: 'tag', tagId, gives: true }] })
  const inside = async () => {
    await moveOn(server())
    return (await storedPeople(server(), page)).map(({ guestId, state }) => `${guestId} ${state}`)
  }
  return { page, meant, other, inside, entered: [`${meant} ended`] }
}

/** Answers stand in the log of events once a guest is online. */
const answer = (page: Venue, guestId: string, of: { key: string; amount?: number; was?: number }) =>
  write(sql`
    insert into event (at, page_id, id, guest_id, kind, key, amount, was)
    values (${clock.now()}, ${page.eid}, ${newId(clock.now())}, ${guestId}, 10, ${of.key}, ${of.amount ?? null}, ${of.was ?? null})`)

test('a third visit brings a guest in; a second and a fourth do not', async () => {
  const { page, meant, other, inside, entered } = await givenTrigger(() => ({ on: 'visit', count: 3 }))
  for (const [guestId, visits] of [
    [meant, 3],
    [other, 2],
    [other, 4],
  ] as const) {
    await write(sql`update guests set visits = ${visits} where page_id = ${page.eid} and id = ${guestId}`)
    await comesOnline(server(), page, guestId, { isFirst: false })
  }
  expect(await inside()).toEqual(entered)
})

test('an answer to the question that is named brings a guest in, once', async () => {
  const { page, meant, other, inside, entered } = await givenTrigger(() => ({ on: 'form', question: 'mon' }))
  await inside()
  clock.advance(60)
  await answer(page, meant, { key: 'mon' })
  await answer(page, other, { key: 'gio' })
  expect(await inside()).toEqual(entered)
  clock.advance(60)
  expect(await inside()).toEqual(entered)
})

test('a low score brings a guest in from a review, from stars in a login and from a number up to ten', async () => {
  const { page, meant, other, inside } = await givenTrigger(() => ({ on: 'score', most: 2 }))
  await inside()
  clock.advance(60)
  const data = { reviewId: newId(clock.now()), guestId: meant, score: 2 }
  await server().services.db.asSystem((tx) =>
    publishEvent(tx, { pageId: page.eid, kind: 'review.created', data, at: clock.now() }),
  )
  await expect.poll(async () => (await storedPeople(server(), page)).length).toBe(1)
  await answer(page, other, { key: 'sao', amount: 3, was: 1 })
  await answer(page, other, { key: 'nps', amount: 5, was: 2 })
  expect(await inside()).toEqual([`${meant} ended`])
  clock.advance(60)
  await answer(page, other, { key: 'nps', amount: 4, was: 2 })
  expect(await inside()).toEqual([`${meant} ended`, `${other} ended`])
})

test('a gift that is ready brings in whose it is, and a gift about to expire the day it is time', async () => {
  let giftId = ''
  const first = await givenTrigger(async (page) => {
    giftId = (await givenGift(server(), page, { validDays: 10 })).id
    return { on: 'gift-ready', giftId }
  })
  const { page, meant, inside, entered } = first
  const tagId = await givenTag(server(), page, 'Sắp hết hạn')
  await givenAutomation(server(), page, {
    trigger: { on: 'code-expiring', code: 'gift', days: 3 },
    steps: [{ id: 'soon', type: 'tag', tagId, gives: true }],
  })
  const present = { pageId: page.eid, guestId: meant, giftId, key: 'present', at: clock.now() }
  await server().services.db.asSystem((tx) => presentGift(tx, present))
  await expect.poll(async () => (await storedPeople(server(), page)).length).toBe(1)
  expect(await inside()).toEqual(entered)
  clock.advance(6.5 * 24 * 3600)
  expect(await inside()).toEqual(entered)
  clock.advance(24 * 3600)
  expect(await inside()).toEqual([...entered, ...entered])
})

test('who follows the official account and is known as a guest comes in', async () => {
  const { page, meant, inside, entered } = await givenTrigger(() => ({ on: 'followed' }))
  for (const [userId, guestId, isFollower] of [
    ['z1', meant, true],
    ['z2', null, true],
    ['z3', meant, false],
  ] as const) {
    await write(sql`
      insert into zalo_users (page_id, user_id, guest_id, is_follower, created_at)
      values (${page.eid}, ${userId}, ${guestId}, ${isFollower}, ${clock.now()})`)
    await server().services.db.asSystem((tx) =>
      publishEvent(tx, { pageId: page.eid, kind: 'zalo.followed', data: { userId }, at: clock.now() }),
    )
  }
  await expect.poll(async () => (await storedPeople(server(), page)).length).toBe(1)
  expect(await inside()).toEqual(entered)
})

test('who saw a campaign comes in, once however often it is seen', async () => {
  let campaignId = ''
  const { page, meant, inside, entered } = await givenTrigger(async (venue) => {
    campaignId = (await givenBooking(server(), venue)).id
    return { on: 'campaign-seen', campaignId }
  })
  await write(sql`
    insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day)
    values (${page.eid}, ${campaignId}, ${meant}, '2026-11-24', '2026-11-24')`)
  expect(await inside()).toEqual(entered)
  clock.advance(3600)
  expect(await inside()).toEqual(entered)
})

/** A guest who goes through some steps at once. @returns what the log says of them */
async function pass(page: Venue, steps: readonly AutomationStep[]) {
  await givenAutomation(server(), page, { steps })
  const [guestId = ''] = await givenReaders(server(), page, [somebody('Mai')])
  await comesOnline(server(), page, guestId)
  await moveOn(server())
  const log = await storedLog(server(), page, guestId)
  return { guestId, lines: log.map(({ stepId, result, reason }) => `${stepId} ${result} ${reason}`.trim()) }
}
const main = { under: '', arm: '' } as const

test('points and a gift are the guest’s, booked once; a sold out gift and points that are off are said', async () => {
  const page = await givenPage(server())
  await server().services.db.asSystem((tx) => switchOnLoyalty(tx, page.eid, clock.now()))
  const gift = await givenGift(server(), page, { costValue: 50, stock: 1 })
  const steps: AutomationStep[] = [
    { ...main, id: 'points', type: 'points', amount: 30 },
    { ...main, id: 'gift', type: 'gift', giftId: gift.id },
    { ...main, id: 'again', type: 'gift', giftId: gift.id },
  ]
  const { guestId, lines } = await pass(page, steps)
  expect(lines).toEqual(['~in entered', 'points did', 'gift did', 'again skipped gift-sold-out', '~out ended'])
  const [row] = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ points: number; gifts: number }>`
      select (select available::int from points_balances where unit = 'point' and page_id = ${page.eid} and guest_id = ${guestId}) as points,
        (select count(*)::int from gift_orders where page_id = ${page.eid} and guest_id = ${guestId} and status = 'accepted') as gifts`),
  )
  expect(row).toEqual({ points: 30, gifts: 1 })
  const off = await pass(await givenPage(server()), [{ ...main, id: 'points', type: 'points', amount: 30 }])
  expect(off.lines).toContain('points skipped points-off')
})

test('a lead is made, a webhook is called and staff are notified', async () => {
  const page = await givenPage(server())
  const body = { url: `${receiver.url}/hook`, kinds: ['member.left' as const], isOn: true, hasPersonalData: false }
  const hook = await send(server(), webhooks.create, { body }, { token: page.token })
  const { guestId, lines } = await pass(page, [
    { ...main, id: 'lead', type: 'lead', note: 'Gọi lại' },
    { ...main, id: 'hook', type: 'webhook', webhookId: hook.id },
    { ...main, id: 'staff', type: 'notify', text: 'Khách mới cần chào' },
  ])
  expect(lines).toEqual(['~in entered', 'lead did', 'hook did', 'staff did', '~out ended'])
  const { rows } = await send(server(), leads.list, { query: {} }, { token: page.token })
  expect(rows).toMatchObject([{ source: 'automation', name: 'Mai' }])
  await expect.poll(() => receiver.at('/hook')).toHaveLength(1)
  const call = JSON.parse(receiver.at('/hook')[0]!.body) as { kind: string; data: object }
  expect(call).toMatchObject({ kind: 'automation.step', data: { guestId, stepId: 'hook' } })
  const told = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{ data: object }>`select data from happenings where page_id = ${page.eid} and kind = 'automation.notified'`,
    ),
  )
  expect(told).toMatchObject([{ data: { guestId, text: 'Khách mới cần chào' } }])
})
