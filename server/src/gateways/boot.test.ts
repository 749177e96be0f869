import { expect, test } from 'vitest'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage } from '../testing/given.ts'
import {
  givenGuestAtDoor,
  storedSessions,
  storedVisit,
  type GuestAtDoor,
  type StoredSession,
} from '../testing/givenGuest.ts'
import { accountingRequest, openProbe, proven } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { useProbe } from '../testing/useProbe.ts'
import type { KnownGateway } from './registry.ts'

const clock = handClock(new Date('2026-11-21T08:00:00Z'))
const server = useServer({ clock })
const probe = useProbe()

const given = async () => givenGateway(server(), await givenPage(server()))
const MINUTE = 60

type Told = Parameters<typeof accountingRequest>[1]

async function say(gateway: KnownGateway, told: Told, guest?: GuestAtDoor): Promise<void> {
  const request = accountingRequest(gateway, {
    at: clock.now(),
    ...told,
    mac: guest?.mac,
    grant: guest?.grant.username,
  })
  proven(await probe.ask(server().radius.acctPort, request), request, gateway)
}

async function open(gateway: KnownGateway): Promise<string[]> {
  const rows = await storedSessions(server(), gateway)
  return rows.filter((row: StoredSession) => row.stoppedAt === null).map((row) => row.acctSessionId)
}

test('a gateway that restarts has lost its guests, and only its own', async () => {
  const page = await givenPage(server())
  const [bar, garden] = [await givenGateway(server(), page), await givenGateway(server(), page)]
  const guest = await givenGuestAtDoor(server(), bar)
  await say(bar, { kind: 'Start', session: 'a' }, guest)
  await say(garden, { kind: 'Start', session: 'a' })
  clock.advance(MINUTE)
  await say(bar, { kind: 'AccountingOn' })
  expect([await open(bar), await open(garden)]).toEqual([[], ['a']])
  const [session] = await storedSessions(server(), bar)
  expect(session).toMatchObject({ cause: 'NasReboot', isStopInferred: true, stoppedAt: clock.now().toISOString() })
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})

test('a gateway that goes down in order says so, and its guests are gone too', async () => {
  const gateway = await given()
  await say(gateway, { kind: 'Start', session: 'a' })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'AccountingOff' })
  expect(await open(gateway)).toEqual([])
})

test('a restart told again, of now or of yesterday, throws nobody out', async () => {
  const gateway = await given()
  const boot = clock.now()
  await say(gateway, { kind: 'AccountingOn', at: boot })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'Start', session: 'a' })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'AccountingOn', at: boot })
  await say(gateway, { kind: 'AccountingOn', at: new Date(boot.getTime() - 23 * 3600_000) })
  await say(gateway, { kind: 'AccountingOn', at: new Date(boot.getTime() - 30 * 24 * 3600_000) })
  await say(gateway, { kind: 'AccountingOff', at: new Date(boot.getTime() - 1000) })
  expect(await open(gateway)).toEqual(['a'])
})

test('a restart that waited on the way is dated by its delay', async () => {
  const gateway = await given()
  await say(gateway, { kind: 'AccountingOn', at: undefined })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'Start', session: 'a' })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'AccountingOn', at: undefined, delay: 2 * MINUTE })
  expect(await open(gateway)).toEqual(['a'])
})

test('a guest who came after a restart stays one session, also when the restart is heard last', async () => {
  const gateway = await given()
  const boot = clock.now()
  const guest = await givenGuestAtDoor(server(), gateway)
  clock.advance(2)
  await say(gateway, { kind: 'Start', session: 'a' }, guest)
  clock.advance(2)
  await say(gateway, { kind: 'AccountingOn', at: boot })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'InterimUpdate', session: 'a', seconds: 62, up: 1, down: 2 }, guest)
  await say(gateway, { kind: 'Stop', session: 'a', seconds: 62, up: 1, down: 2, cause: 1 }, guest)
  expect(await storedSessions(server(), gateway)).toMatchObject([
    { acctSessionId: 'a', seconds: 62, cause: 'UserRequest', isStopInferred: false },
  ])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})

test('a number used again after a restart is another session', async () => {
  const gateway = await given()
  await say(gateway, { kind: 'Start', session: '1' })
  await say(gateway, { kind: 'InterimUpdate', session: '1', seconds: 0, up: 500, down: 900 })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'AccountingOn' })
  clock.advance(MINUTE)
  await say(gateway, { kind: 'Start', session: '1' })
  await say(gateway, { kind: 'Stop', session: '1', seconds: 0, up: 5, down: 9, cause: 1 })
  // Late word of the life before belongs to the life before.
  await say(gateway, {
    kind: 'InterimUpdate',
    session: '1',
    seconds: 10,
    up: 600,
    down: 1000,
    at: new Date(clock.now().getTime() - 110_000),
  })
  const rows = await storedSessions(server(), gateway)
  expect(rows.map((row) => [row.upBytes, row.downBytes, row.cause])).toEqual([
    [600, 1000, 'NasReboot'],
    [5, 9, 'UserRequest'],
  ])
})

test('a boot and a first guest in one moment make one session, whichever is heard first', async () => {
  for (let n = 0; n < 10; n++) {
    const gateway = await given()
    const boot = clock.now()
    clock.advance(1)
    const at = clock.now()
    const told: Told[] = [
      { kind: 'AccountingOn', at: boot },
      { kind: 'Start', session: 'a', at },
    ]
    await Promise.all((n % 2 ? told : told.toReversed()).map((one) => openAndSay(gateway, one)))
    clock.advance(MINUTE)
    await say(gateway, { kind: 'InterimUpdate', session: 'a', seconds: 60, up: 1, down: 2 })
    expect(await storedSessions(server(), gateway)).toMatchObject([{ seconds: 60, stoppedAt: null }])
  }
})

async function openAndSay(gateway: KnownGateway, told: Told): Promise<void> {
  const own = await openProbe()
  const request = accountingRequest(gateway, told)
  proven(await own.ask(server().radius.acctPort, request), request, gateway)
  own.close()
}
