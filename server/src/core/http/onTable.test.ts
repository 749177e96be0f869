import { expect, test } from 'vitest'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { apiKeys } from '@portico/contract/integrations.ts'
import { reports } from '@portico/contract/reports.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { sql } from '../db/database.ts'
import { writePlace } from './keyset.ts'

const server = useServer()

/** So many rules, of which every three share the moment they were made in. */
async function givenRules({ eid }: Venue, count: number): Promise<void> {
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into access_rules (page_id, id, kind, mac, created_at)
      select ${eid}, gen_random_uuid(), case when n % 2 = 0 then 'deny' else 'allow' end,
        lpad(to_hex(n), 12, '0'), now() - (n / 3) * interval '1 minute' from generate_series(1, ${count}::int) n`),
  )
}

test('every row of a long list is reached, once and in order, while rows come and go before it', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  await givenRules(page, 130)
  const { rows: all } = await send(server(), accessRules.list, { query: { limit: 100 } }, as)
  const seen: string[] = []
  let after: string | undefined
  do {
    const part = await send(server(), accessRules.list, { query: { limit: 20, after } }, as)
    expect(part.count).toBeGreaterThanOrEqual(130)
    seen.push(...part.rows.map(({ id }) => id))
    after = part.next ?? undefined
    // A page counted from the front would now repeat a row.
    if (seen.length === 20) await givenRules(await givenPage(server()), 1)
    if (seen.length === 40)
      await send(server(), accessRules.create, { body: { kind: 'allow', mac: '02:00:00:00:00:01' } }, as)
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([130, 130])
  expect(seen.slice(0, 100)).toEqual(all.map(({ id }) => id))
})

test('a filter holds for the rows, their number and the pages that follow', async () => {
  const page = await givenPage(server())
  await givenRules(page, 9)
  const asked = { kind: 'deny' as const, limit: 3 }
  const first = await send(server(), accessRules.list, { query: asked }, { token: page.token })
  const rest = await send(
    server(),
    accessRules.list,
    { query: { ...asked, after: first.next! } },
    { token: page.token },
  )
  expect([first.count, first.rows.length, rest.rows.length, rest.next]).toEqual([4, 3, 1, null])
  expect([...first.rows, ...rest.rows].every(({ kind }) => kind === 'deny')).toBe(true)
})

test.each([
  'nonsense',
  writePlace(['2026-01-01']),
  writePlace(['not a moment', 'nor an id']),
  writePlace(['2026-01-01', "'; drop table pages; --"]),
  Buffer.from('[{"a":1},2]').toString('base64url'),
])('a place the list did not write (%s) is refused as bad input', async (after) => {
  const page = await givenPage(server())
  await givenRules(page, 2)
  await expect(send(server(), accessRules.list, { query: { after } }, { token: page.token })).rejects.toMatchObject({
    status: 400,
    code: 'request/invalid',
  })
})

test('the place of another venue’s row leads to none of its rows', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  await givenRules(page, 1)
  await givenRules(other, 5)
  const { next } = await send(server(), accessRules.list, { query: { limit: 1 } }, { token: other.token })
  const { rows } = await send(server(), accessRules.list, { query: { after: next! } }, { token: page.token })
  expect(rows.length).toBeLessThanOrEqual(1)
})

test('two who add the last row there is room for at once do not both', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const body: Request<typeof reports.createSchedule>['body'] = {
    report: 'overview',
    every: 'day',
    hour: 8,
    weekday: 1,
    monthday: 1,
    recipients: ['a@example.test'],
    language: 'vi',
    isOn: true,
  }
  for (let n = 0; n < 19; n += 1) await send(server(), reports.createSchedule, { body }, as)
  const made = await Promise.allSettled(
    Array.from({ length: 5 }, () => send(server(), reports.createSchedule, { body }, as)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await send(server(), reports.schedules, {}, as)).count).toBe(20)
})

test('what only a new row’s answer tells is in no list afterwards', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const { key } = await send(server(), apiKeys.create, { body: { name: 'Kho', scopes: ['visits:read'] } }, as)
  expect(JSON.stringify(await send(server(), apiKeys.list, {}, as))).not.toContain(key)
})
