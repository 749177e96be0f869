// Several processes on one pair of ports: the system spreads gateways among them, and none misses what another did.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenGateway, givenPage } from '../testing/given.ts'
import { givenGuestAtDoor, storedSessions } from '../testing/givenGuest.ts'
import { accessRequest, accountingRequest, openProbe, proven, type Probe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { Code } from '@portico/radius/packet.ts'

const server = useServer({ config: { radiusProcesses: 3 } })
/** Each a UDP port of its own, as gateways have. */
let gatewayPorts: Probe[]
beforeAll(async () => void (gatewayPorts = await Promise.all(Array.from({ length: 24 }, openProbe))))
afterAll(() => gatewayPorts.forEach((probe) => probe.close()))

/** As gateways do: again until it is answered. */
async function insist(probe: Probe, port: number, datagram: Buffer): Promise<Buffer> {
  for (let tries = 0; tries < 60; tries++) {
    const reply = await probe.ask(port, datagram, 500)
    if (reply) return reply
  }
  throw new Error('nobody answered')
}

/** Each gateway port reports one session. */
async function report(prefix: string) {
  const gateway = await givenGateway(server(), await givenPage(server()))
  await Promise.all(
    gatewayPorts.map(async (probe, n) => {
      const request = accountingRequest(gateway, {
        kind: 'Start',
        session: `${prefix}-${n}`,
        mac: `0200000000${10 + n}`,
      })
      proven(await insist(probe, server().radius.acctPort, request), request, gateway)
    }),
  )
  return gateway
}

test('three processes share the ports, and every report is stored once', { timeout: 60_000 }, async () => {
  await expect
    .poll(
      async () => {
        const before = server().radius.counters.accounted
        await report('warm')
        return server().radius.counters.accounted - before
      },
      { timeout: 40_000 },
    )
    .toBeLessThan(gatewayPorts.length)
  const gateway = await report('one')
  await expect.poll(async () => (await storedSessions(server(), gateway)).length).toBe(gatewayPorts.length)
})

test('a login is good once, whichever process is asked', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const guest = await givenGuestAtDoor(server(), gateway)
  const codes = await Promise.all(
    gatewayPorts.map(async (probe) => {
      const request = accessRequest(gateway, guest.grant, guest)
      return proven(await insist(probe, server().radius.authPort, request), request, gateway).code
    }),
  )
  expect(codes.filter((code) => code === Code.AccessAccept)).toHaveLength(1)
})

test(
  'a process that is killed is replaced, and gateways that ask again are answered',
  { timeout: 60_000 },
  async () => {
    const [pid] = server().crew.pids
    process.kill(pid!, 'SIGKILL')
    const gateway = await report('after')
    await expect.poll(async () => (await storedSessions(server(), gateway)).length).toBe(gatewayPorts.length)
    await expect.poll(() => server().crew.pids.length, { timeout: 10_000 }).toBe(2)
    expect(server().crew.pids).not.toContain(pid)
  },
)
