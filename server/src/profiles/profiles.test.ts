import { NO_REWARDS } from '@portico/contract/profiles/facts.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { profiles, type Profile } from '@portico/contract/profiles.ts'
import { guestRights } from '@portico/contract/guests.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { segments } from '@portico/contract/segments.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { recordEvents } from '../reports/index.ts'
import { rebuildProfiles, writeProfiles } from './writeProfiles.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenProfiles, type Person } from '../testing/givenProfiles.ts'
import { useServer } from '../testing/server.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const server = useServer({ clock: handClock(NOW) })

const givenGuests = (page: Venue, people: readonly Person[]) => givenProfiles(server(), page, people, NOW)

type ListQuery = Partial<{
  search: string
  tags: string
  tagged: 'any' | 'all'
  limit: number
  after: string
  skip: number
}>

const list = (page: Venue, query: ListQuery & Record<string, unknown> = {}) =>
  send(server(), profiles.list, { query }, { token: page.token })
const names = ({ data }: { data: Profile[] }) => data.map(({ name }) => name)

test('a guest is in the list seconds after they came, with visits, source and lifecycle', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [
    { name: 'Đào', phone: '+84912345678' },
    { name: 'Nam', daysAgo: 60, source: 'zalo' },
  ])
  const answer = await list(page)
  expect(answer).toMatchObject({ status: 'success', meta: { total: 2, isMore: false, byType: { phone: 1, zalo: 1 } } })
  expect(answer.data).toMatchObject([
    { name: 'Đào', visits: 1, profileType: 'phone', lifecycle: 'new' },
    { name: 'Nam', visits: 1, profileType: 'zalo', lifecycle: 'risk' },
  ])
})

test('any part of a name, number or email finds a guest, with or without accents; a short part too', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [
    { name: 'Nguyễn Thị Đào', phone: '+84912345678' },
    { name: 'Trần Nam', email: 'nam.50%@example.test' },
  ])
  for (const [search, found] of [
    ['thi dao', ['Nguyễn Thị Đào']],
    ['ĐÀO', ['Nguyễn Thị Đào']],
    ['0912 345', ['Nguyễn Thị Đào']],
    ['nam.50%@', ['Trần Nam']],
    ['%', ['Trần Nam']],
    ['_', []],
    ['na', ['Trần Nam']],
    ['ai do khac', []],
  ] as const)
    expect([search, names(await list(page, { search }))]).toEqual([search, found])
})

test('anyone who may not read names gets masks, and finds nobody by what is masked', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [{ name: 'Đào', phone: '+84912345678', email: 'dao@example.test' }])
  const analyst = await givenMember(server(), page, 'analyst')
  const as = { token: analyst.pageToken }
  const { data } = await send(server(), profiles.list, { query: {} }, as)
  expect(data).toMatchObject([{ name: 'Đ***', phone: '***678', email: 'd***' }])
  for (const [search, count] of [
    ['dao', 0],
    ['09123', 0],
    ['678', 1],
    ['***678', 1],
    ['78', 1],
    ['5678', 0],
    ['d', 1],
    ['Đ***', 1],
    ['a', 0],
  ] as const) {
    const { data: found } = await send(server(), profiles.list, { query: { search } }, as)
    expect([search, found.length]).toEqual([search, count])
  }
})

test('one letter or two find a guest far behind the newest thousands, where a word begins', async () => {
  const page = await givenPage(server())
  await givenGuests(page, [
    { name: 'Ôn Quỳnh', phone: '+84912345678', daysAgo: 300 },
    { name: '李明', daysAgo: 301 },
  ])
  await givenNewest(page, 5100)
  for (const [search, found] of [
    ['q', ['Ôn Quỳnh']],
    ['qu', ['Ôn Quỳnh']],
    ['明', ['李明']],
    ['zz', []],
  ] as const)
    expect([search, names(await list(page, { search }))]).toEqual([search, found])
  const analyst = await givenMember(server(), page, 'analyst')
  const { data } = await send(server(), profiles.list, { query: { search: '678' } }, { token: analyst.pageToken })
  expect(data).toMatchObject([{ name: 'Ô***', phone: '***678' }])
})

test('page after page shows each guest once, in every order', async () => {
  const page = await givenPage(server())
  await givenGuests(
    page,
    Array.from({ length: 7 }, (_, n) => ({ name: `Minh ${n}`, daysAgo: n % 3 })),
  )
  for (const query of [{}, { sort: 'visits' }, { sort: 'firstSeenAt' }, { search: 'minh' }]) {
    const found: string[] = []
    for (let after: string | undefined; ;) {
      const part = await list(page, { ...query, limit: 3, after })
      found.push(...part.data.map(({ id }) => id))
      if (part.meta.next === null) break
      after = part.meta.next
    }
    expect(new Set(found).size).toBe(7)
    expect(found).toHaveLength(7)
  }
  await expect(list(page, { after: 'nonsense' })).rejects.toMatchObject({ status: 400 })
})

