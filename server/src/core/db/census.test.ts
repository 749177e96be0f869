// Every statement of the endpoint walk and of each job, planned once: what reads a venue's table names its page by value.
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEATURES } from '../../processes/features.ts'
import { describeUnrouted, recordStatements, unroutedTables } from '../../testing/census.ts'
import { useServer } from '../../testing/server.ts'
import { CALLS } from '../../testing/walk/calls.ts'
import { tenantTables } from '../../testing/walk/fill.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { fireWell } from '../../testing/walk/samples.ts'
import { givenWorld, noSimulator, tokenFor } from '../../testing/walk/world.ts'
import { makeClient } from './pool.ts'
import { UNROUTED_CALLS, UNROUTED_WORK } from './unrouted.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })
/** Only newer ones plan a statement without its values. */
const OLDEST = 160_000
let owner: pg.Client
let tables: ReadonlySet<string>
let version: number

beforeAll(async () => {
  const { databaseUrl } = server().services.config
  tables = new Set([...(await tenantTables(databaseUrl)), 'pages'])
  owner = makeClient(databaseUrl, 'tests')
  await owner.connect()
  const { rows } = await owner.query<{ n: number }>(`select current_setting('server_version_num')::int as n`)
  version = rows[0]!.n
})
afterAll(() => owner.end())

test('each statement reads venues’ tables by page, or stands on the list with its reason', async ({ skip }) => {
  skip(version < OLDEST, 'explain (generic_plan) needs PostgreSQL 16')
  const texts = recordStatements(server().services.db)
  for (const call of CALLS) {
    const world = await givenWorld(server())
    const { status, text } = await fireWell(world, call, tokenFor(world, call))
    expect(`${status} ${status === 200 ? '' : text}`, call.name).toBe('200 ')
  }
  for (const { name } of FEATURES.flatMap(({ jobs = [] }) => jobs)) await server().jobs.run(name)
  const found = new Map<string, string>()
  for (const text of texts) {
    const unrouted = await unroutedTables(owner, tables, text)
    if (unrouted.length > 0) found.set(describeUnrouted(text, unrouted), text)
  }
  const [calls, work] = [UNROUTED_CALLS, UNROUTED_WORK].map((list) => Object.values(list).flat())
  const isKnown = new Set([...calls!, ...work!])
  const unknown = [...found].filter(([what]) => !isKnown.has(what))
  expect(unknown, 'name the page by value at each table of these').toEqual([])
  const gone = calls!.filter((what) => !found.has(what))
  expect(gone, 'these are no longer sent: take them from the list').toEqual([])
  expect(texts.size).toBeGreaterThan(500)
}, 300_000)

const PLANTED: [string, string[]][] = [
  ['select * from guests where page_id = $1 and id = $2', []],
  ['select * from pages p join guests g on g.page_id = p.id where p.id = $1', []],
  ['insert into report_dirty (page_id, day) values ($1, $2)', []],
  ['select * from guests where id = $1', ['guests']],
  ['select * from guests where page_id = any($1)', ['guests']],
  ['select * from guests where page_id = current_page()', ['guests']],
  ['select * from guests g join visits v on v.guest_id = g.id where g.page_id = $1', ['visits']],
  ['update guests set name = $1 where id = $2', ['guests']],
  ['select * from event where kind = $1', ['event']],
  ['select * from users where id = $1', []],
]
test.each(PLANTED)('%s reads unrouted: %j', async (text, unrouted) => {
  if (version >= OLDEST) expect(await unroutedTables(owner, tables, text)).toEqual(unrouted)
})
