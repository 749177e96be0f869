import { beforeEach, expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { tasks } from '@portico/contract/tasks.ts'
import { TASK_TYPES } from '@portico/contract/tasks/kinds.ts'
import { sql } from '../core/db/database.ts'
import { mergeGuests } from '../guests/index.ts'
import { readBalances } from '../loyalty/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { atTask, givenPerson, givenTask } from '../testing/loyalty.ts'
import { pointFaults } from '../testing/points.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
let page: Venue
/** A token outlives fifteen minutes no more than the clock is moved. */
const asOwner = async () => {
  const { id: userId, family } = page.owner
  return { token: await server().services.tokens.signPage({ userId, family, pageId: page.eid }) }
}
beforeEach(async () => {
  page = await givenPage(server())
})

const minutes = (count: number) => clock.advance(count * 60)
const points = async (guestId: string) =>
  (await server().services.db.asSystem((tx) => readBalances(tx, page.eid, guestId))).point.available
const someoneAt = async (taskId: string) => {
  const guestId = await givenPerson(server(), page)
  return { guestId, ...atTask(server(), { pageId: page.eid, guestId, taskId }) }
}
const code = (name: string) => expect.objectContaining({ code: name })

test('the log says that the answers changed, not what they are', async () => {
  const as = await asOwner()
  const type = 'answer_question' as const
  const body = { type, pageId: page.eid, maxCompleted: 5, correctAnswers: ['Sen'], liteMode: true }
  const { id } = await send(server(), tasks.create, { body }, as)
  minutes(1)
  await send(server(), tasks.update, { params: { id }, body: { correctAnswers: ['Huệ'] } }, as)
  const { rows } = await send(server(), audit.list, { query: { action: 'tasks' } }, as)
  expect(rows[0]!.changes).toEqual({ correctAnswers: [] })
})

test('tasks go by the calls of the specification: newest first, changed, deleted, found by day', async () => {
  const as = await asOwner()
  for (const type of TASK_TYPES) {
    minutes(1)
    await send(server(), tasks.create, { body: { type, pageId: page.eid, maxCompleted: 5, liteMode: true } }, as)
  }
  const all = await send(server(), tasks.list, { query: { pageId: page.eid } }, as)
  expect(all.rows.map(({ type }) => type)).toEqual(TASK_TYPES.toReversed())
  expect(all.count).toBe(9)
  const [first] = all.rows
  expect(first).toMatchObject({ _id: first!.id, pageId: page.eid, maxCompleted: 5, liteMode: true })
  const changed = await send(server(), tasks.update, { params: { id: first!.id }, body: { question: 'Mấy giờ?' } }, as)
  expect(changed.question).toBe('Mấy giờ?')
  await expect(
    send(server(), tasks.update, { params: { id: first!.id }, body: { reward: 1, revision: 1 } }, as),
  ).rejects.toMatchObject({ code: 'task/changed' })
  expect(await send(server(), tasks.remove, { params: { id: first!.id } }, as)).toEqual({
    _id: first!.id,
    id: first!.id,
  })
  const left = await send(server(), tasks.list, { query: { limit: 3, skip: 3, fromDate: '2020-01-01' } }, as)
  expect([left.count, left.rows.length]).toEqual([8, 3])
  expect((await send(server(), tasks.list, { query: { toDate: '2020-01-01' } }, as)).count).toBe(0)
  const other = await givenPage(server())
  await expect(send(server(), tasks.list, { query: { pageId: other.eid } }, as)).rejects.toMatchObject({
    code: 'page/not-found',
  })
  await expect(
    send(server(), tasks.create, { body: { type: 'youtube', pageId: other.eid } }, as),
  ).rejects.toMatchObject({ code: 'page/not-found' })
})

test('accepted answers are told to who may edit, and to nobody else', async () => {
  await givenTask(server(), page, { correctAnswers: ['2019'], correctPrices: [25_000] })
  const staff = await givenMember(server(), page, 'staff')
  const seen = await send(server(), tasks.list, {}, { token: staff.pageToken })
  expect(JSON.stringify(seen)).not.toMatch(/2019|25000/)
  const own = await send(server(), tasks.list, {}, await asOwner())
  expect(own.rows[0]).toMatchObject({ correctAnswers: ['2019'], correctPrices: [25_000] })
  await expect(
    send(server(), tasks.create, { body: { type: 'youtube' } }, { token: staff.pageToken }),
  ).rejects.toMatchObject({ code: 'auth/forbidden' })
})

test('what a platform forbids to reward is off until the owner has read why', async () => {
  for (const type of ['facebook_cmt', 'google_search'] as const) {
    const of = { type, target: 'https://example.com/p', question: 'cà phê Hiên' }
    expect((await send(server(), tasks.create, { body: of }, await asOwner())).isActive).toBe(false)
    await expect(givenTask(server(), page, of)).rejects.toMatchObject({ code: 'task/policy' })
    expect((await givenTask(server(), page, { ...of, acceptsPolicy: true })).isActive).toBe(true)
  }
  await expect(givenTask(server(), page, { type: 'tiktok' })).rejects.toMatchObject({ code: 'task/incomplete' })
})

test('an answer is compared without accents and case, and pays once', async () => {
  const { id } = await givenTask(server(), page, { correctAnswers: ['Năm 2019'] })
  const lan = await someoneAt(id)
  await lan.open()
  expect(await lan.prove('2018')).toEqual({ kind: 'wrong', left: 2 })
  expect(await Promise.all([1, 2, 3].map(() => lan.prove(' nam  2019. ')))).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'done', points: 10, isVerified: true })),
  )
  expect(await points(lan.guestId)).toBe(10)
  await expect(lan.open()).rejects.toEqual(code('task/done'))
  const balances = await server().services.db.asSystem((tx) => readBalances(tx, page.eid, lan.guestId))
  expect(balances.task.available).toBe(1)
})

