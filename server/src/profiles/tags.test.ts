import { expect, test } from 'vitest'
import { profiles, type Profile } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { segments } from '@portico/contract/segments.ts'
import { sql } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { newId } from '../core/id.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenProfiles, type Person } from '../testing/givenProfiles.ts'
import { useServer } from '../testing/server.ts'
import { untilProfilesWritten } from '../testing/untilWritten.ts'
import { tagByAnswer } from './tags.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const server = useServer({ clock: handClock(NOW) })
const givenGuests = (page: Venue, people: readonly Person[]) => givenProfiles(server(), page, people, NOW)
const list = (page: Venue, query: { tags: string; tagged?: 'any' | 'all' }) =>
  send(server(), profiles.list, { query }, { token: page.token })
const names = ({ data }: { data: Profile[] }) => data.map(({ name }) => name)

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
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`update guests set phone = null where page_id = ${page.eid} and id = ${dao!}`)
    noteGuestChanges(tx, page.eid, [dao!])
  })
  await untilProfilesWritten(server(), page)
  await server().jobs.run('profiles.applyRules')
  const { rows } = await send(server(), tags.list, { query: {} }, as)
  expect(rows).toMatchObject([{ name: 'Có số', guests: 1 }])
  const ofTags: Group = { join: 'all', parts: [{ on: 'tag', is: 'any', values: [made.id] }] }
  await expect(
    send(server(), tags.update, { params: { id: made.id }, body: { rule: ofTags } }, as),
  ).rejects.toMatchObject({ status: 400 })
})

test('a change of a tag shows whom it touches before it is made: a rule, another name, another tag', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const [dao, nam] = await givenGuests(page, [
    { name: 'Đào', phone: '+84912345678' },
    { name: 'Nam', email: 'n@example.test' },
  ])
  const hasPhone: Group = { join: 'all', parts: [{ on: 'contact', is: 'any', values: ['phone'] }] }
  const hasEmail: Group = { join: 'all', parts: [{ on: 'contact', is: 'any', values: ['email'] }] }
  const tag = await send(server(), tags.create, { body: { name: 'Có số', colour: 'blue', rule: hasPhone } }, as)
  const ask = (body: object, token = page.token) => send(server(), tags.preview, { body }, { token })
  expect(await ask({ id: tag.id })).toMatchObject({
    has: 1,
    gains: 0,
    loses: 0,
    sample: [{ name: 'Đào', change: 'keep' }],
  })
  expect(await ask({ id: tag.id, rule: hasEmail })).toMatchObject({ has: 1, gains: 1, loses: 1 })
  expect((await ask({ id: tag.id, rule: hasEmail })).sample).toEqual(
    expect.arrayContaining([
      { id: dao, name: 'Đào', change: 'lose' },
      { id: nam, name: 'Nam', change: 'gain' },
    ]),
  )
  expect(await ask({ id: tag.id, rule: null })).toMatchObject({ gains: 0, loses: 1 })
  expect(await ask({ rule: hasEmail })).toMatchObject({ has: 0, gains: 1, loses: 0 })
  const analyst = await givenMember(server(), page, 'analyst')
  expect((await ask({ id: tag.id }, analyst.pageToken)).sample).toMatchObject([{ name: 'Đ***' }])
  const other = await givenPage(server())
  await expect(ask({ id: tag.id }, other.token)).rejects.toMatchObject({ code: 'tag/not-found' })
})

test('a tag goes into another with its guests and segments; of two who do it at once one hears that it is gone', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const [dao, nam] = await givenGuests(page, [{ name: 'Đào' }, { name: 'Nam' }])
  const make = (name: string) => send(server(), tags.create, { body: { name, colour: 'green', rule: null } }, as)
  const [regular, familiar] = [await make('Khách quen'), await make('Quen mặt')]
  await send(server(), profiles.tag, { body: { guests: [dao!, nam!], add: [familiar.id] } }, as)
  await send(server(), profiles.tag, { body: { guests: [dao!], add: [regular.id] } }, as)
  const condition: Group = { join: 'all', parts: [{ on: 'tag', is: 'any', values: [familiar.id] }] }
  const segment = await send(server(), segments.create, { body: { name: 'Quen', condition } }, as)
  const into = regular.id
  expect(await send(server(), tags.preview, { body: { id: familiar.id, into } }, as)).toMatchObject({
    gains: 1,
    sample: [{ name: 'Nam' }],
    segments: ['Quen'],
  })
  const merge = () => send(server(), tags.merge, { params: { id: familiar.id }, body: { into } }, as)
  const ends = await Promise.allSettled([merge(), merge()])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(merge()).rejects.toMatchObject({ code: 'tag/not-found' })
  expect((await send(server(), tags.list, { query: {} }, as)).rows).toMatchObject([{ name: 'Khách quen', guests: 2 }])
  const { rows } = await send(server(), segments.list, { query: {} }, as)
  expect(rows).toMatchObject([{ id: segment.id, version: 2, missing: [], condition: { parts: [{ values: [into] }] } }])
  await expect(send(server(), tags.merge, { params: { id: into }, body: { into } }, as)).rejects.toMatchObject({
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
