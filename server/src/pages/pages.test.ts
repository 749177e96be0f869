import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { UNDO_DAYS, pages } from '@portico/contract/pages.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, givenPage, givenUser, send } from '../testing/given.ts'
import { givenGuestAtDoor, givenSession } from '../testing/givenGuest.ts'
import { knock } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { purgeDeletedPages } from './purge.ts'

const clock = handClock()
const server = useServer({ clock })
const hours = {
  mon: [{ from: '06:00', to: '22:00' }],
  tue: [],
  wed: [],
  thu: [],
  fri: [{ from: '18:00', to: '02:00' }],
  sat: [],
  sun: [],
}

test('a venue says where it is, when it is open and how it looks, and every member reads it back', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  const body = {
    address: '12 Hàng Bạc, Hà Nội',
    openingHours: hours,
    images: ['hien.webp', 'https://example.test/a.png'],
  }
  const saved = await send(server(), pages.update, { params: { eid: page.eid }, body }, { token: page.owner.token })
  expect(saved).toMatchObject(body)
  const seen = await send(server(), pages.read, { params: { eid: page.eid } }, { token: staff.token })
  expect(seen).toMatchObject({ ...body, deletedAt: null, name: 'Quán Lá' })
  const cleared = await send(
    server(),
    pages.update,
    { params: { eid: page.eid }, body: { openingHours: null } },
    { token: page.owner.token },
  )
  expect([cleared.openingHours, cleared.address]).toEqual([null, body.address])
})

test('opening hours that cannot be, and a picture that is a script, are refused beside their field', async () => {
  const page = await givenPage(server())
  const save = (body: object) =>
    send(server(), pages.update, { params: { eid: page.eid }, body }, { token: page.owner.token })
  await expect(save({ openingHours: { ...hours, mon: [{ from: '08:00', to: '08:00' }] } })).rejects.toMatchObject({
    status: 400,
    fields: { 'openingHours.mon.0.to': expect.any(String) },
  })
  for (const image of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test/x y',
    'a"onerror="b',
    'https://e.test/<script>',
  ])
    await expect(save({ images: [image] })).rejects.toMatchObject({
      status: 400,
      fields: { 'images.0': expect.any(String) },
    })
})

test('nobody reads a page of others, whatever they name', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  for (const eid of [page.eid, page.eid.toUpperCase(), 'x', '00000000-0000-7000-8000-000000000000'])
    await expect(send(server(), pages.read, { params: { eid } }, { token: other.owner.token })).rejects.toMatchObject({
      status: 404,
      code: 'page/not-found',
    })
})

test('those who may not see the roles see their own only', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  const manager = await givenMember(server(), page, 'manager')
  const seenBy = async (token: string) =>
    (await send(server(), pages.read, { params: { eid: page.eid } }, { token })).UserPages.map(
      ({ uid }) => uid,
    ).toSorted()
  expect(await seenBy(staff.token)).toEqual([staff.id])
  expect(await seenBy(manager.token)).toEqual([page.owner.id, staff.id, manager.id].toSorted())
})

test('a page goes only by the name its owner typed, and only by its owner', async () => {
  const page = await givenPage(server(), 'Trà Đá')
  const manager = await givenMember(server(), page, 'manager')
  const remove = (name: string | undefined, token: string) =>
    send(server(), pages.remove, { params: { eid: page.eid }, query: name === undefined ? {} : { name } }, { token })
  await expect(remove('Trà đá', page.owner.token)).rejects.toMatchObject({
    status: 409,
    code: 'page/name-mismatch',
    fields: { name: expect.any(String) },
  })
  await expect(remove('', page.owner.token)).rejects.toMatchObject({ status: 409 })
  await expect(remove('Trà Đá', manager.token)).rejects.toMatchObject({ status: 403 })
  expect(await remove(' Trà Đá ', page.owner.token)).toEqual({ eid: page.eid })
})

test('while a page is deleted its portal is gone, its tokens open nothing and its members are out', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const manager = await givenMember(server(), page, 'manager')
  await send(server(), pages.remove, { params: { eid: page.eid } }, { token: page.owner.token })
  await expect.poll(() => server().registry.byEntryKey(gateway.entryKey)).toBeUndefined()
  expect((await knock(server(), { path: `/g/${gateway.entryKey}` })).status).toBe(404)
  for (const token of [page.token, manager.pageToken])
    await expect(send(server(), gateways.list, {}, { token })).rejects.toMatchObject({ status: 401 })
  for (const { token } of [page.owner, manager]) {
    await expect(send(server(), pages.read, { params: { eid: page.eid } }, { token })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      send(server(), pages.update, { params: { eid: page.eid }, body: { name: 'Mine' } }, { token }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(send(server(), accounts.pageToken, { body: { pageId: page.eid } }, { token })).rejects.toMatchObject({
      status: 404,
    })
    expect((await send(server(), pages.list, {}, { token })).rows).toEqual([])
  }
})

test('its owner finds it among the deleted and brings it back within thirty days; nobody else does', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const manager = await givenMember(server(), page, 'manager')
  const stranger = await givenUser(server())
  const restore = (token: string) => send(server(), pages.restore, { params: { eid: page.eid } }, { token })
  await expect(restore(page.owner.token), 'a page that is there').rejects.toMatchObject({ status: 404 })
  await send(server(), pages.remove, { params: { eid: page.eid } }, { token: page.owner.token })
  const deleted = await send(server(), pages.list, { query: { deleted: 'true' } }, { token: page.owner.token })
  expect(deleted).toMatchObject({ count: 1, rows: [{ eid: page.eid, deletedAt: clock.now().toISOString() }] })
  expect(await send(server(), pages.list, { query: { deleted: 'true' } }, { token: manager.token })).toEqual({
    rows: [],
    count: 0,
  })
  for (const { token } of [manager, stranger])
    await expect(restore(token)).rejects.toMatchObject({ status: 404, code: 'page/not-found' })
  expect(await restore(page.owner.token)).toMatchObject({ eid: page.eid, deletedAt: null })
  expect((await send(server(), gateways.list, {}, { token: page.token })).count).toBe(1)
  await expect.poll(() => server().registry.byEntryKey(gateway.entryKey)?.id).toBe(gateway.id)
})

