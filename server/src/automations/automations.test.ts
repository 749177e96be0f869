import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { automations, automationSettings } from '@portico/contract/automations.ts'
import type { Who } from '@portico/contract/automations/content.ts'
import { startSms, type SmsSimulator } from '../../../dev/simulators/sms.ts'
import { sql } from '../core/db/database.ts'
import { setTag } from '../profiles/index.ts'
import { rebuildProfiles } from '../profiles/writeProfiles.ts'
import {
  comesOnline,
  contentOf,
  givenAutomation,
  givenTag,
  moveOn,
  storedLog,
  storedPeople,
  tagsOf,
} from '../testing/automations.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenReaders, givenTemplate, tokenOf, work } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'
import { openBatch } from './engine/batch.ts'
import { takeDue, writeLines, writeMoves } from './engine/people.ts'
import { walk } from './engine/walk.ts'
import { startAutomations } from './engine/work.ts'

/** Ten in the morning in Vietnam, a Tuesday. */
const MORNING = new Date('2026-11-24T03:00:00Z')
const HOUR = 3600
const clock = handClock(MORNING)
const PORT = 34_541
let sms: SmsSimulator
beforeAll(async () => void (sms = await startSms('key', PORT)))
afterAll(() => sms.close())
const server = useServer({ clock, config: { smsUrl: `http://127.0.0.1:${PORT}`, smsKey: 'key', messagePrices: {} } })
beforeEach(() => clock.set(MORNING))

const SMS = { kind: 'sms', hasAccents: false, text: { vi: 'Chào {{name|bạn}}' } } as const
let people = 0
const somebody = (name = 'Lan') => ({ name, phone: `+8490${String(2_000_000 + ++people)}` })
const as = async (page: Venue) => ({ token: await tokenOf(server(), page) })
const results = async (page: Venue, guestId: string) =>
  (await storedLog(server(), page, guestId)).map(({ stepId, result, reason }) =>
    [stepId, result, reason].join(' ').trim(),
  )

test('a guest comes in on the first visit, waits, and is tagged when the time has come, once', async () => {
  const page = await givenPage(server())
  const tagId = await givenTag(server(), page, 'Khách mới')
  await givenAutomation(server(), page, {
    steps: [
      { id: 'wait', type: 'wait', amount: 2, unit: 'hour' },
      { id: 'tag', type: 'tag', tagId, gives: true },
    ],
  })
  const [guestId = ''] = await givenReaders(server(), page, [somebody()])
  await comesOnline(server(), page, guestId)
  await moveOn(server())
  expect(await tagsOf(server(), page, guestId)).toEqual([])
  clock.advance(2 * HOUR - 60)
  await moveOn(server())
  expect(await tagsOf(server(), page, guestId)).toEqual([])
  clock.advance(60)
  await moveOn(server())
  await moveOn(server())
  expect(await tagsOf(server(), page, guestId)).toEqual([tagId])
  expect(await results(page, guestId)).toEqual(['~in entered', 'wait waited', 'tag did', '~out ended'])
  await comesOnline(server(), page, guestId)
  await moveOn(server())
  expect((await storedPeople(server(), page)).map(({ state }) => state)).toEqual(['ended', 'refused'])
})

test('a message leaves by the best lawful way; who may not be written to is passed over with the reason', async () => {
  const page = await givenPage(server())
  const way = await givenTemplate(server(), page, SMS)
  const { id } = await givenAutomation(server(), page, { steps: [{ id: 'hello', type: 'message', ways: [way] }] })
  const [lan, quiet] = [somebody('Lan'), somebody('Kín')]
  const [reader = ''] = await givenReaders(server(), page, [lan])
  const [silent = ''] = await givenReaders(server(), page, [quiet], { channels: [] })
  for (const guestId of [reader, silent]) await comesOnline(server(), page, guestId)
  await moveOn(server())
  await work(server())
  expect(sms.sent.filter(({ to }) => to === lan.phone)).toHaveLength(1)
  expect(sms.sent.filter(({ to }) => to === quiet.phone)).toEqual([])
  expect(await results(page, silent)).toEqual(['~in entered', 'hello skipped no-consent', '~out ended'])
  const funnel = await send(server(), automations.funnel, { params: { id }, query: {} }, await as(page))
  expect(funnel).toMatchObject({ entered: 2, ended: 2, inside: 0 })
  expect(funnel.steps.find(({ stepId }) => stepId === 'hello')).toMatchObject({
    came: 2,
    did: 1,
    skipped: 1,
    reasons: [{ reason: 'no-consent', guests: 1 }],
    messages: { sent: 1 },
  })
})

