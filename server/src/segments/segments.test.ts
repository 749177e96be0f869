import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { segments } from '@portico/contract/segments.ts'
import { Condition, type Group } from '@portico/contract/segments/condition.ts'
import { compileCondition } from '@portico/contract/segments/matchGuest.ts'
import { GuestFacts } from '@portico/contract/profiles/facts.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { FEATURES } from '../processes/features.ts'
import { writeProfiles, type ProfileRow } from '../profiles/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { conditionSql } from './conditionSql.ts'
import { readMoment } from './thresholds.ts'

/** What stands for a campaign: it chooses guests by these. */
const usedSegments = new Set<string>()
Object.assign(
  FEATURES.find(({ name }) => name === 'templates')!,
  {
    segmentUse: async (_tx: unknown, _pageId: string, id: string) =>
      usedSegments.has(id) ? [{ name: 'Chúc mừng sinh nhật', href: '/dashboard/birthday' }] : [],
  },
)

const NOW = new Date('2026-11-23T05:00:00Z')
const server = useServer({ clock: handClock(NOW) })
const TAGS = [newId(NOW), newId(NOW), newId(NOW)] as const
const DAY_MS = 86_400_000
let page: Venue

beforeAll(async () => {
  page = await givenPage(server())
  await givenProfiles(fc.sample(guest, { numRuns: 150, seed: 7 }))
})

test('a list and one phone agree on who is in a segment, whatever its condition', async () => {
  const { db } = server().services
  const moment = await db.asSystem((tx) => readMoment(tx, { id: page.eid, timeZone: 'Asia/Ho_Chi_Minh' }, NOW))
  const people = await readPeople()
  let met = 0
  await fc.assert(
    fc.asyncProperty(condition, async (one) => {
      const group = z.parse(Condition, one)
      const rows = await db.asSystem((tx) =>
        tx.rows(sql<{ id: string }>`
          select guest_id as id from guest_profiles p where p.page_id = ${page.eid} and ${conditionSql(group, moment)}`),
      )
      const matches = compileCondition(group)
      const inMemory = people.filter(({ facts }) => matches(facts, { ...moment, now: NOW.getTime() }))
      met += Math.min(1, inMemory.length)
      expect(rows.map(({ id }) => id).toSorted()).toEqual(inMemory.map(({ id }) => id).toSorted())
    }),
    { numRuns: 400 },
  )
  expect(met).toBeGreaterThan(100)
})

test('a segment says how many it is while it is built, and shows ten of them', async () => {
  const all = await send(server(), segments.count, { body: { condition: EVERYBODY } }, { token: page.token })
  expect(all).toMatchObject({ count: 150, of: 150, missing: [] })
  expect(all.sample).toHaveLength(10)
})

test('anyone who may not read names sees the first letter of those in the sample', async () => {
  const analyst = await givenMember(server(), page, 'analyst')
  const { sample } = await send(
    server(),
    segments.count,
    { body: { condition: EVERYBODY } },
    { token: analyst.pageToken },
  )
  for (const { name } of sample) expect(name ?? 'x***').toMatch(/^.\*\*\*$/)
})

test('a segment that names a deleted tag says so and matches nobody', async () => {
  const condition: Group = { join: 'all', parts: [{ on: 'tag', is: 'none', values: [newId(NOW)] }] }
  const as = { token: page.token }
  expect(await send(server(), segments.count, { body: { condition } }, as)).toMatchObject({
    count: 0,
    missing: ['tag'],
  })
  const made = await send(server(), segments.create, { body: { name: 'Không nhãn', condition } }, as)
  expect(made.missing).toEqual(['tag'])
})

