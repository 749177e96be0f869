import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenGateway, givenPage } from '../testing/given.ts'
import { givenGuestAtDoor, givenSession, storedSessions, storedVisit, type GuestAtDoor } from '../testing/givenGuest.ts'
import { deliveries, histories, mutateRecords } from '../testing/histories.ts'
import { useServer } from '../testing/server.ts'
import type { AccountingRecord } from './accounting.ts'
import type { KnownGateway } from './registry.ts'
import { storeReports, type Report } from './storeSessions.ts'
import { sweepSessions } from './sweepSessions.ts'

const server = useServer()
const given = async () => givenGateway(server(), await givenPage(server()))

function reportOf(gateway: KnownGateway, acctSessionId: string, record: AccountingRecord, guest?: GuestAtDoor): Report {
  const grant = guest?.grant.username ?? ''
  return {
    ...record,
    gatewayId: gateway.id,
    pageId: gateway.pageId,
    acctSessionId,
    username: grant,
    grant,
    mac: guest?.mac ?? '',
    ip: undefined,
  }
}

const store = (reports: Report[]) => server().services.db.asSystem((tx) => storeReports(server().services, tx, reports))

test(
  'two servers that share a gateway’s reports store each session once, with its true totals',
  { timeout: 60_000 },
  async () => {
    const gateway = await given()
    const ROUND = 10
    const cases = fc.sample(fc.tuple(histories({ window: 3 * ROUND }), deliveries()), 60)
    const told = cases.map(([{ records }, delivery], session) =>
      mutateRecords(records, delivery).map((record) => reportOf(gateway, `s${session}`, record)),
    )
    for (let at = 0; told.some((reports) => reports.length > at); at += ROUND) {
      const now = told.flatMap((reports) => reports.slice(at, at + ROUND))
      await Promise.all([store(now.filter((_, n) => n % 2 === 0)), store(now.filter((_, n) => n % 2 === 1))])
    }
    const rows = new Map((await storedSessions(server(), gateway)).map((row) => [row.acctSessionId, row]))
    expect(rows.size).toBe(cases.length)
    cases.forEach(([{ truth }], session) => {
      const { startedAt, stoppedAt, seconds, upBytes, downBytes, cause } = rows.get(`s${session}`)!
      expect({
        startedAt: Date.parse(startedAt),
        stoppedAt: Date.parse(stoppedAt!),
        updatedAt: truth.updatedAt,
        seconds,
        up: upBytes,
        down: downBytes,
        cause,
      }).toEqual(truth)
    })
  },
)

test('two servers that hear a session first in the same moment do not lose the 4 GiB between them', async () => {
  const gateway = await given()
  const before: AccountingRecord = { status: 'interim', at: 1.7e12, seconds: 60, up: 0, down: 4_294_967_000 }
  const after: AccountingRecord = {
    status: 'stop',
    at: 1.7e12 + 60_000,
    seconds: 120,
    up: 0,
    down: 704,
    cause: 'UserRequest',
  }
  await Promise.all([
    within(reportOf(gateway, 'one', before), reportOf(gateway, 'one', after)),
    within(reportOf(gateway, 'two', after), reportOf(gateway, 'two', before)),
  ])
  const rows = await storedSessions(server(), gateway)
  expect(rows.map((row) => [row.downBytes, row.seconds, row.stoppedAt])).toEqual(
    Array.from({ length: 2 }, () => [2 ** 32 + 704, 120, '2023-11-14T22:14:20.000Z']),
  )
})

test('a Stop and its Start, heard in the same moment by two servers, leave the guest gone, and counted once', async () => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  const at = Date.now()
  const stop = reportOf(gateway, 's', { status: 'stop', at, seconds: 300, up: 5, down: 6, cause: 'UserRequest' }, guest)
  const start = reportOf(
    gateway,
    's',
    { status: 'start', at: at - 300_000, seconds: 0, up: undefined, down: undefined },
    guest,
  )
  await within(stop, start)
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
  expect(await storedSessions(server(), gateway)).toMatchObject([
    { seconds: 300, upBytes: 5, downBytes: 6, visitId: guest.visitId },
  ])
})

