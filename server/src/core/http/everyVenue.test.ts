import * as z from 'zod'
import { beforeAll, expect, inject, test } from 'vitest'
import { zodOf } from '@portico/contract/http/endpoint.ts'
import { GUARDED, nameCalls, type Call } from '../../testing/walk/calls.ts'
import { fire, type FiredReply, type Sample } from '../../testing/walk/fire.ts'
import { canaries, fillVenue, rowsOf, tenantTables } from '../../testing/walk/fill.ts'
import { sampleOf } from '../../testing/walk/samples.ts'
import { lend } from '../../testing/walk/lend.ts'
import { givenWorld, tokenFor, type World } from '../../testing/walk/world.ts'
import { TEMPLATE, withDatabase } from '../../testing/globalSetup.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { useServer } from '../../testing/server.ts'
import { untilEventsDelivered } from '../../testing/untilWritten.ts'

const server = useServer({ config: WALKED })
/** Names under which a call takes a page: always the caller's own, else it is not found. */
const PAGE_NAMES = ['pageId', 'page_id', 'page', 'pages', 'eid']
let tables: string[]
let theirs: World
/** A venue of its own for what changes nothing: reading, and what is refused. */
let ours: World
let before: Record<string, string[]>
let secrets: string[]

beforeAll(async () => {
  tables = await tenantTables(withDatabase(inject('databaseUrl'), TEMPLATE))
  theirs = await givenWorld(server(), 'Canary Café')
  await fillVenue(theirs)
  before = await rowsOf(theirs, tables, theirs.page.eid)
  ours = await givenWorld(server())
  await fillVenue(ours)
  const { radiusSecret, agentKey, fasKey } = theirs.gateway
  secrets = [
    ...canaries(before, await rowsOf(ours, tables, ours.page.eid)),
    radiusSecret.toString(),
    agentKey,
    fasKey,
    theirs.page.owner.email,
  ]
})

const useFilled = lend(async () => {
  const world = await givenWorld(server())
  await fillVenue(world)
  return world
})

test('the other venue has something in every table, and words of its own to be found by', () => {
  const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => `put a row of ${table} into fillVenue in server/src/testing/walk/fill.ts`)).toEqual([])
  expect(tables.length).toBeGreaterThan(10)
  expect(secrets).toContain('Canary Café')
  expect(secrets.length).toBeGreaterThan(30)
})

/** Administrators look after all venues; what they keep belongs to none. */
const OF_VENUES = GUARDED.filter(({ endpoint }) => endpoint.access.by !== 'admin')

test.each(nameCalls(OF_VENUES))('%s tells nothing of another venue', async (_name, call) => {
  await useFilled(async (own) => {
    const answer = await fire(server(), call.endpoint, await sampleOf(own, call), tokenFor(own, call))
    expectSilent(answer)
    return answer
  })
})

/** Their paths name what every venue has, such as its account at a provider: it is always the caller's own. */
const OF_EACH = ['wifiSales.saveAccount', 'wifiSales.removeAccount']
const withRows = OF_VENUES.filter(({ name, endpoint }) => endpoint.params && !OF_EACH.includes(name))
/** Their samples connect a venue to the walk’s one Official Account, whose people are then both venues’. */
const OF_BOTH = ['zaloUsers.tag', 'zaloUsers.untag']
const theirParams = new Map<string, Sample['params']>()

test('the other venue is as it was after all of these, and names its rows for what follows', async () => {
  expect(await rowsOf(theirs, tables, theirs.page.eid)).toEqual(before)
  const id = theirs.page.eid
  for (const call of withRows)
    theirParams.set(call.name, OF_BOTH.includes(call.name) ? { id } : (await sampleOf(theirs, call)).params)
  // To name a row some samples write one.
  await untilEventsDelivered(server(), theirs.page)
  before = await rowsOf(theirs, tables, theirs.page.eid)
})

test.each(nameCalls(withRows))('%s does not find another venue’s row', async (_name, call) => {
  const params = theirParams.get(call.name)
  const answer = await fire(server(), call.endpoint, { ...(await sampleOf(ours, call)), params }, tokenFor(ours, call))
  expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('"code"')])
  expectSilent(answer)
})

const withIds = GUARDED.flatMap((call) =>
  (['query', 'body'] as const).flatMap((part) =>
    idsIn(call, part).map((name) => [call.name, name, part, call] as const),
  ),
)
test.each(withIds)('%s does not take another venue’s %s in its %s', async (_name, name, part, call) => {
  const own = await givenWorld(server())
  const sample = await sampleOf(own, call)
  for (const id of [
    theirs.page.eid,
    theirs.page.owner.id,
    theirs.gateway.id,
    theirs.guest.guestId,
    theirs.session.id,
  ]) {
    const changed: Sample = { ...sample, [part]: { ...(sample[part] as object), [name]: id } }
    const answer = await fire(server(), call.endpoint, changed, tokenFor(own, call))
    // A row's new id may be the caller's to choose: what it sent itself tells it nothing.
    expectSilent({ ...answer, text: answer.text.replaceAll(id, '') })
    if (PAGE_NAMES.includes(name)) expect([name, id, answer.status]).toEqual([name, id, 404])
  }
})

test.each(nameCalls(OF_VENUES.filter(({ name }) => ![...OF_BOTH, ...OF_EACH].includes(name))))(
  '%s does not let the other venue’s token be used for this one’s row',
  async (_name, call) => {
    if (!call.endpoint.params) return
    const { status } = await fire(server(), call.endpoint, await sampleOf(ours, call), tokenFor(theirs, call))
    expect(status).toBe(404)
  },
)

test('after all of that not one row of the other venue has changed', async () => {
  expect(await rowsOf(theirs, tables, theirs.page.eid)).toEqual(before)
})

function expectSilent({ text }: FiredReply): void {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
}

/** Fields of a call that hold an id. */
function idsIn({ endpoint }: Call, part: 'query' | 'body'): string[] {
  const schema = endpoint[part]
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(zodOf(schema), { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { format?: string }>
  }
  return Object.entries(properties)
    .filter(([, { format }]) => format === 'uuid')
    .map(([name]) => name)
}