test('all automations together write to one guest no more often than the venue allows, whatever workers do', async () => {
  const page = await givenPage(server())
  const way = await givenTemplate(server(), page, SMS)
  for (const name of ['a', 'b', 'c', 'd'])
    await givenAutomation(server(), page, { steps: [{ id: 'hello', type: 'message', ways: [way] }] }, { name })
  await send(server(), automationSettings.save, { body: { mostADay: 2, mostAWeek: 3 } }, await as(page))
  const guests = await givenReaders(server(), page, [somebody(), somebody(), somebody()])
  for (const guestId of guests) await comesOnline(server(), page, guestId)
  // Several workers at once, one of which dies in the middle of a transaction again and again.
  const workers = [1, 2, 3].map(() => startAutomations(server().services))
  await Promise.all([...workers.map((worker) => worker.round()), ...guests.map(() => dieInside(page))])
  await Promise.all(workers.map((worker) => worker.close()))
  await moveOn(server())
  for (const guestId of guests) {
    const all = await results(page, guestId)
    expect(all.filter((line) => line === 'hello did')).toHaveLength(2)
    expect(all.filter((line) => line === 'hello skipped cap')).toHaveLength(2)
  }
  const sends = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{ n: number }>`select count(*)::int as n from message_sends where page_id = ${page.eid} group by guest_id`,
    ),
  )
  expect(sends.map(({ n }) => n)).toEqual([2, 2, 2])
})

/** A worker that takes guests, moves them on and dies before its commit. */
async function dieInside(page: Venue): Promise<void> {
  const { services } = server()
  const now = clock.now()
  await services.db
    .asSystem(async (tx) => {
      const people = await takeDue(tx, page.eid, now, 2)
      const batch = openBatch(services, tx, { id: page.eid, timeZone: 'Asia/Ho_Chi_Minh' }, { people, now })
      const moves = await walk(batch, people)
      await writeLines(tx, page.eid, batch.lines, now)
      await writeMoves(tx, page.eid, moves, now)
      throw new Error('killed')
    })
    .catch((error: Error) => expect(error.message).toBe('killed'))
}

test('a fork asks for the condition, waits for what may happen in time, and shares guests out', async () => {
  const page = await givenPage(server())
  const [vip, late, yes] = [
    await givenTag(server(), page, 'VIP'),
    await givenTag(server(), page, 'Không đến'),
    await givenTag(server(), page, 'Đã đến'),
  ]
  await givenAutomation(server(), page, {
    steps: [
      { id: 'first', type: 'tag', tagId: vip, gives: true },
      {
        id: 'is-vip',
        type: 'branch',
        who: { segmentId: null, condition: { join: 'all', parts: [{ on: 'tag', is: 'any', values: [vip] }] } },
      },
      { under: 'is-vip', arm: 'yes', id: 'back', type: 'happen', what: 'review', amount: 3, unit: 'day' },
      { under: 'back', arm: 'yes', id: 'came', type: 'tag', tagId: yes, gives: true },
      { under: 'back', arm: 'no', id: 'stayed', type: 'tag', tagId: late, gives: true },
      { id: 'share', type: 'split', shares: [50, 50] },
      { under: 'share', arm: 'b', id: 'stop', type: 'end' },
    ],
  })
  const [prompt = '', slow = ''] = await givenReaders(server(), page, [somebody('Nhanh'), somebody('Chậm')])
  for (const guestId of [prompt, slow]) await comesOnline(server(), page, guestId)
  await moveOn(server())
  clock.advance(24 * HOUR)
  const at = clock.now()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`
      insert into reviews (page_id, id, guest_id, visit_id, score, language, created_at)
      values (${page.eid}, gen_random_uuid(), ${prompt}, gen_random_uuid(), 5, 'vi', ${at})`),
  )
  await moveOn(server())
  expect(await tagsOf(server(), page, prompt)).toEqual(expect.arrayContaining([vip, yes]))
  expect(await tagsOf(server(), page, slow)).toEqual([vip])
  clock.advance(48 * HOUR)
  await moveOn(server())
  expect(await tagsOf(server(), page, slow)).toEqual(expect.arrayContaining([vip, late]))
  expect((await results(page, slow)).slice(0, 5)).toEqual([
    '~in entered',
    'first did',
    'is-vip chose',
    'back chose',
    'stayed did',
  ])
  expect((await storedPeople(server(), page)).map(({ state }) => state)).toEqual(['ended', 'ended'])
})

