import { expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
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
      memberName: 'Lan',
      detail: { uid: staff.id, role: 'editor', before: 'staff' },
    })
    expect(rows[1]).toMatchObject({ subject: page.eid, memberName: null })
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
