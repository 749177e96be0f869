// The oldest PostgreSQL we promise to run on: everything that asks the database is asked there once, through a pooler where there is one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { sessions } from '@portico/contract/gateways.ts'
import { missing } from '../../../../e2e/capabilities.ts'
import { startPgbouncer, type Pooler } from '../../testing/pgbouncer.ts'
import { send } from '../../testing/given.ts'
import { givenGuestAtDoor, storedVisit } from '../../testing/givenGuest.ts'
import { holesIn } from '../../testing/catalogue.ts'
import { needsPostgres15, startPostgres15 } from '../../testing/oldServer.ts'
import { accessRequest, accountingRequest, openProbe, proven } from '../../testing/radius.ts'
import { testConfig } from '../../testing/server.ts'
import { CALLS, nameCalls } from '../../testing/walk/calls.ts'
import { fillVenue } from '../../testing/walk/fill.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { fireWell } from '../../testing/walk/samples.ts'
import { givenWorld, noSimulator, tokenFor, type World } from '../../testing/walk/world.ts'
import { sweepSessions } from '../../gateways/sweepSessions.ts'
import { startAll, type RunningServer } from '../../processes/all.ts'
import { makeClient } from './pool.ts'

const POOL_SIZE = 4
let old: Awaited<ReturnType<typeof startPostgres15>>
let pooler: Pooler | undefined
let server: RunningServer
let world: World

beforeAll(async () => {
  if (needsPostgres15.skip) return
  old = await startPostgres15()
  pooler = missing('pgbouncer') ? undefined : await startPgbouncer(old.url, POOL_SIZE)
  const config = { ...testConfig(old.url), ...WALKED, databasePoolUrl: pooler?.url ?? '' }
  server = await startAll(config, { rejectDelayMs: 0, idleMs: 0, simulate: noSimulator })
  world = await givenWorld(server)
})
afterAll(async () => {
  await server?.close()
  await pooler?.stop()
  await old?.stop()
})

test('the migrations run on PostgreSQL 15, and the wall has no hole there', needsPostgres15, async () => {
  const owner = makeClient(old.url, 'tests')
  await owner.connect()
  try {
    const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`)
    expect(rows[0]!.version).toMatch(/^15\./)
    expect(await holesIn(owner)).toEqual([])
  } finally {
    await owner.end()
  }
})

test.each(nameCalls(CALLS))('%s works on PostgreSQL 15', needsPostgres15, async (_name, call) => {
  const own = call.endpoint.method === 'GET' ? world : await givenWorld(server)
  const { status, text } = await fireWell(own, call, tokenFor(own, call))
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ')
})

test('a guest passes the portal, gets in, and is counted on PostgreSQL 15', needsPostgres15, async () => {
  await fillVenue(world)
  const { gateway, page } = world
  const guest = await givenGuestAtDoor(server, gateway)
  const probe = await openProbe()
  const { authPort, acctPort } = server.radius
  const login = accessRequest(gateway, guest.grant, guest)
  expect(proven(await probe.ask(authPort, login), login, gateway).code).toBe(Code.AccessAccept)
  const told = { session: 's', mac: guest.mac, grant: guest.grant.username }
  for (const report of [
    accountingRequest(gateway, { kind: 'Start', ...told }),
    accountingRequest(gateway, { kind: 'InterimUpdate', seconds: 60, up: 1, down: 2, ...told }),
  ])
    proven(await probe.ask(acctPort, report), report, gateway)
  expect((await send(server, sessions.online, {}, { token: page.token })).rows.map((row) => row.mac)).toContain(
    guest.mac,
  )
  const boot = accountingRequest(gateway, { kind: 'AccountingOn' })
  proven(await probe.ask(acctPort, boot), boot, gateway)
  probe.close()
  await sweepSessions(server.services)
  expect(await storedVisit(server, guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})
