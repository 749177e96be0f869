import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { profiles, type Profile } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { guestRights } from '@portico/contract/guests.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { segments } from '@portico/contract/segments.ts'
import { sql } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { newId } from '../core/id.ts'
import { recordEvents } from '../reports/index.ts'
import { tagByAnswer } from './tags.ts'
import { rebuildProfiles } from './writeProfiles.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const server = useServer({ clock: handClock(NOW) })
const DAY_MS = 86_400_000

type Person = { name?: string; phone?: string; email?: string; daysAgo?: number; source?: string }

/** Guests who came once, and of whom the worker has heard. */
async function givenGuests(page: Venue, people: readonly Person[]): Promise<string[]> {
  const ids = people.map(() => newId(NOW))
  await server().services.db.asSystem(async (tx) => {
    for (const [
      index,
      { name = null, phone = null, email = null, daysAgo = 0, source = 'phone' },
    ] of people.entries()) {
      const at = new Date(NOW.getTime() - daysAgo * DAY_MS)
      const guestId = ids[index]!
      await tx.run(sql`insert into guests (page_id, id, name, phone, email, source, first_seen_at, last_seen_at)
        values (${page.eid}, ${guestId}, ${name}, ${phone}, ${email}, ${source}, ${at}, ${at})`)
      await recordEvents(tx, [{ pageId: page.eid, at, kind: 'online', id: newId(at), guestId, isFirst: true }])
    }
    noteGuestChanges(tx, page.eid, ids)
  })
  await expect.poll(async () => (await list(page)).meta.total, { timeout: 10_000 }).toBe(people.length)
  return ids
}

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

test('whoever may not read names gets masks, and finds nobody by what is masked', async () => {
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
    ['d', 1],
  ] as const) {
    const { data: found } = await send(server(), profiles.list, { query: { search } }, as)
    expect([search, found.length]).toEqual([search, count])
  }
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

test('tags by hand are seen at once, filter by any or all, and a foreign tag or guest is refused', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const as = { token: page.token }
  const [dao, nam] = await givenGuests(page, [{ name: 'Đào' }, { name: 'Nam' }])
  const [foreign] = await givenGuests(other, [{ name: 'Lạ' }])
  const make = (name: string) => send(server(), tags.create, { body: { name, colour: 'green', rule: null } }, as)
  const [regular, vip] = [await make('Khách quen'), await make('VIP')]
  const tag = (guests: string[], add: string[]) => send(server(), profiles.tag, { body: { guests, add } }, as)
  await tag([dao!, nam!], [regular.id])
  await tag([dao!], [vip.id])
  const both = `${regular.id},${vip.id}`
  expect(names(await list(page, { tags: both, tagged: 'all' }))).toEqual(['Đào'])
  expect(names(await list(page, { tags: both })).toSorted()).toEqual(['Nam', 'Đào'])
  await expect(tag([foreign!], [vip.id])).rejects.toMatchObject({ code: 'guest/not-found' })
  await expect(tag([dao!], [newId(NOW)])).rejects.toMatchObject({ code: 'tag/not-found' })
  await expect(make('x'.repeat(10_000))).rejects.toMatchObject({ status: 400 })
})

test('a rule tags those it matches, un-tags those it no longer matches, and leaves tags by hand alone', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const [dao, nam] = await givenGuests(page, [{ name: 'Đào', phone: '+84912345678' }, { name: 'Nam' }])
  const hasPhone: Group = { join: 'all', parts: [{ on: 'contact', is: 'any', values: ['phone'] }] }
  const made = await send(server(), tags.create, { body: { name: 'Có số', colour: 'blue', rule: hasPhone } }, as)
  expect(made.guests).toBe(1)
  await send(server(), profiles.tag, { body: { guests: [nam!], add: [made.id] } }, as)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update guest_profiles set phone = null where page_id = ${page.eid} and guest_id = ${dao!}`),
  )
  await server().jobs.run('profiles.applyRules')
  const { rows } = await send(server(), tags.list, { query: {} }, as)
  expect(rows).toMatchObject([{ name: 'Có số', guests: 1 }])
  const ofTags: Group = { join: 'all', parts: [{ on: 'tag', is: 'any', values: [made.id] }] }
  await expect(
    send(server(), tags.update, { params: { id: made.id }, body: { rule: ofTags } }, as),
  ).rejects.toMatchObject({ status: 400 })
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

test('an answer tags its guest, and guests cannot fill a venue’s list of tags with words of their own', async () => {
  const page = await givenPage(server())
  const [dao] = await givenGuests(page, [{ name: 'Đào' }])
  const answer = (name: string) =>
    server().services.db.asSystem((tx) => tagByAnswer(tx, { pageId: page.eid, guestId: dao!, name, now: NOW }))
  await answer('Cà phê')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into tags (page_id, id, name, colour, created_at)
      select ${page.eid}, gen_random_uuid(), 'Nhãn ' || n, 'grey', ${NOW} from generate_series(2, ${tags.create.most!}::int) n`),
  )
  await answer('Một nhãn nữa')
  await answer('Nhãn 7')
  const { rows, count } = await send(
    server(),
    tags.list,
    { query: { limit: 100, sort: 'guests', order: 'desc' } },
    { token: page.token },
  )
  expect(count).toBe(tags.create.most)
  expect(
    rows
      .filter(({ guests }) => guests > 0)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Cà phê', 'Nhãn 7'])
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
