import { expect, test } from 'vitest'
import { gateways, MOST_AT_ONCE } from '@portico/contract/gateways.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { givenGateway, givenPage, send, type Venue } from '../testing/given.ts'
import { sql } from '../core/db/database.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
type Rows = Input<typeof gateways.addMany>['body']['rows']

const add = ({ token }: Venue, rows: Rows, isTrial = false) =>
  send(server(), gateways.addMany, { body: { rows, isTrial } }, { token })
const count = async ({ token }: Venue) => (await send(server(), gateways.list, {}, { token })).count

/** A list as the dashboard sends it: in parts. */
async function addAll(page: Venue, rows: Rows, part = 250) {
  const done = { added: 0, refused: [] as number[] }
  for (let from = 0; from < rows.length; from += part) {
    const { added, refused } = await add(page, rows.slice(from, from + part))
    done.added += added
    done.refused.push(...refused.map(({ line }) => from + line))
  }
  return done
}

test('two thousand access points come in once, however often the list is sent, each with keys of its own', async () => {
  const page = await givenPage(server())
  const rows: Rows = Array.from({ length: 2000 }, (_, n) => ({
    name: `Tầng ${n}`,
    type: 'mikrotik',
    ...(n % 2 && { nas_id: `tang-${n}` }),
    configuration: { loginUrl: 'http://10.5.50.1/login' },
  }))
  const from = performance.now()
  expect(await addAll(page, rows)).toEqual({ added: 2000, refused: [] })
  const seconds = (performance.now() - from) / 1000
  expect(seconds, 'eight calls').toBeLessThan(15)
  expect(await addAll(page, rows)).toEqual({ added: 0, refused: rows.map((_, line) => line) })
  expect(await count(page)).toBe(2000)
  const keys = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ n: number; entries: number }>`
      select count(distinct s.radius_secret)::int as n, count(distinct g.entry_key)::int as entries
      from gateways g join gateway_secrets s on s.page_id = g.page_id and s.gateway_id = g.id where g.page_id = ${page.eid}`),
  )
  expect(keys).toEqual({ n: 2000, entries: 2000 })
  await server().registry.refresh()
  const [known] = server().registry.byNasId('tang-1999')
  expect(known).toMatchObject({ name: 'Tầng 1999', pageId: page.eid, configuration: rows[1]!.configuration })
})

test('of a list with bad lines the good ones are kept, and each other line is named with its reason', async () => {
  const page = await givenPage(server())
  const { nasId } = await givenGateway(server(), page)
  const rows: Rows = [
    { name: 'Tầng 1', type: 'mikrotik', nas_id: 'tang-1' },
    { name: 'Tầng 2', type: 'mikrotik', nas_id: nasId },
    { name: 'Tầng 3', type: 'mikrotik', nas_id: 'tang-1' },
    { name: 'Sân', type: 'opennds' },
    { name: 'sân', type: 'opennds' },
    { name: 'Sân', type: 'mikrotik' },
  ]
  const refused = [
    { line: 1, reason: 'nas-id' },
    { line: 2, reason: 'nas-id' },
    { line: 4, reason: 'name' },
  ]
  expect(await add(page, rows, true)).toEqual({ refused, added: 0 })
  expect(await count(page)).toBe(1)
  expect(await add(page, rows)).toEqual({ refused, added: 3 })
  expect(await count(page)).toBe(4)
})

test('two imports of one list in the same moment keep it once', async () => {
  const page = await givenPage(server())
  const rows: Rows = Array.from({ length: 100 }, (_, n) => ({ name: `AP ${n}`, type: 'radius' }))
  const done = await Promise.all([add(page, rows), add(page, rows), add(page, rows)])
  expect(done.map(({ added }) => added).toSorted()).toEqual([0, 0, 100])
  expect(await count(page)).toBe(100)
})

test('a call too long, and one too large, are refused in words and keep nothing', async () => {
  const page = await givenPage(server())
  const row = { name: 'AP', type: 'radius' as const }
  await expect(
    add(
      page,
      Array.from({ length: MOST_AT_ONCE + 1 }, () => row),
    ),
  ).rejects.toMatchObject({ code: 'request/invalid' })
  const accessPoints = 'x'.repeat(2000)
  await expect(
    add(
      page,
      Array.from({ length: MOST_AT_ONCE }, (_, n) => ({
        ...row,
        nas_id: `ap-${n}`,
        configuration: { accessPoints, site: 'y'.repeat(64) },
      })),
    ),
  ).rejects.toMatchObject({ code: 'request/too-large' })
  expect(await count(page)).toBe(0)
})
