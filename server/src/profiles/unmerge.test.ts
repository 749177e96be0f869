import { expect, test } from 'vitest'
import { profiles } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { guestRights } from '@portico/contract/guests.ts'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { recordEvents } from '../reports/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { untilProfilesWritten } from '../testing/untilWritten.ts'
import { rebuildProfiles } from './writeProfiles.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const clock = handClock(NOW)
const server = useServer({ clock })
const DAY_SECONDS = 86_400

type Person = { name?: string | null; phone?: string | null; email?: string | null; daysAgo?: number; profile?: object }

/** A guest who came once, with a proved contact, a consent, a step and a device. */
async function givenGuest(page: Venue, person: Person): Promise<string> {
  const { name = null, phone = null, email = null, daysAgo = 1, profile = {} } = person
  const at = new Date(NOW.getTime() - daysAgo * DAY_SECONDS * 1000)
  const id = newId(at)
  const pageId = page.eid
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into guests (page_id, id, name, phone, email, source, first_seen_at, last_seen_at, profile, visits)
      values (${pageId}, ${id}, ${name}, ${phone}, ${email}, ${phone ? 'phone' : 'anonymous'}, ${at}, ${at}, ${JSON.stringify(profile)}, 1)`)
    for (const [kind, value] of Object.entries({ phone, email }))
      if (value)
        await tx.run(sql`insert into guest_identities (page_id, kind, value, guest_id, verified_at)
          values (${pageId}, ${kind}, ${value}, ${id}, ${at})`)
    await tx.run(
      sql`insert into guest_devices (page_id, mac, guest_id, last_seen_at) values (${pageId}, ${id.slice(-12)}, ${id}, ${at})`,
    )
    await tx.run(
      sql`insert into guest_steps (page_id, guest_id, step_id, at) values (${pageId}, ${id}, ${`step ${name ?? ''}`}, ${at})`,
    )
    await tx.run(sql`insert into consents (page_id, id, guest_id, purpose, channel, is_given, text_hash, language, at)
      values (${pageId}, ${newId(at)}, ${id}, 'marketing', 'sms', true, '\\x00', 'vi', ${at})`)
    await recordEvents(tx, [{ pageId, at, kind: 'online', id: newId(at), guestId: id, isFirst: true }])
    await rebuildProfiles(tx, pageId, [id])
  })
  return id
}

const calls = (page: Venue, token = page.token) => ({
  merge: (id: string, from: string) => send(server(), profiles.merge, { params: { id }, body: { from } }, { token }),
  merges: async (id: string) => (await send(server(), profiles.merges, { params: { id } }, { token })).rows,
  preview: (id: string, merge: string) => send(server(), profiles.unmergePreview, { params: { id, merge } }, { token }),
  unmerge: (id: string, merge: string) => send(server(), profiles.unmerge, { params: { id, merge } }, { token }),
  show: (id: string) => send(server(), guestRights.show, { params: { id } }, { token }),
  list: () => send(server(), profiles.list, { query: { sort: 'firstSeenAt' } }, { token }),
})

test('a merge that was wrong is taken back: both guests, their tags, notes, consents and visits are as they were', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const owner = calls(page)
  const dao = await givenGuest(page, { name: 'Đào', phone: '+84912345678', daysAgo: 9, profile: { drink: 'Trà' } })
  const nam = await givenGuest(page, {
    name: 'Nam',
    email: 'nam@example.test',
    profile: { seat: 'Hiên', drink: 'Sữa' },
  })
  const vip = await send(server(), tags.create, { body: { name: 'VIP', colour: 'red', rule: null } }, as)
  await send(server(), profiles.tag, { body: { guests: [nam], add: [vip.id] } }, as)
  await send(server(), profiles.addNote, { params: { id: nam }, body: { text: 'Dị ứng đậu phộng' } }, as)
  await untilProfilesWritten(server(), page)
  const before = { dao: await owner.show(dao), nam: await owner.show(nam), list: (await owner.list()).data }
  await owner.merge(dao, nam)
  expect((await owner.show(dao)).profile).toMatchObject({
    email: 'nam@example.test',
    more: { drink: 'Trà', seat: 'Hiên' },
  })
  const [merge] = await owner.merges(dao)
  expect(merge).toMatchObject({ name: 'Nam', by: 'Lan' })
  expect(await owner.preview(dao, merge!.id)).toEqual({
    back: { visits: 0, devices: 1, contacts: 1, consents: 1, notes: 1, leads: 0 },
    gone: 0,
    visitsSince: 0,
  })
  expect(await owner.unmerge(dao, merge!.id)).toEqual({ id: nam })
  await untilProfilesWritten(server(), page)
  expect({ dao: await owner.show(dao), nam: await owner.show(nam), list: (await owner.list()).data }).toEqual(before)
  expect(await owner.merges(dao)).toEqual([])
})

test('what was changed since a merge stays when it is taken back, and a consent taken back since holds for both', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const owner = calls(page)
  const dao = await givenGuest(page, { phone: '+84912345678' })
  const nam = await givenGuest(page, { name: 'Nam' })
  await owner.merge(dao, nam)
  clock.advance(1)
  await send(server(), guestRights.correct, { params: { id: dao }, body: { name: 'Đào' } }, as)
  await send(server(), guestRights.withdraw, { params: { id: dao }, body: { channel: 'sms' } }, as)
  const [merge] = await owner.merges(dao)
  await owner.unmerge(dao, merge!.id)
  expect((await owner.show(dao)).profile.name).toBe('Đào')
  for (const id of [dao, nam])
    expect((await owner.show(id)).consents).toMatchObject([{ channel: 'sms', isGiven: false }])
})

test('a blocked guest who was merged is blocked again when the merge is taken back, and the other is not', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const owner = calls(page)
  const [dao, nam] = [await givenGuest(page, { name: 'Đào' }), await givenGuest(page, { name: 'Nam' })]
  for (const [guestId, kind] of [
    [dao, 'allow'],
    [nam, 'deny'],
  ] as const)
    await send(
      server(),
      accessRules.create,
      { body: { kind, guestId, reason: kind === 'deny' ? 'Phá bàn ghế' : '' } },
      as,
    )
  await owner.merge(dao, nam)
  expect((await owner.show(dao)).rule).toMatchObject({ kind: 'deny' })
  await owner.unmerge(dao, (await owner.merges(dao))[0]!.id)
  expect((await owner.show(dao)).rule).toMatchObject({ kind: 'allow' })
  expect((await owner.show(nam)).rule).toMatchObject({ kind: 'deny', reason: 'Phá bàn ghế' })
})

test('reports count two people again, and each has the days that are theirs', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const [dao, nam] = [
    await givenGuest(page, { name: 'Đào', daysAgo: 3 }),
    await givenGuest(page, { name: 'Nam', daysAgo: 2 }),
  ]
  const rows = () =>
    server().services.db.asSystem((tx) =>
      tx.rows(sql`select p.guest_id, p.visits, p.first_at, p.last_at, d.day from guest_page p
        join guest_day d on d.page_id = ${page.eid} and d.guest_id = p.guest_id where p.page_id = ${page.eid} order by p.guest_id`),
    )
  const before = await rows()
  await owner.merge(dao, nam)
  expect(await rows()).toHaveLength(2)
  await owner.unmerge(dao, (await owner.merges(dao))[0]!.id)
  expect(await rows()).toEqual(before)
  await server().jobs.run('reports.recount')
  expect(await rows()).toEqual(before)
})

test('of two who take the same merge back at once, one does and the other hears that it is done', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const [dao, nam] = [await givenGuest(page, { name: 'Đào' }), await givenGuest(page, { name: 'Nam' })]
  await owner.merge(dao, nam)
  const [merge] = await owner.merges(dao)
  const ends = await Promise.allSettled([owner.unmerge(dao, merge!.id), owner.unmerge(dao, merge!.id)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(owner.unmerge(dao, merge!.id)).rejects.toMatchObject({ code: 'merge/over' })
  expect((await owner.list()).meta.total).toBe(2)
})

test('of three who became one, the newest goes first; after 30 days, erased, or from elsewhere, nothing comes back', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const owner = calls(page)
  const [dao, nam, chi] = [
    await givenGuest(page, { name: 'Đào' }),
    await givenGuest(page, { name: 'Nam' }),
    await givenGuest(page, { name: 'Chi' }),
  ]
  await owner.merge(nam, chi)
  clock.advance(1)
  await owner.merge(dao, nam)
  const [newest, older] = await owner.merges(dao)
  await expect(owner.unmerge(dao, older!.id)).rejects.toMatchObject({ code: 'merge/newer' })
  await expect(calls(other).unmerge(dao, newest!.id)).rejects.toMatchObject({ code: 'guest/not-found' })
  await owner.unmerge(dao, newest!.id)
  expect((await owner.merges(nam)).map(({ name }) => name)).toEqual(['Chi'])
  await owner.unmerge(nam, older!.id)
  expect((await owner.list()).data.map(({ name }) => name).toSorted()).toEqual(['Chi', 'Nam', 'Đào'])

  await owner.merge(dao, nam)
  const [last] = await owner.merges(dao)
  clock.advance(31 * DAY_SECONDS)
  await server().jobs.run('guests.clear')
  clock.advance(-31 * DAY_SECONDS)
  await expect(owner.unmerge(dao, last!.id)).rejects.toMatchObject({ code: 'merge/over' })
  await owner.merge(dao, chi)
  const [gone] = await owner.merges(dao)
  await send(server(), guestRights.erase, { params: { id: dao } }, { token: page.token })
  await expect(owner.unmerge(dao, gone!.id)).rejects.toMatchObject({ code: 'guest/not-found' })
  const kept = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from guest_merges where page_id = ${page.eid}`),
  )
  expect(kept).toEqual([])
})

test('anyone who may not see who guests are reads neither merges nor what would go back', async () => {
  const page = await givenPage(server())
  const owner = calls(page)
  const [dao, nam] = [await givenGuest(page, { name: 'Đào' }), await givenGuest(page, { name: 'Nam' })]
  await owner.merge(dao, nam)
  const { pageToken } = await givenMember(server(), page, 'analyst')
  await expect(calls(page, pageToken).merges(dao)).rejects.toMatchObject({ code: 'auth/forbidden' })
})
