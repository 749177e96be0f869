// What an attacker who captures and replays RADIUS packets, or opens accounts, can do to a venue's sessions and orders.
import { expect } from 'vitest'
import { handClock } from '../server/src/testing/clock.ts'
import { givenGateway, givenPage } from '../server/src/testing/given.ts'
import { storedSessions } from '../server/src/testing/givenGuest.ts'
import { accountingRequest, openProbe, proven } from '../server/src/testing/radius.ts'
import { useServer } from '../server/src/testing/server.ts'
import type { KnownGateway } from '../server/src/gateways/index.ts'
import { attack } from './attack.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const clock = handClock(new Date('2026-11-22T08:00:00Z'))
const server = useServer({ clock })

type Report = Parameters<typeof accountingRequest>[1]

const givenRouter = async () => givenGateway(server(), await givenPage(server()))
const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)

/** Sends a report and expects its answer. @returns the bytes, as a listener on the network would capture them */
async function say(gateway: KnownGateway, report: Report): Promise<Buffer> {
  const request = accountingRequest(gateway, report)
  await send(gateway, request)
  return request
}

async function send(gateway: KnownGateway, request: Buffer): Promise<void> {
  const own = await openProbe()
  proven(await own.ask(server().radius.acctPort, request), request, gateway)
  own.close()
}

async function rows(gateway: KnownGateway) {
  const found = await storedSessions(server(), gateway)
  return found.map((row) => [row.acctSessionId, row.seconds, row.upBytes, row.stoppedAt === null ? 'open' : row.cause])
}

attack('a replay of an old restart closes no session and counts none twice', {
  async control() {
    const gateway = await givenRouter()
    await say(gateway, { kind: 'Start', session: 'a', at: clock.now() })
    clock.advance(60)
    await say(gateway, { kind: 'AccountingOn', at: ago(5 * DAY) })
    expect(await rows(gateway)).toEqual([['a', 0, 0, 'NasReboot']])
    return 'a restart dated 5 days ago that was never heard before closes 1 of 1'
  },
  async attempt() {
    const gateway = await givenRouter()
    const restart = await say(gateway, { kind: 'AccountingOn', at: ago(5 * DAY) })
    clock.advance(60)
    const begun = clock.now()
    await say(gateway, { kind: 'Start', session: 'a', at: begun })
    clock.advance(30 * HOUR)
    await say(gateway, { kind: 'InterimUpdate', session: 'a', seconds: 30 * HOUR, up: 1000, down: 1, at: clock.now() })
    await send(gateway, restart)
    clock.advance(60)
    await say(gateway, {
      kind: 'InterimUpdate',
      session: 'a',
      seconds: 30 * HOUR + 60,
      up: 1001,
      down: 1,
      at: clock.now(),
    })
    expect(await rows(gateway)).toEqual([['a', 30 * HOUR + 60, 1001, 'open']])
    return '0 closed, 1 row, counted once'
  },
})

attack('a replay of a restart from before the clock was corrected ends no session', {
  async control() {
    const gateway = await givenRouter()
    await say(gateway, { kind: 'Start', session: 'a', at: clock.now() })
    clock.advance(60)
    await say(gateway, { kind: 'AccountingOn', at: ago(-7 * HOUR) })
    expect(await rows(gateway)).toEqual([['a', 0, 0, 'NasReboot']])
    return 'a restart by a clock seven hours ahead closes 1 of 1'
  },
  async attempt() {
    const gateway = await givenRouter()
    const restart = await say(gateway, { kind: 'AccountingOn', at: ago(-7 * HOUR) })
    const delayed = await say(gateway, { kind: 'AccountingOff', at: ago(HOUR) })
    for (const wait of [60, 3 * HOUR, 12 * HOUR, 40 * HOUR]) {
      clock.advance(wait)
      await say(gateway, { kind: 'Start', session: `after ${wait}`, at: clock.now() })
      await send(gateway, restart)
      await send(gateway, delayed)
    }
    expect((await rows(gateway)).map((row) => row[3])).toEqual(Array(4).fill('open'))
    return '8 replays over 55 hours closed 0 of 4'
  },
})

attack('a session of the life before a restart is not counted again by a replay of its reports', {
  async control() {
    const gateway = await givenRouter()
    await say(gateway, { kind: 'Start', session: '1', mac: '020000000001', at: clock.now() })
    clock.advance(60)
    await say(gateway, { kind: 'AccountingOn', at: clock.now() })
    clock.advance(60)
    await say(gateway, { kind: 'Start', session: '1', mac: '020000000002', at: clock.now() })
    await say(gateway, { kind: 'InterimUpdate', session: '1', mac: '020000000002', seconds: 9, up: 5, at: clock.now() })
    expect(await rows(gateway)).toHaveLength(2)
    return 'the same number in a new life is a new session'
  },
  async attempt() {
    const gateway = await givenRouter()
    const of = { session: '1', mac: '020000000001' }
    const captured = [await say(gateway, { kind: 'Start', ...of, at: clock.now() })]
    clock.advance(30 * HOUR)
    const now = clock.now()
    captured.push(await say(gateway, { kind: 'InterimUpdate', ...of, seconds: 30 * HOUR, up: 1_000_500, at: now }))
    clock.advance(60)
    captured.push(await say(gateway, { kind: 'Stop', ...of, seconds: 30 * HOUR, up: 1_000_500, cause: 1, at: now }))
    await say(gateway, { kind: 'AccountingOn', at: clock.now() })
    clock.advance(2 * DAY)
    // Another phone uses the number again.
    await say(gateway, { kind: 'Start', session: '1', mac: '020000000002', at: clock.now() })
    for (const packet of captured) await send(gateway, packet)
    expect(await rows(gateway)).toEqual([
      ['1', 30 * HOUR, 1_000_500, 'UserRequest'],
      ['1', 0, 0, 'open'],
    ])
    return '3 replays: 0 closed, 0 new rows, 0 bytes more'
  },
})

attack('a router whose clock is at 1970 books on the right day, and its restart closes what was open', {
  async control() {
    const gateway = await givenRouter()
    await say(gateway, { kind: 'Start', session: 'a', at: ago(HOUR) })
    expect((await storedSessions(server(), gateway))[0]!.startedAt).toBe(ago(HOUR).toISOString())
    return 'a clock that is right is believed'
  },
  async attempt() {
    const gateway = await givenRouter()
    const uptime = (seconds: number) => new Date(seconds * 1000)
    await say(gateway, { kind: 'AccountingOn', at: uptime(12) })
    clock.advance(HOUR)
    await say(gateway, { kind: 'Start', session: 'a', at: uptime(HOUR), delay: 5 })
    expect((await storedSessions(server(), gateway))[0]!.startedAt).toBe(ago(5).toISOString())
    clock.advance(HOUR)
    await say(gateway, { kind: 'InterimUpdate', session: 'a', seconds: HOUR, up: 7, at: uptime(2 * HOUR) })
    clock.advance(HOUR)
    await say(gateway, { kind: 'AccountingOn', at: uptime(11) })
    expect(await rows(gateway)).toEqual([['a', HOUR, 7, 'NasReboot']])
    return 'booked today; closed by the restart'
  },
})