test('three wrong answers end the attempt, and the guest has to rest', async () => {
  const { id } = await givenTask(server(), page, { correctAnswers: ['2019'], restHours: 2 })
  const lan = await someoneAt(id)
  await lan.open()
  expect([await lan.prove('1'), await lan.prove('2'), await lan.prove('3')].map(({ kind }) => kind)).toEqual([
    'wrong',
    'wrong',
    'out',
  ])
  expect(await lan.prove('2019')).toEqual({ kind: 'out' })
  await expect(lan.open()).rejects.toEqual(code('task/resting'))
  minutes(121)
  await lan.open()
  expect((await lan.prove('2019')).kind).toBe('done')
  const { rows } = await send(server(), tasks.attempts, { params: { id } }, await asOwner())
  expect(rows.map(({ status }) => status)).toEqual(['Completed', 'Canceled'])
})

test('a price is compared by its digits, with the tolerance the owner allows', async () => {
  const of = {
    type: 'ref_traffic',
    target: 'https://shop.example/a',
    correctPrices: [25_000],
    perGuest: 9,
    restHours: 1,
  }
  const { id } = await givenTask(server(), page, { ...of, priceTolerance: 10 })
  const lan = await someoneAt(id)
  await lan.open()
  expect((await lan.prove('30.000đ')).kind).toBe('wrong')
  expect((await lan.prove('đồng')).kind).toBe('wrong')
  expect(await lan.prove('27 500 ₫')).toMatchObject({ kind: 'done', isVerified: true })
})

test('quick mode takes time by the server’s clock, and counts as unverified', async () => {
  const { id } = await givenTask(server(), page, {
    type: 'tiktok',
    target: 'https://tiktok.com/@a',
    liteMode: true,
    seconds: 30,
  })
  const lan = await someoneAt(id)
  await lan.open()
  await expect(lan.prove()).rejects.toEqual(code('task/too-soon'))
  clock.advance(30)
  expect(await lan.prove()).toEqual({ kind: 'done', points: 10, isVerified: false })
  const [task] = (await send(server(), tasks.list, {}, await asOwner())).rows
  expect(task).toMatchObject({ opened: 1, completed: 1, unverified: 1 })
})

