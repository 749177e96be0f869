import { expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { guestRights } from '@portico/contract/guests.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
type Query = { limit?: number; skip?: number; from?: string; to?: string; actor?: string; action?: string }
const read = (page: Venue, query: Query = {}, token = page.token) => send(server(), audit.list, { query }, { token })
const rename = (page: Venue, token: string) =>
  send(server(), pages.update, { params: { eid: page.eid }, body: { title: 'Xin chào' } }, { token })

test('owner and manager read who did what to whom, newest first; nobody else', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const staff = await givenMember(server(), page, 'staff')
  await rename(page, manager.token)
  await send(
    server(),
    members.update,
    { body: { page_id: page.eid, uid: staff.id, role: 'editor' } },
    { token: page.token },
  )
  for (const token of [page.token, manager.pageToken]) {
    const { rows, count } = await read(page, {}, token)
    expect(count).toBe(3)
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['members.update', page.owner.id],
      ['pages.update', manager.id],
      ['pages.create', page.owner.id],
    ])
    expect(rows[0]).toMatchObject({
      actorName: 'Lan',
      actorKind: 'user',
      subject: staff.id,
      name: 'Lan',
      changes: { role: ['staff', 'editor'] },
    })
    expect(rows[1]).toMatchObject({ subject: page.eid, name: 'Quán Lá', changes: { title: ['', 'Xin chào'] } })
    expect(rows[2]).toMatchObject({ subject: page.eid, name: 'Quán Lá' })
  }
  for (const role of ['editor', 'staff', 'analyst'] as const)
    await expect(read(page, {}, (await givenMember(server(), page, role)).pageToken)).rejects.toMatchObject({
      status: 403,
    })
})

test('it narrows by person, call, feature and day, and pages through', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  for (let n = 0; n < 3; n++) await rename(page, manager.token)
  expect((await read(page, { actor: manager.id })).count).toBe(3)
  expect((await read(page, { action: 'pages.create' })).count).toBe(1)
  expect((await read(page, { action: 'pages' })).count).toBe(4)
  expect((await read(page, { action: 'page' })).count).toBe(0)
  const [first, second] = [await read(page, { limit: 2 }), await read(page, { limit: 2, skip: 2 })]
  expect([first.count, second.count]).toEqual([4, 4])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(4)
})

test('a day is the page’s own: both ends count, the minute before midnight is the day before', async () => {
  const page = await givenPage(server())
  const { db } = server().services
  const at = async (instant: string) =>
    db.asSystem((tx) =>
      tx.run(
        sql`insert into audit_log (id, page_id, at, actor_kind, action) values (${newId(new Date(instant))}, ${page.eid}, ${instant}, 'system', 'probe.run')`,
      ),
    )
  // Midnight in Hà Nội is 17:00 the day before in Greenwich.
  for (const instant of [
    '2026-03-04T16:59:59Z',
    '2026-03-04T17:00:00Z',
    '2026-03-05T16:59:59Z',
    '2026-03-05T17:00:00Z',
  ])
    await at(instant)
  const seen = async (from?: string, to?: string) =>
    (await read(page, { action: 'probe', from, to })).rows.map((row) => row.at.slice(8, 19)).toReversed()
  expect(await seen('2026-03-05', '2026-03-05')).toEqual(['04T17:00:00', '05T16:59:59'])
  expect(await seen(undefined, '2026-03-04')).toEqual(['04T16:59:59'])
  expect(await seen('2026-03-06')).toEqual(['05T17:00:00'])
})

test('what others did on their page is not in it, whatever is asked', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  expect((await read(page, { actor: other.owner.id })).rows).toEqual([])
  for (const query of [{ from: '2026-13-01' }, { action: `pages' or true --` }, { actor: 'x' }, { limit: 1000 }])
    await expect(read(page, query)).rejects.toMatchObject({ status: 400 })
})

test('what a name contains stays text, and nobody rewrites the log', async () => {
  const page = await givenPage(server())
  const evil = '<img src=x onerror=alert(1)>'
  const { db } = server().services
  await db.asSystem((tx) => tx.run(sql`update users set display_name = ${evil} where id = ${page.owner.id}`))
  expect((await read(page)).rows[0]!.actorName).toBe(evil)
  await expect(db.asSystem((tx) => tx.run(sql`delete from audit_log`))).rejects.toThrow(/permission denied/)
  await expect(
    db.as({ pageId: page.eid, userId: page.owner.id }, (tx) => tx.run(sql`update audit_log set action = ''`)),
  ).rejects.toThrow(/permission denied/)
})

test('a device is named when it is added, and by the name it had when it is changed or deleted', async () => {
  const page = await givenPage(server())
  const by = { token: page.token }
  const { nas_id } = await send(server(), gateways.create, { body: { name: 'Sân trước', type: 'radius' } }, by)
  const params = { nas_id }
  const body = { nas_id, name: 'Sân sau', type: 'radius', controllerSecret: 'mật khẩu bí mật' } as const
  await send(server(), gateways.update, { params, body }, by)
  await send(server(), gateways.remove, { params }, by)
  const { rows } = await read(page, { action: 'gateways' })
  expect(rows.map(({ action, subject, name }) => [action, subject, name])).toEqual([
    ['gateways.remove', nas_id, 'Sân sau'],
    ['gateways.update', nas_id, 'Sân trước'],
    ['gateways.create', nas_id, 'Sân trước'],
  ])
  expect(rows[1]!.changes).toMatchObject({ name: ['Sân trước', 'Sân sau'], controllerSecret: [] })
  expect(JSON.stringify(rows)).not.toContain('bí mật')
})

test('a guest is named by those who may see it, and by nobody once erased', async () => {
  const page = await givenPage(server())
  const guest = await givenGuestAtDoor(server(), await givenGateway(server(), page), { name: 'Hương' })
  const of = { params: { id: guest.guestId }, body: { email: 'huong@example.test' } }
  await send(server(), guestRights.correct, of, { token: page.token })
  const manager = await givenMember(server(), page, 'manager')
  await send(
    server(),
    members.update,
    { body: { page_id: page.eid, uid: manager.id, canReadIdentity: false } },
    { token: page.token },
  )
  const nameFor = async (token: string) => (await read(page, { action: 'guests' }, token)).rows.map(({ name }) => name)
  expect(await nameFor(page.token)).toEqual(['Hương'])
  expect(await nameFor(manager.pageToken)).toEqual(['H***'])
  await send(server(), guestRights.erase, { params: of.params }, { token: page.token })
  expect(await nameFor(page.token)).toEqual([null, null])
  const { db } = server().services
  const stored = await db.asSystem((tx) => tx.rows(sql`select * from audit_log where page_id = ${page.eid}`))
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`Hương|huong@|${guest.mac}`))
})
