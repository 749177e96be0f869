import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { givenGuestAtDoor } from '../../testing/givenGuest.ts'
import {
  accessRequest,
  accountingRequest,
  openProbe,
  proven,
  SILENCE_MS,
  statusRequest,
  type Probe,
} from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import type { KnownGateway } from '../index.ts'

const server = useServer()
const LOGIN = { username: 'somebody', password: 'something' }
const PACKETS = 10_000
let probe: Probe
beforeAll(async () => void (probe = await openProbe()))
afterAll(() => probe.close())

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

test('ten thousand pieces of garbage get no answer, and a guest meanwhile gets in', { timeout: 60_000 }, async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const guests = await Promise.all(Array.from({ length: 10 }, () => givenGuestAtDoor(server(), gateway)))
  const { authPort, acctPort, counters } = server().radius
  const attacker = await openProbe()
  const before = sum(counters)
  const accepted: number[] = []
  for (let n = 0; n < PACKETS; n++) {
    await attacker.send(n % 2 ? authPort : acctPort, garbage(gateway))
    if (n % (PACKETS / guests.length) !== 0) continue
    const request = accessRequest(gateway, guests[accepted.length]!.grant, guests[accepted.length])
    accepted.push(proven(await probe.ask(authPort, request), request, gateway).code)
  }
  expect(accepted).toEqual(guests.map(() => Code.AccessAccept))
  expect(attacker.heard).toEqual([])
  attacker.close()
  const counted = sum(counters) - before
  expect(counted, 'most arrived, and each was counted').toBeGreaterThan(PACKETS / 2)
  expect(counters.failed).toBe(0)
})

const sum = (counters: Record<string, number>) => Object.values(counters).reduce((total, n) => total + n, 0)

/** Noise, packets cut short, packets with one byte changed, lengths that lie. */
function garbage(gateway: KnownGateway): Buffer {
  const real = randomInt(2)
    ? accessRequest(gateway, LOGIN)
    : accountingRequest(gateway, { kind: 'Stop', session: 's', seconds: 9 })
  switch (randomInt(5)) {
    case 0:
      return randomBytes(randomInt(1, 4200))
    case 1:
      return Buffer.concat([Buffer.from([randomInt(1, 46), randomInt(256)]), randomBytes(randomInt(18, 300))])
    case 2:
      return real.subarray(0, randomInt(1, real.length))
    case 3: {
      real.writeUInt16BE((real.length + randomInt(1, 65_536)) % 65_536, 2)
      return real
    }
    default: {
      // Not the identifier: a gateway that counts on is no garbage.
      const at = randomInt(4, real.length)
      real[at] = real[at]! ^ randomInt(1, 256)
      return real
    }
  }
}
