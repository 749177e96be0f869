// Every id in the body of every writing call replaced by the same kind of id of another venue.
import { beforeAll, expect, inject } from 'vitest'
import { TEMPLATE, withDatabase } from '../server/src/testing/globalSetup.ts'
import { useServer, useServerOwner } from '../server/src/testing/server.ts'
import { fillVenue, rowsOf, tenantTables } from '../server/src/testing/walk/fill.ts'
import { WALKED } from '../server/src/testing/walk/google.ts'
import { holdsId } from '../server/src/testing/walk/shapes.ts'
import { givenWorld, noSimulator, type World } from '../server/src/testing/walk/world.ts'
import { attack, IS_LONG } from './attack.ts'
import { draw, SEED } from './draw.ts'
import { WRITING, writeEverywhere } from './everyField/writeEverywhere.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })
const owner = useServerOwner(server)
const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const UUID = new RegExp(`^${UUIDS.source}$`)

/** Calls that name something by its id in their body; the short form tries some. */
const NAMING = WRITING.filter(({ endpoint: { body } }) => holdsId(body!))
const calls = draw(NAMING, IS_LONG ? NAMING.length : 20)

/** Tables of venues whose rows have an id. */
async function withIds(tables: readonly string[]): Promise<string[]> {
  const { rows } = await owner().query<{ name: string }>(
    `select attrelid::regclass::text as name from pg_attribute
     where attname = 'id' and atttypid = 'uuid'::regtype and not attisdropped and attrelid::regclass::text = any($1)`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

/** An id of the other venue, out of the table that ours is from. */
async function foreignIdOf(id: string, places: readonly string[]): Promise<string> {
  if (id === world.page.owner.id) return theirs.page.owner.id
  for (const table of places) {
    const { rows } = await owner().query<{ id: string }>(
      `select id::text from ${table} where page_id = $3
         and exists (select from ${table} where page_id = $2 and id = $1::uuid) limit 1`,
      [id, world.page.eid, theirs.page.eid],
    )
    if (rows[0]) return rows[0].id
  }
  return id
}

/** Rows of a venue that name one of the ids as something other than themselves. */
async function linksTo(ids: ReadonlySet<string>): Promise<string[]> {
  const rows = await rowsOf(world, tables, world.page.eid)
  return Object.entries(rows).flatMap(([table, texts]) =>
    texts.flatMap((text) => {
      const { id: _, page_id: __, ...row } = JSON.parse(text) as Record<string, unknown>
      const named = [...JSON.stringify(row).matchAll(UUIDS)].map(([id]) => id)
      return named.some((id) => ids.has(id)) && table !== 'audit_log' ? [`${table}: ${text}`] : []
    }),
  )
}

let tables: string[]
let world: World
let theirs: World
beforeAll(async () => {
  tables = await tenantTables(withDatabase(inject('databaseUrl'), TEMPLATE))
  world = await givenWorld(server())
  theirs = await givenWorld(server(), 'Canary Café')
  for (const venue of [world, theirs]) await fillVenue(venue)
})

attack('no call links something of a venue to something of another', {
  async control() {
    const own = new Set<string>()
    const keep = (_: number, was: string) => {
      if (UUID.test(was) && was !== world.page.eid) own.add(was)
      return was
    }
    await writeEverywhere(world, calls, keep, {})
    const links = await linksTo(own)
    expect(links.length).toBeGreaterThan(0)
    return `${own.size} ids of its own, named in ${links.length} rows`
  },
  async attempt() {
    const places = await withIds(tables)
    const before = await rowsOf(theirs, tables, theirs.page.eid)
    const foreign = new Set<string>()
    const swap = async (_: number, was: string) => {
      if (!UUID.test(was) || was === world.page.eid) return was
      const id = await foreignIdOf(was, places)
      if (id !== was) foreign.add(id)
      return id
    }
    const { faults } = await writeEverywhere(world, calls, swap, {})
    expect([faults, await linksTo(foreign)]).toEqual([[], []])
    expect(await rowsOf(theirs, tables, theirs.page.eid)).toEqual(before)
    return `seed ${SEED}: ${foreign.size} ids of another venue in the bodies of ${calls.length} calls, 0 rows name one`
  },
})