test('of two people who change a segment, the second is warned and nothing is overwritten; versions stay', async () => {
  const as = { token: page.token }
  const { id } = await send(server(), segments.create, { body: { name: 'Khách quen', condition: EVERYBODY } }, as)
  const edit = (name: string) => send(server(), segments.update, { params: { id }, body: { name, version: 1 } }, as)
  await edit('Khách rất quen')
  await expect(edit('Khách thân')).rejects.toMatchObject({ code: 'segment/changed' })
  const { rows } = await send(server(), segments.versions, { params: { id } }, as)
  expect(rows.map(({ version, name }) => [version, name])).toEqual([
    [2, 'Khách rất quen'],
    [1, 'Khách quen'],
  ])
})

test('a segment that something chooses guests by says where, and stays until it is used no more', async () => {
  const as = { token: page.token }
  const { id } = await send(server(), segments.create, { body: { name: 'Nhắn sinh nhật', condition: EVERYBODY } }, as)
  const uses = async () => (await send(server(), segments.uses, { params: { id } }, as)).rows
  const remove = () => send(server(), segments.remove, { params: { id } }, as)
  expect(await uses()).toEqual([])
  usedSegments.add(id)
  expect(await uses()).toEqual([{ feature: 'templates', name: 'Chúc mừng sinh nhật', href: '/dashboard/birthday' }])
  await expect(remove()).rejects.toMatchObject({ code: 'segment/in-use' })
  usedSegments.delete(id)
  await remove()
  await expect(uses()).rejects.toMatchObject({ code: 'segment/not-found' })
})

test('an older version is restored as the newest, and the one it replaces stays in the list', async () => {
  const as = { token: page.token }
  const regulars: Group = { join: 'all', parts: [{ on: 'lifecycle', is: 'any', values: ['regular'] }] }
  const { id } = await send(server(), segments.create, { body: { name: 'Bạn quen', condition: regulars } }, as)
  await send(server(), segments.update, { params: { id }, body: { condition: EVERYBODY, version: 1 } }, as)
  const { rows } = await send(server(), segments.versions, { params: { id } }, as)
  const { name, condition: older } = rows.at(-1)!
  const restored = await send(
    server(),
    segments.update,
    { params: { id }, body: { name, condition: older, version: 2 } },
    as,
  )
  expect(restored).toMatchObject({ condition: regulars, version: 3 })
})

test('a condition nested fifty deep, or a rule without bounds, is refused', async () => {
  const deep = Array.from({ length: 50 }).reduce<Group>((part) => ({ join: 'any', parts: [part] }), EVERYBODY)
  const unbounded = { join: 'all', parts: [{ on: 'visits' }] } as Group
  for (const condition of [deep, unbounded])
    await expect(send(server(), segments.count, { body: { condition } }, { token: page.token })).rejects.toMatchObject({
      status: 400,
    })
})

const EVERYBODY: Group = { join: 'all', parts: [] }

const some = <T>(...values: readonly T[]) => fc.subarray([...values])
const today = Math.floor((NOW.getTime() + 7 * 3_600_000 - Date.UTC(2000, 0, 1)) / DAY_MS)
const anyGuest = fc.record({
  name: fc.constantFrom('Đào', 'Nam', null),
  phone: fc.constantFrom('+84912345678', null),
  email: fc.constantFrom('a@example.test', null),
  source: fc.constantFrom('phone', 'zalo', 'anonymous'),
  language: fc.constantFrom('vi', 'en'),
  isPhoneVerified: fc.boolean(),
  isEmailVerified: fc.boolean(),
  firstSeenAt: fc.integer({ min: 100, max: 200 }).map(daysAgo),
  lastSeenAt: fc.integer({ min: 0, max: 100 }).map(daysAgo),
  visits: fc.nat(12),
  seconds: fc.nat(9000),
  bytes: fc.nat(5_000_000),
  visitDays: fc
    .array(fc.integer({ min: today - 40, max: today }), { maxLength: 12 })
    .map((days) => days.toSorted((a, b) => a - b)),
  weekdays: fc.nat(127).map((mask) => mask << 1),
  hours: fc.nat(2 ** 24 - 1),
  system: fc.nat(3),
  gateways: some('quay', 'san'),
  channels: some('sms', 'zalo'),
  tags: some(...TAGS),
  answers: fc.dictionary(fc.constantFrom('drink', 'seat'), fc.constantFrom('tea', 'coffee', '')),
  score: fc.option(fc.nat(10)),
  form: fc.constant(2),
  birthday: fc.constantFrom(null, '1990-11-23', '1990-11-30', '2000-02-29', '1991-01-02'),
  campaignsSeen: some(...TAGS),
  campaignsClicked: some(...TAGS),
  points: fc.nat(20),
  tasksDone: fc.nat(20),
  giftsReady: fc.nat(20),
  giftsUsed: fc.nat(20),
  reviewScore: fc.option(fc.integer({ min: 1, max: 5 })),
})
/** A profile counts no fewer visits than it has days of visits. */
const guest = anyGuest.map((one) => ({ ...one, visits: Math.max(one.visits, one.visitDays.length) }))