test('after thirty days nothing of the page is left, in any table, and a page deleted later stays', async () => {
  const [old, young] = [await givenPage(server()), await givenPage(server())]
  const gateway = await givenGateway(server(), old)
  const guest = await givenGuestAtDoor(server(), gateway)
  await givenSession(server(), gateway, { guest })
  const { db } = server().services
  await db.asSystem(async (tx) => {
    await tx.run(
      sql`insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason) values (${old.eid}, ${gateway.id}, now(), 'x', 'y', true, '')`,
    )
    await tx.run(sql`insert into guest_grams (page_id, guest_id, grams) values (${old.eid}, gen_random_uuid(), '{1}')`)
    await tx.run(
      sql`insert into import_guests (page_id, import_id, guest_id, is_new) values (${old.eid}, gen_random_uuid(), gen_random_uuid(), true)`,
    )
  })
  await send(server(), pages.remove, { params: { eid: old.eid } }, { token: old.owner.token })
  clock.advance(60)
  await send(server(), pages.remove, { params: { eid: young.eid } }, { token: young.owner.token })
  clock.advance(UNDO_DAYS * 24 * 3600 - 30)
  // The sign-in is older than its token by now.
  const again = await server().services.tokens.signUser({ userId: old.owner.id, family: old.owner.family })
  const tables = await db.asSystem((tx) =>
    tx.rows(sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'page_id' and table_type = 'BASE TABLE'`),
  )
  expect(tables.length).toBeGreaterThan(10)
  const left = async (eid: string) => {
    const counts = await db.asSystem((tx) =>
      Promise.all(
        tables.map(({ name }) =>
          tx.first(sql<{ n: number }>`select count(*) as n from ${sql.table(name)} where page_id = ${eid}`),
        ),
      ),
    )
    return counts.reduce((sum, row) => sum + row!.n, 0)
  }
  expect(await left(old.eid)).toBeGreaterThan(5)
  const youngBefore = await left(young.eid)
  await expect(
    send(server(), pages.restore, { params: { eid: old.eid } }, { token: again }),
    'too late even before the purge',
  ).rejects.toMatchObject({ status: 404 })
  expect(await purgeDeletedPages(server().services)).toBeGreaterThan(0)
  expect(await purgeDeletedPages(server().services)).toBe(0)
  expect(await left(old.eid)).toBe(0)
  expect(await left(young.eid)).toBe(youngBefore)
  const traces = await db.asSystem((tx) =>
    tx.rows(sql<{ subject: string }>`select subject from account_log where action = 'pages.purge'`),
  )
  expect(traces).toContainEqual({ subject: old.eid })
})

test('a page that moves to another time zone has all its days counted again; any other change counts nothing', async () => {
  const page = await givenPage(server())
  const change = (body: { title?: string; timeZone?: string }) =>
    send(server(), pages.update, { params: { eid: page.eid }, body }, { token: page.owner.token })
  const marked = () =>
    server().services.db.asSystem((tx) => tx.rows(sql`select day from report_dirty where page_id = ${page.eid}`))
  await change({ title: 'Xin chào', timeZone: 'Asia/Ho_Chi_Minh' })
  expect(await marked()).toEqual([])
  await change({ timeZone: 'Europe/Rome' })
  expect(await marked()).toEqual([{ day: '-infinity' }])
})

test('pages are found by their name, with or without accents and capitals', async () => {
  const { token } = await givenUser(server())
  for (const name of ['Cà phê Đỏ', 'Cà phê Xanh', 'Phở 50%_'])
    await send(server(), pages.create, { body: { name } }, { token })
  const find = async (search: string) => {
    const { rows, count } = await send(server(), pages.list, { query: { search } }, { token })
    expect(count).toBe(rows.length)
    return rows.map(({ name }) => name).toSorted()
  }
  expect(await find('ca phe')).toEqual(['Cà phê Xanh', 'Cà phê Đỏ'])
  expect(await find('PHÊ ĐỎ')).toEqual(['Cà phê Đỏ'])
  expect(await find('%_')).toEqual(['Phở 50%_'])
  expect(await find('trà')).toEqual([])
})