test('one guest’s page tells visits, consents, answers and notes in their order', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const [dao] = await givenGuests(page, [{ name: 'Đào' }])
  await server().services.db.asSystem((tx) =>
    recordEvents(tx, [
      {
        pageId: page.eid,
        at: new Date(NOW.getTime() - 1000),
        guestId: dao!,
        kind: 'answer',
        question: 'drink',
        form: 'choice',
        value: 'Trà',
      },
    ]),
  )
  const { id: note } = await send(
    server(),
    profiles.addNote,
    { params: { id: dao! }, body: { text: 'Thích ngồi ngoài' } },
    as,
  )
  const read = () => send(server(), profiles.timeline, { params: { id: dao! }, query: {} }, as)
  expect((await read()).rows).toMatchObject([
    { kind: 'note', text: 'Thích ngồi ngoài' },
    { kind: 'answer', title: 'drink', text: 'Trà' },
  ])
  const held = await send(server(), guestRights.show, { params: { id: dao! } }, as)
  expect(held.notes).toMatchObject([{ text: 'Thích ngồi ngoài' }])
  await send(server(), profiles.removeNote, { params: { id: dao!, note } }, as)
  expect((await read()).rows).toHaveLength(1)
  const other = await givenPage(server())
  await expect(
    send(server(), profiles.timeline, { params: { id: dao! }, query: {} }, { token: other.token }),
  ).rejects.toMatchObject({ code: 'guest/not-found' })
})

test('two people who merge the same pair at once: one does, the other hears that a guest is gone', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const [dao, nam] = await givenGuests(page, [{ name: 'Đào', phone: '+84912345678' }, { email: 'dao@example.test' }])
  const preview = await send(server(), profiles.mergePreview, { params: { id: dao! }, query: { from: nam! } }, as)
  expect(preview).toMatchObject({ into: { name: 'Đào' }, from: { email: 'dao@example.test' }, isContested: false })
  const merge = () => send(server(), profiles.merge, { params: { id: dao! }, body: { from: nam! } }, as)
  const ends = await Promise.allSettled([merge(), merge()])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(merge()).rejects.toMatchObject({ code: 'guest/not-found' })
  const { data, meta } = await list(page)
  expect(data).toMatchObject([{ name: 'Đào', email: 'dao@example.test', visits: 2 }])
  expect(meta.total).toBe(1)
})

test('an erased guest leaves list, search, segments and totals at once', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const [dao] = await givenGuests(page, [{ name: 'Đào' }, { name: 'Nam' }])
  await send(server(), guestRights.erase, { params: { id: dao! } }, as)
  expect(names(await list(page, { search: 'dao' }))).toEqual([])
  expect((await list(page)).meta).toMatchObject({ total: 1, byType: { phone: 1 } })
  const everybody: Group = { join: 'all', parts: [] }
  expect(await send(server(), segments.count, { body: { condition: everybody } }, as)).toMatchObject({
    count: 1,
    of: 1,
  })
})

test('a venue’s own thresholds decide who is regular and who is lost; days out of order are refused', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  await givenGuests(page, [{ name: 'Đào', daysAgo: 12 }])
  const body = { regularVisits: 2, coolingDays: 3, riskDays: 6, lostDays: 10 }
  await send(server(), profiles.setThresholds, { body }, as)
  expect((await list(page)).data).toMatchObject([{ lifecycle: 'lost' }])
  expect(names(await list(page, { lifecycle: 'new' }))).toEqual([])
  await expect(send(server(), profiles.setThresholds, { body: { ...body, lostDays: 5 } }, as)).rejects.toMatchObject({
    status: 400,
  })
})

test('a guest who is erased while their profile is being written stays erased', async () => {
  const page = await givenPage(server())
  const [dao] = await givenGuests(page, [{ name: 'Đào' }])
  let erasure: Promise<unknown> | undefined
  await server().services.db.asSystem((tx) =>
    rebuildProfiles(
      {
        ...tx,
        // Between what is read and what is written, as long as an erasure takes.
        async rows(built) {
          const rows = await tx.rows(built)
          erasure = send(server(), guestRights.erase, { params: { id: dao! } }, { token: page.token })
          await sleep(500)
          return rows
        },
      },
      page.eid,
      [dao!],
    ),
  )
  await erasure
  expect(await list(page)).toMatchObject({ data: [], meta: { total: 0 } })
})

/** Guests who came today and are called alike. */
async function givenNewest(page: Venue, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    guestId: newId(NOW),
    name: 'Bình An',
    phone: null,
    email: null,
    source: 'anonymous',
    language: 'vi',
    isPhoneVerified: false,
    isEmailVerified: false,
    firstSeenAt: NOW.toISOString(),
    lastSeenAt: NOW.toISOString(),
    visits: 1,
    seconds: 0,
    bytes: 0,
    visitDays: [],
    weekdays: 0,
    hours: 0,
    system: 0,
    gateways: [],
    channels: [],
    tags: [],
    answers: {},
    score: null,
    form: null,
    birthday: null,
    campaignsSeen: [],
    campaignsClicked: [],
    ...NO_REWARDS,
  }))
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into guests (page_id, id, first_seen_at, last_seen_at)
      select ${page.eid}, id, ${NOW}, ${NOW} from unnest(${rows.map(({ guestId }) => guestId)}::uuid[]) id`)
    await writeProfiles(tx, page.eid, rows)
  })
}