test('guests inside finish on the version they began with; who matches the exit leaves before the next step', async () => {
  const page = await givenPage(server())
  const [old, fresh] = [await givenTag(server(), page, 'Cũ'), await givenTag(server(), page, 'Mới')]
  const wait = { id: 'wait', type: 'wait', amount: 1, unit: 'day' } as const
  const { id } = await givenAutomation(server(), page, {
    steps: [wait, { id: 'tag', type: 'tag', tagId: old, gives: true }],
  })
  const [first = '', second = '', third = ''] = await givenReaders(server(), page, [somebody(), somebody(), somebody()])
  await comesOnline(server(), page, first)
  await moveOn(server())
  const gone: Who = {
    segmentId: null,
    condition: { join: 'all', parts: [{ on: 'tag', is: 'any', values: [old] }] },
  }
  const steps = contentOf({ steps: [wait, { id: 'tag', type: 'tag', tagId: fresh, gives: true }] }).steps
  await send(
    server(),
    automations.update,
    {
      params: { id },
      body: { steps, exit: gone },
    },
    await as(page),
  )
  await send(server(), automations.publish, { params: { id }, body: {} }, await as(page))
  for (const guestId of [second, third]) await comesOnline(server(), page, guestId)
  await moveOn(server())
  await server().services.db.asSystem(async (tx) => {
    await setTag(tx, { pageId: page.eid, tagId: old, gives: true, guestIds: [third], now: clock.now() })
    await rebuildProfiles(tx, page.eid, [third])
  })
  clock.advance(25 * HOUR)
  await moveOn(server())
  expect([
    await tagsOf(server(), page, first),
    await tagsOf(server(), page, second),
    await tagsOf(server(), page, third),
  ]).toEqual([[old], [fresh], [old]])
  expect((await results(page, third)).at(-1)).toBe('~out left exit')
})

test('time alone brings guests in by the venue’s day: a birthday, two weeks away, a tag that was given', async () => {
  const page = await givenPage(server())
  const [tagId, given] = [await givenTag(server(), page, 'Nhắc'), await givenTag(server(), page, 'Quen')]
  const steps = [{ id: 'tag', type: 'tag', tagId, gives: true }] as const
  const [birthday = '', away = '', tagged = '', other = ''] = await givenReaders(server(), page, [
    somebody('Sinh'),
    { ...somebody('Xa'), daysAgo: 13 },
    somebody('Nhãn'),
    somebody('Khác'),
  ])
  await givenAutomation(server(), page, { trigger: { on: 'birthday', daysBefore: 1 }, steps }, { name: 'b' })
  await givenAutomation(server(), page, { trigger: { on: 'inactive', days: 14 }, steps }, { name: 'i' })
  await givenAutomation(server(), page, { trigger: { on: 'tag', tagId: given }, steps }, { name: 't' })
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`
      update guests set profile = '{"birthday": "1990-11-26"}' where page_id = ${page.eid} and id = ${birthday}`)
    await rebuildProfiles(tx, page.eid, [birthday])
  })
  await moveOn(server())
  expect(await storedPeople(server(), page)).toEqual([])
  clock.advance(24 * HOUR)
  await server().services.db.asSystem((tx) =>
    setTag(tx, { pageId: page.eid, tagId: given, gives: true, guestIds: [tagged], now: clock.now() }),
  )
  for (let time = 0; time < 2; time += 1) await moveOn(server())
  const people = await storedPeople(server(), page)
  expect(people.map(({ guestId }) => guestId).toSorted()).toEqual([birthday, away, tagged].toSorted())
  expect(people.map(({ guestId }) => guestId)).not.toContain(other)
})