test('a guest is online from the first report and gone with the last session, and each visit counts once', async () => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  const at = Date.now() - 3600_000
  const say = (status: Report['status'], session: string, seconds: number) =>
    store([
      reportOf(
        gateway,
        session,
        { status, at: at + seconds * 1000, seconds, up: 0, down: 0, cause: 'UserRequest' },
        guest,
      ),
    ])
  const visit = () => storedVisit(server(), guest.visitId)
  expect(await visit()).toMatchObject({ status: 'waiting', visits: 0 })
  await say('start', 'a', 0)
  expect(await visit()).toMatchObject({ status: 'online', visits: 1, onlineAt: new Date(at).toISOString() })
  await say('start', 'b', 60)
  await say('stop', 'a', 90)
  expect(await visit()).toMatchObject({ status: 'online', visits: 1 })
  await say('stop', 'b', 120)
  await say('stop', 'b', 120)
  await say('interim', 'b', 100)
  expect(await visit()).toMatchObject({ status: 'ended', visits: 1, endedAt: new Date(at + 120_000).toISOString() })
})

test('a session that fell silent is closed at its last word, and goes on when it speaks again', async () => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  const at = Date.now() - 3600_000
  await store([reportOf(gateway, 's', { status: 'interim', at, seconds: 60, up: 1, down: 1 }, guest)])
  await sweepSessions(server().services)
  expect(await storedSessions(server(), gateway)).toMatchObject([
    { stoppedAt: new Date(at).toISOString(), isStopInferred: true, cause: 'LostService' },
  ])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
  await store([reportOf(gateway, 's', { status: 'interim', at: Date.now(), seconds: 3660, up: 9, down: 9 }, guest)])
  expect(await storedSessions(server(), gateway)).toMatchObject([
    { stoppedAt: null, isStopInferred: false, seconds: 3660 },
  ])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'online', visits: 1, endedAt: null })
})

test('a gateway cannot tie its sessions to another venue’s guest', async () => {
  const [gateway, elsewhere] = [await given(), await given()]
  const guest = await givenGuestAtDoor(server(), elsewhere)
  await store([reportOf(gateway, 's', { status: 'start', at: Date.now(), seconds: 0, up: 0, down: 0 }, guest)])
  expect(await storedSessions(server(), gateway)).toMatchObject([{ visitId: null }])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'waiting', visits: 0 })
})

test('a report that waits for another server’s work on the same session is not told it deadlocked', async () => {
  const gateway = await given()
  const ids = Array.from({ length: 30 }, (_, n) => `s${n}`)
  for (const id of ids) await givenSession(server(), gateway, { acctSessionId: id })
  const say = (order: string[]) =>
    store(order.map((id) => reportOf(gateway, id, { status: 'interim', at: Date.now(), seconds: 60, up: 1, down: 1 })))
  const rounds = Array.from({ length: 10 }, () => [say(ids), say(ids.toReversed())]).flat()
  await Promise.all(rounds)
  expect(await storedSessions(server(), gateway)).toHaveLength(ids.length)
})

/** One transaction stores `first` and is not committed yet when another begins to store `second`. */
async function within(first: Report, second: Report): Promise<void> {
  const { services } = server()
  let other: Promise<void> | undefined
  await services.db.asSystem(async (tx) => {
    await storeReports(services, tx, [first])
    other = store([second])
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  await other
}

test('a guest with two sessions that two servers end in the same moment is offline', async () => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  const at = server().services.clock.now().getTime() - 60_000
  const report = (session: string, status: 'start' | 'stop', seconds: number): Report =>
    reportOf(gateway, session, { status, at: at + seconds * 1000, seconds, up: 100, down: 1000 }, guest)
  await store([report('one', 'start', 0), report('two', 'start', 0)])
  let second: Promise<void> | undefined
  await server().services.db.asSystem(async (tx) => {
    await storeReports(server().services, tx, [report('one', 'stop', 30)])
    second = store([report('two', 'stop', 30)])
    await sleep(200)
  })
  await second
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})

test.each([
  ['back by an hour', -3600],
  ['forward by a day', 24 * 3600],
])('a visit lasts as long as its session, although our clock was set %s meanwhile', async (_way, setBy) => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  const at = Date.now()
  const heard = { isArrivalTime: true, up: 0, down: 0 } as const
  await store([reportOf(gateway, 's', { ...heard, status: 'start', at, seconds: 0 }, guest)])
  const stoppedAt = at + (setBy + 300) * 1000
  await store([reportOf(gateway, 's', { ...heard, status: 'stop', at: stoppedAt, seconds: 300 }, guest)])
  const { onlineAt, endedAt } = await storedVisit(server(), guest.visitId)
  expect(Date.parse(endedAt!) - Date.parse(onlineAt!)).toBe(300_000)
})
