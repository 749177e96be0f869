import { expect, test } from 'vitest'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, givenPage, givenSignIn, givenUser, send, type Person } from '../testing/given.ts'
import { givenGuestAtDoor, givenSession } from '../testing/givenGuest.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const run = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))
const look = (token: string) => send(server(), pages.overview, {}, { token })
const figuresOf = async (token: string, eid: string) => (await look(token)).rows.find((row) => row.eid === eid)?.figures

/** What a user sees who signs in at a moment. */
async function lookAt(person: Person, at: string) {
  const before = clock.now()
  clock.set(new Date(at))
  const family = await givenSignIn(server(), person.id)
  const { rows } = await look(await server().services.tokens.signUser({ userId: person.id, family }))
  clock.set(before)
  return new Map(rows.map(({ eid, figures }) => [eid, figures]))
}

/** Makes a user a member of another page too. */
const join = (pageId: string, userId: string, role: string) =>
  run(sql`insert into members (page_id, user_id, role) values (${pageId}, ${userId}, ${role})`)
const countDay = (pageId: string, day: string, visits: number) =>
  run(sql`insert into visit_day (page_id, day, visits) values (${pageId}, ${day}::date, ${visits})`)

test('an owner of two venues sees of each who is online and which devices have lost contact', async () => {
  const [busy, quiet] = [await givenPage(server(), 'Quán Đông'), await givenPage(server(), 'Quán Vắng')]
  await join(quiet.eid, busy.owner.id, 'manager')
  const gateway = await givenGateway(server(), busy)
  await givenSession(server(), gateway)
  await givenSession(server(), gateway)
  await run(sql`update gateways set last_seen_at = now() - interval '1 hour' where page_id = ${busy.eid}`)
  const { rows, count } = await look(busy.owner.token)
  expect(count).toBe(2)
  expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { eid: busy.eid, role: 'owner', figures: { guestsOnline: 2, gateways: 1, offline: 1, open: 0 } },
    { eid: quiet.eid, role: 'manager', figures: { guestsOnline: 0, gateways: 0, offline: 0, open: 0 } },
  ])
})

test('visits are those of the venue’s own day, a minute before and after its midnight', async () => {
  const [saigon, lima] = [await givenPage(server()), await givenPage(server())]
  await join(lima.eid, saigon.owner.id, 'owner')
  await run(sql`update pages set time_zone = 'America/Lima' where id = ${lima.eid}`)
  for (const { eid } of [saigon, lima]) {
    await countDay(eid, '2031-03-04', 4)
    await countDay(eid, '2031-03-05', 5)
  }
  const visits = async (at: string) => {
    const seen = await lookAt(saigon.owner, at)
    return [saigon, lima].map(({ eid }) => seen.get(eid)?.visitsToday)
  }
  expect(await visits('2031-03-04T16:59:00Z')).toEqual([4, 4])
  expect(await visits('2031-03-04T17:01:00Z')).toEqual([5, 4])
  expect(await visits('2031-03-05T04:59:00Z')).toEqual([5, 4])
  expect(await visits('2031-03-05T05:01:00Z')).toEqual([5, 5])
})

test('a week earlier counts only up to the same hour', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  for (const hours of [-1, 1]) {
    const { visitId } = await givenGuestAtDoor(server(), gateway)
    await run(sql`update visits set status = 'ended', day = '2031-03-05', online_at = ${new Date(Date.UTC(2031, 2, 5, 6 + hours))}
      where page_id = ${page.eid} and id = ${visitId}`)
  }
  const seen = await lookAt(page.owner, '2031-03-12T06:00:00Z')
  expect(seen.get(page.eid)).toMatchObject({ visitsToday: 0, visitsLastWeek: 1 })
})

test('staff see the card of their venue without figures, and an analyst with them', async () => {
  const page = await givenPage(server())
  const [staff, analyst] = [await givenMember(server(), page, 'staff'), await givenMember(server(), page, 'analyst')]
  expect((await look(staff.token)).rows).toMatchObject([{ eid: page.eid, role: 'staff', figures: null }])
  expect(await figuresOf(analyst.token, page.eid)).toMatchObject({ guestsOnline: 0 })
})

test('venues of others, left or deleted ones never show', async () => {
  const page = await givenPage(server())
  const stranger = await givenUser(server())
  const former = await givenMember(server(), page, 'manager')
  await run(sql`delete from members where page_id = ${page.eid} and user_id = ${former.id}`)
  for (const { token } of [stranger, former]) expect(await look(token)).toEqual({ rows: [], count: 0 })
  await send(server(), pages.remove, { params: { eid: page.eid } }, { token: page.owner.token })
  expect(await look(page.owner.token)).toEqual({ rows: [], count: 0 })
})

test('a hundred venues take one answer', async () => {
  const owner = (await givenPage(server())).owner
  await run(sql`with made as (
      insert into pages (id, name) select gen_random_uuid(), 'Chi nhánh ' || n from generate_series(1, 99) n returning id)
    insert into members (page_id, user_id, role) select id, ${owner.id}::uuid, 'owner' from made`)
  const { rows } = await look(owner.token)
  expect(rows).toHaveLength(100)
  expect(rows.every(({ figures }) => figures !== null)).toBe(true)
})
