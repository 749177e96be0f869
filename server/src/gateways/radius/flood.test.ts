import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { Code } from '@portico/radius/packet.ts'
import { sql } from '../../core/db/database.ts'
import type { Flood, FloodResult } from '../../testing/floodSender.ts'
import { givenGateway, givenPage, send, type Venue } from '../../testing/given.ts'
import { givenGuestAtDoor, type GuestAtDoor } from '../../testing/givenGuest.ts'
import { accessRequest, accountingRequest, openProbe, proven, SILENCE_MS, statusRequest } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'
import type { KnownGateway } from '../index.ts'

const server = useServer()
const LOGIN = { username: 'somebody', password: 'something' }
/** Guests a second, and for how long. */
const A_SECOND = 50
const SECONDS = 3
const RETRY_MS = 3000
const probe = useProbe()

test('a gateway nobody knows meets silence, on both ports, and is counted', async () => {
  const known = await givenGateway(server(), await givenPage(server()))
  const stranger = { ...known, nasId: 'nobody' }
  const { authPort, acctPort, counters } = server().radius
  expect(await probe.ask(authPort, accessRequest(stranger, LOGIN), SILENCE_MS)).toBeUndefined()
  expect(await probe.ask(authPort, statusRequest(stranger), SILENCE_MS)).toBeUndefined()
  expect(
    await probe.ask(acctPort, accountingRequest(stranger, { kind: 'Start', session: 's' }), SILENCE_MS),
  ).toBeUndefined()
  expect(counters['unknown-gateway']).toBe(3)
  const named = accessRequest(known, LOGIN)
  expect(proven(await probe.ask(authPort, named), named, known).code).toBe(Code.AccessReject)
})

test(
  'ten thousand pieces of garbage a second get no answer, and guests meanwhile get in',
  { timeout: 60_000 },
  async () => {
    const page = await givenPage(server())
    const gateway = await givenGateway(server(), page)
    const others = await givenCrowd(page)
    const guests = await Promise.all(
      Array.from({ length: A_SECOND * SECONDS }, () => givenGuestAtDoor(server(), gateway)),
    )
    const { authPort, acctPort, counters } = server().radius
    const before = { all: sum(counters), failed: counters.failed }
    const heapBefore = heapBytes()
    const flood = startFlood({
      ports: [authPort, acctPort],
      perSecond: 12_000,
      seconds: SECONDS + 1,
      nasIds: [gateway.nasId, ...others],
    })
    const waits = await Promise.all(
      guests.map(async (guest, n) => {
        await sleep(500 + (n * 1000) / A_SECOND)
        return signIn(gateway, guest)
      }),
    )
    const { sent, seconds, heard } = await flood
    const rate = Math.round(sent / seconds)
    const slowest = Math.round(Math.max(...waits))
    console.log(`garbage: ${rate}/s for ${seconds.toFixed(1)} s; ${guests.length} sign-ins, slowest ${slowest} ms`)
    expect(rate).toBeGreaterThanOrEqual(10_000)
    expect(heard).toBe(0)
    expect(slowest).toBeLessThan(RETRY_MS)
    expect(sum(counters) - before.all, 'most arrived, and each was counted').toBeGreaterThan(sent / 2)
    expect(counters.failed).toBe(before.failed)
    expect(heapBytes() - heapBefore, 'nothing is kept of it').toBeLessThan(20_000_000)
    const stored = await server().services.db.asSystem((tx) =>
      tx.first(sql<{ drops: number; strays: number }>`
      select (select count(*)::int from radius_drops) as drops, (select count(*)::int from stray_packets) as strays`),
    )
    expect(stored!.drops + stored!.strays, 'a flood is rows, not a row each').toBeLessThan(10_000)
  },
)

/** A chain behind one address, of which many bear the same name: what costs most to tell apart. */
async function givenCrowd(page: Venue): Promise<string[]> {
  for (let part = 0; part < 2; part++) {
    const rows = Array.from({ length: 500 }, (_, n) => ({ name: `AP ${part} ${n}`, type: 'radius' as const }))
    await send(server(), gateways.addMany, { body: { rows } }, { token: page.token })
  }
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update gateways set radius_address = '127.0.0.1' where page_id = ${page.eid}`),
  )
  const venues = await Promise.all(Array.from({ length: 20 }, () => givenPage(server())))
  for (const venue of venues) await givenGateway(server(), venue, { nas_id: 'hotspot' })
  await server().registry.refresh()
  return ['hotspot']
}

/** As a NAS does it: asks, and asks again with the same packet. @returns how long until it was let in, in ms */
async function signIn(gateway: KnownGateway, guest: GuestAtDoor): Promise<number> {
  const own = await openProbe()
  const request = accessRequest(gateway, guest.grant, guest)
  const from = performance.now()
  const reply =
    (await own.ask(server().radius.authPort, request, RETRY_MS)) ?? (await own.ask(server().radius.authPort, request))
  own.close()
  expect(proven(reply, request, gateway).code).toBe(Code.AccessAccept)
  return performance.now() - from
}

async function startFlood(flood: Flood): Promise<FloodResult> {
  const script = join(import.meta.dirname, '../../testing/floodSender.ts')
  const child = fork(script, [JSON.stringify(flood)])
  const [told] = (await once(child, 'message')) as [FloodResult]
  return told
}

function heapBytes(): number {
  setFlagsFromString('--expose_gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

const sum = (counters: Record<string, number>) => Object.values(counters).reduce((total, n) => total + n, 0)