function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * DAY_MS - 3_600_000).toISOString()
}

const bounds = { least: fc.option(fc.nat(12), { nil: undefined }), most: fc.integer({ min: 12, max: 60 }) }
const is = fc.constantFrom('any', 'all', 'none')
const choice = (on: string, ...values: readonly string[]) =>
  fc.record({ on: fc.constant(on), is, values: fc.subarray([...values], { minLength: 1 }) })
const rule = fc.oneof(
  fc.record({
    on: fc.constant('visits'),
    ...bounds,
    days: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  }),
  fc.record({ on: fc.constantFrom('minutes', 'megabytes', 'score', 'lastSeen', 'firstSeen'), ...bounds }),
  fc.record({ on: fc.constantFrom('points', 'tasksDone', 'giftsReady', 'giftsUsed', 'reviewScore'), ...bounds }),
  fc.record({ on: fc.constant('birthday'), within: fc.nat(365) }),
  fc.record({
    on: fc.constant('answer'),
    key: fc.constantFrom('drink', 'constructor'),
    is: fc.constantFrom('any', 'none'),
    values: some('tea', ''),
  }),
  choice('lifecycle', 'new', 'regular', 'cooling', 'risk', 'lost'),
  choice('profileType', 'phone', 'zalo'),
  choice('language', 'vi', 'en'),
  choice('system', 'other', 'ios', 'android'),
  choice('contact', 'phone', 'verified-phone', 'verified-email'),
  choice('weekday', '1', '2', '7'),
  choice('hour', '0', '9', '23'),
  choice('consent', 'sms', 'zalo', 'email'),
  choice('tag', ...TAGS),
  choice('campaignSeen', ...TAGS),
  choice('gateway', 'quay', 'san'),
)
const join = fc.constantFrom('all', 'any', 'none')
const group = (part: fc.Arbitrary<unknown>) => fc.record({ join, parts: fc.array(part, { maxLength: 3 }) })
const condition = group(fc.oneof(rule, group(fc.oneof(rule, group(rule)))))

async function givenProfiles(guests: readonly object[]): Promise<void> {
  const rows = guests.map((one) => ({ guestId: newId(NOW), ...one }) as ProfileRow)
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into guests (page_id, id, first_seen_at, last_seen_at)
      select ${page.eid}, id, ${NOW}, ${NOW} from unnest(${rows.map(({ guestId }) => guestId)}::uuid[]) id`)
    await writeProfiles(tx, page.eid, rows)
  })
}

/** Everybody as a guest's phone would read them. */
async function readPeople(): Promise<{ id: string; facts: GuestFacts }[]> {
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<Record<string, unknown> & { guest_id: string; first_seen_at: string; last_seen_at: string }>`
      select p.*, p.phone is not null as has_phone, p.email is not null as has_email from guest_profiles p where p.page_id = ${page.eid}`),
  )
  return rows.map((row) => ({
    id: row.guestId,
    facts: GuestFacts.parse({
      ...row,
      firstSeenAt: Date.parse(row.firstSeenAt),
      lastSeenAt: Date.parse(row.lastSeenAt),
    }),
  }))
}