test('a film is watched from the tap that began it', async () => {
  const { id } = await givenTask(server(), page, {
    type: 'youtube',
    target: 'https://youtu.be/dQw4w9WgXcQ',
    seconds: 60,
  })
  const lan = await someoneAt(id)
  await lan.open()
  minutes(10)
  await expect(lan.prove()).rejects.toEqual(code('task/too-soon'))
  await lan.watch()
  clock.advance(59)
  await lan.watch()
  await expect(lan.prove()).rejects.toEqual(code('task/too-soon'))
  clock.advance(1)
  expect(await lan.prove()).toMatchObject({ kind: 'done', isVerified: true })
})

test('who was at a task when it ended has 15 minutes left, and nobody begins it any more', async () => {
  const endsAt = new Date(clock.now().getTime() + 60_000).toISOString()
  const { id } = await givenTask(server(), page, { endsAt })
  const [lan, minh, late] = [await someoneAt(id), await someoneAt(id), await someoneAt(id)]
  await lan.open()
  await minh.open()
  minutes(2)
  await expect(late.open()).rejects.toEqual(code('task/over'))
  minutes(13)
  expect((await lan.prove('2019')).kind).toBe('done')
  minutes(2)
  await expect(minh.prove('2019')).rejects.toEqual(code('task/over'))
  const again = await givenTask(server(), page, {})
  const hoa = await someoneAt(again.id)
  await hoa.open()
  await send(server(), tasks.remove, { params: { id: again.id } }, await asOwner())
  expect((await hoa.prove('2019')).kind).toBe('done')
})

test('the last place goes to one of many', async () => {
  const { id } = await givenTask(server(), page, { maxCompleted: 1 })
  const people = await Promise.all(Array.from({ length: 12 }, () => someoneAt(id)))
  for (const one of people) await one.open()
  const answers = await Promise.allSettled(people.map((one) => one.prove('2019')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toEqual(code('task/full'))
  expect(await pointFaults(server(), page.eid)).toEqual([])
})

test('one person with two phones is one: what both began together is paid once', async () => {
  const { id } = await givenTask(server(), page, {})
  const [phone, tablet] = [await someoneAt(id), await someoneAt(id)]
  await phone.open()
  await tablet.open()
  await server().services.db.asSystem((tx) =>
    mergeGuests(server().services, tx, { pageId: page.eid, from: tablet.guestId, into: phone.guestId, why: 'test' }),
  )
  expect((await phone.prove('2019')).kind).toBe('done')
  await expect(phone.open()).rejects.toEqual(code('task/done'))
  expect(await points(phone.guestId)).toBe(10)
  const opened = await Promise.allSettled(Array.from({ length: 10 }, () => phone.open()))
  expect(opened.every(({ status }) => status === 'rejected')).toBe(true)
})

test('a stranger with a new browser each time earns nothing', async () => {
  const { id } = await givenTask(server(), page, {})
  const guestId = await givenPerson(server(), page, { isProved: false })
  await expect(atTask(server(), { pageId: page.eid, guestId, taskId: id }).open()).rejects.toEqual(
    code('task/unknown-guest'),
  )
})

test('a guest who gives up may begin again at once', async () => {
  const { id } = await givenTask(server(), page, {})
  const lan = await someoneAt(id)
  await lan.open()
  await lan.cancel()
  await lan.open()
  expect((await lan.prove('2019')).kind).toBe('done')
})

test('every step is told', async () => {
  const { id } = await givenTask(server(), page, { correctAnswers: ['2019'] })
  const lan = await someoneAt(id)
  await lan.open()
  await lan.cancel()
  await lan.open()
  await lan.prove('2019')
  const told = await server().services.db.asSystem((tx) =>
    tx.rows<{ kind: string }>(
      sql`select kind from happenings where page_id = ${page.eid} and kind like 'task.%' order by id`,
    ),
  )
  expect(told.map(({ kind }) => kind).toSorted()).toEqual([
    'task.canceled',
    'task.completed',
    'task.started',
    'task.started',
  ])
})

test('a task of another venue is not there', async () => {
  const other = await givenPage(server())
  const { id } = await givenTask(server(), other, {})
  const lan = await someoneAt(id)
  await expect(lan.open()).rejects.toEqual(code('task/not-found'))
  for (const call of [tasks.remove, tasks.attempts])
    await expect(send(server(), call, { params: { id } }, await asOwner())).rejects.toMatchObject({ status: 404 })
})
