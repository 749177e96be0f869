// Disconnect and CoA packets as a way to reach services of the server's own machine and networks.
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect } from 'vitest'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { sql } from '../server/src/core/db/database.ts'
import { givenGateway, givenPage, send } from '../server/src/testing/given.ts'
import { givenSession } from '../server/src/testing/givenGuest.ts'
import { accountingRequest, openProbe } from '../server/src/testing/radius.ts'
import { useServer } from '../server/src/testing/server.ts'
import type { RunningServer } from '../server/src/processes/all.ts'
import { attack } from './attack.ts'

const server = useServer({ config: { gatewayNetworks: [] } })
const openServer = useServer({ config: { gatewayNetworks: ['127.0.0.0/8', '10.9.0.0/16'] } })

type Service = { socket: Socket; port: number; heard: number }
/** What the closed server must not reach and the open one may: its orders are resent for a while. */
let [forbidden, allowed]: Service[] = []
beforeAll(async () => void ([forbidden, allowed] = [await listen(), await listen()]))
afterAll(() => [forbidden, allowed].forEach((service) => service?.socket.close()))

async function listen(): Promise<Service> {
  const socket = createSocket('udp4')
  socket.bind(0)
  await once(socket, 'listening')
  const service = { socket, port: socket.address().port, heard: 0 }
  socket.on('message', () => service.heard++)
  return service
}

const serviceOf = (running: RunningServer) => (running === openServer() ? allowed! : forbidden!)

const OWN = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
const HOSTILE = (
  '127.0.0.1 127.0.0.53 0.0.0.0 169.254.169.254 224.0.0.251 239.255.255.250 255.255.255.255 240.0.0.1 168.63.129.16 ' +
  '::1 :: fe80::1 ff02::1 fd00::1 ::ffff:127.0.0.1 ::ffff:169.254.169.254 64:ff9b::7f00:1 ' +
  '10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 192.0.2.1'
)
  .split(' ')
  .concat(OWN.map(({ address }) => address))

function make(running: RunningServer, token: string, coaAddress: string) {
  const body = {
    name: 'Quầy',
    type: 'radius' as const,
    configuration: { coaAddress, coaPort: serviceOf(running).port },
  }
  return send(running, gateways.create, { body }, { token })
}

attack('an owner cannot point orders at the server’s own machine or networks', {
  async control() {
    const { token } = await givenPage(server())
    for (const address of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', ''])
      await make(server(), token, address)
    const venue = await givenPage(openServer())
    await make(openServer(), venue.token, '10.9.1.1')
    const { nas_id } = await make(openServer(), venue.token, '127.0.0.1')
    void send(openServer(), gateways.test, { params: { nas_id } }, { token: venue.token }).catch(() => undefined)
    await expect.poll(() => allowed!.heard).toBeGreaterThan(0)
    return 'public ones are taken; in a network the operator opened the service hears the order'
  },
  async attempt() {
    const page = await givenPage(server())
    const { nasId: nas_id, id } = await givenGateway(server(), page)
    const refused = { status: 400, code: 'request/invalid' }
    for (const coaAddress of HOSTILE) {
      await expect(make(server(), page.token, coaAddress), coaAddress).rejects.toMatchObject(refused)
      const body = { name: 'Quầy', type: 'radius' as const, configuration: { coaAddress } }
      const change = send(server(), gateways.update, { params: { nas_id }, body }, { token: page.token })
      await expect(change, coaAddress).rejects.toMatchObject(refused)
      const many = send(server(), gateways.addMany, { body: { rows: [body] } }, { token: page.token })
      await expect(many, coaAddress).rejects.toMatchObject(refused)
    }
    // An address that an older version accepted gets no packets either.
    for (const coaAddress of ['127.0.0.1', '0.0.0.0', '::1', '::ffff:127.0.0.1']) {
      await store(id, { coaAddress, coaPort: forbidden!.port })
      const { checks } = await send(server(), gateways.test, { params: { nas_id } }, { token: page.token })
      expect(checks.find(({ check }) => check === 'orders')).toMatchObject({ result: 'failed' })
    }
    expect(forbidden!.heard).toBe(0)
    return `${HOSTILE.length} addresses by 3 calls refused; 4 stored before sent 0 packets`
  },
})

attack('a packet from the server’s own machine does not make it the target of orders', {
  async control() {
    allowed!.heard = 0
    void (await disconnectFrom(openServer())).answer
    await expect.poll(() => allowed!.heard).toBeGreaterThan(0)
    return 'in a network the operator opened it is'
  },
  async attempt() {
    expect(await (await disconnectFrom(server())).answer).toMatchObject({ code: 'device/unreachable' })
    expect(forbidden!.heard).toBe(0)
    return 'learnt 127.0.0.1, sent 0 packets'
  },
})

/** A router on the loopback sends, then one of its sessions must end. @returns the owner's later answer */
async function disconnectFrom(running: RunningServer): Promise<{ answer: Promise<unknown> }> {
  const page = await givenPage(running)
  const gateway = await givenGateway(running, page, { configuration: { coaPort: serviceOf(running).port } })
  const probe = await openProbe()
  await probe.ask(running.radius.acctPort, accountingRequest(gateway, { kind: 'Start', session: 's' }))
  probe.close()
  expect(running.registry.addressOf(gateway)).toBe('127.0.0.1')
  const { id } = await givenSession(running, gateway)
  const order = send(running, sessions.disconnect, { params: { id } }, { token: page.token })
  return { answer: order.catch((error: unknown) => error) }
}

async function store(id: string, configuration: object): Promise<void> {
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update gateways set configuration = ${JSON.stringify(configuration)}::jsonb where id = ${id}`),
  )
}
