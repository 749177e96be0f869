import { expect, test } from 'vitest'
import { conversations } from '@portico/contract/inbox.ts'
import { sql } from '../core/db/database.ts'
import { makeClient } from '../core/db/pool.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenMessage } from '../testing/inbox.ts'
import { useServer } from '../testing/server.ts'
import { givenKnownGuest } from '../testing/zalo.ts'
import { conversationsFound, fillGrams } from './search.ts'

const server = useServer()
const MANY = 10_000
const findNames = async (page: Venue, search: string) =>
  (await send(server(), conversations.list, { query: { search } }, { token: page.token })).rows.map(({ name }) => name)
const inSystem = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))

test('a word is found in a name, in what was written and in who the guest is; another venue’s never', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  await givenMessage(server(), page, { personKey: '1', name: 'Nguyễn Văn Đức', text: 'Mấy giờ mở cửa?' })
  await givenMessage(server(), page, { personKey: '2', name: 'Hoa', text: 'Đặt bàn 12 người' })
  await givenMessage(server(), other, { personKey: '1', name: 'Nguyễn Văn Đức' })
  const guestId = await givenKnownGuest(server(), page, { name: 'Lê Thu', phone: '+84912345678' })
  await inSystem(
    sql`insert into guest_changes (page_id, id, guest_id) values (${page.eid}, gen_random_uuid(), ${guestId})`,
  )
  await givenMessage(server(), page, { personKey: '3', name: 'Nick lạ', text: 'Chào quán', guestId })
  for (const [typed, names] of [
    ['duc', ['Nguyễn Văn Đức']],
    ['ĐẶT bàn', ['Hoa']],
    ['12', ['Hoa']],
    ['d', ['Hoa', 'Nguyễn Văn Đức']],
    ['khong co', []],
    ['100%', []],
    [String.raw`a\b_c`, []],
  ] as const)
    expect((await findNames(page, typed)).toSorted(), typed).toEqual(names)
  // The profile that searches ask is written by a worker.
  await expect.poll(async () => findNames(page, 'le thu'), { timeout: 10_000 }).toEqual(['Lê Thu'])
  expect(await findNames(page, '0912345')).toEqual(['Lê Thu'])
})

test('what was there before the index is found at once, and in the index soon', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page, { text: 'Món cá kho còn không?' })
  for (const table of ['conversations', 'conversation_messages'])
    await inSystem(sql`update ${sql.table(table)} set grams = null where page_id = ${page.eid}`)
  expect(await findNames(page, 'ca kho')).toHaveLength(1)
  await fillGrams(server().services, page.eid)
  const left = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from conversation_messages where page_id = ${page.eid} and grams is null`),
  )
  expect(left).toEqual([])
  expect(await findNames(page, 'ca kho')).toHaveLength(1)
})

test('among ten thousand conversations the index answers, not a look at every message', async () => {
  const page = await givenPage(server())
  await inSystem(sql`
    insert into conversations (page_id, id, channel, person_key, name, search, last_at, created_at)
    select ${page.eid}, gen_random_uuid(), 'zalo', n::text, 'Khách ' || n, 'khach ' || n, now(), now()
    from generate_series(1, ${MANY}::int) n`)
  await inSystem(sql`
    insert into conversation_messages (page_id, id, conversation_id, channel, direction, text, search, state, at)
    select page_id, gen_random_uuid(), id, 'zalo', 'in', 'Tin ' || n, 'tin ' || md5(person_key || n), 'received', now()
    from conversations cross join generate_series(1, 3) n where page_id = ${page.eid}`)
  await fillGrams(server().services, page.eid)
  // As autovacuum does, which also merges what is pending in an index: a plan must not hang on when it last came by.
  const owner = makeClient(server().services.config.databaseUrl, 'tests')
  await owner.connect()
  for (const table of ['conversations', 'conversation_messages']) await owner.query(`vacuum (analyze) ${table}`)
  await owner.end()
  const plan = await server().services.db.asSystem((tx) =>
    tx.rows(sql<object>`explain ${conversationsFound(page.eid, 'khach 9876', true)}`),
  )
  const text = JSON.stringify(plan)
  expect(text).toContain('conversation_messages_grams')
  expect(text).toContain('conversations_grams')
  expect(text).not.toMatch(/Seq Scan on conversation/)
  const begun = performance.now()
  expect(await findNames(page, 'khach 9876')).toEqual(['Khách 9876'])
  expect(performance.now() - begun).toBeLessThan(1000)
})
