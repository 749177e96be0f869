// RADIUS in a process of its own, on ports of its own: what it hears is known to the process that answers the owner.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { sessions } from '@portico/contract/gateways/sessions.ts'
import { Code } from '@portico/radius/packet.ts'
import { startFakeGateway } from '../../../dev/fakeGateway/startFakeGateway.ts'
import { givenGateway, givenPage, send } from '../testing/given.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { accessRequest, openProbe, proven, SILENCE_MS, type Probe } from '../testing/radius.ts'
import { SECRET_KEY } from '../testing/globalSetup.ts'
import { useServer } from '../testing/server.ts'
import { freePorts } from '../core/freePorts.ts'

const server = useServer()
let alone: ChildProcess
let probe: Probe
let ports: { auth: number; acct: number }

beforeAll(async () => {
  const [auth = 0, acct = 0] = await freePorts(2)
  ports = { auth, acct }
  const { config } = server().services
  alone = fork(join(import.meta.dirname, 'radius.ts'), {
    execArgv: ['--import', new URL('../core/jsx.ts', import.meta.url).href],
    env: {
      SECRET_KEY,
      DATABASE_URL: config.databaseUrl,
      DATA_DIR: config.dataDir,
      HOST: '127.0.0.1',
      RADIUS_AUTH_PORT: String(ports.auth),
      RADIUS_ACCT_PORT: String(ports.acct),
      LOG_LEVEL: 'silent',
      DEMO: 'false',
    },
  })
  await once(alone, 'message')
  probe = await openProbe()
})
afterAll(async () => {
  probe?.close()
  const ended = alone.exitCode === null ? once(alone, 'exit') : undefined
  alone.kill('SIGTERM')
  await ended
})

test('the doctor tells what another process refused, dropped and could not place', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  // The other process hears of a device made here within the time of a message.
  await sleep(500)
  const guest = await givenGuestAtDoor(server(), gateway)
  const refused = accessRequest(gateway, { username: guest.grant.username, password: 'wrong' }, guest)
  const reply = proven(await probe.ask(ports.auth, refused, 4000), refused, gateway)
  expect(reply.code).toBe(Code.AccessReject)
  const wrong = accessRequest(gateway, guest.grant, { ...guest, secret: Buffer.from('another') })
  const stranger = accessRequest(gateway, guest.grant, { nasId: gateway.nasId.toUpperCase(), secret: Buffer.from('x') })
  for (const one of [wrong, stranger]) expect(await probe.ask(ports.auth, one, SILENCE_MS)).toBeUndefined()
  const look = () => send(server(), doctor.venue, {}, { token: page.token })
  await expect
    .poll(async () => (await look()).drops.map(({ reason }) => reason).toSorted(), { timeout: 10_000 })
    .toEqual(['unknown-gateway', 'wrong-secret'])
  const { rows } = await send(server(), doctor.examine, { query: { of: guest.mac } }, { token: page.token })
  expect(rows[0]).toMatchObject({ cause: 'refused-wrong-password' })
})

test('where a gateway speaks from is heard in one process, and orders go there from another', async () => {
  const page = await givenPage(server())
  const fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: ports.auth, acctPort: ports.acct },
    interimSeconds: 1,
  })
  try {
    // No address is set: it is known by the gateway's own packets alone.
    const configuration = { loginUrl: `${fake.url}/login`, coaPort: fake.coaPort, sessionMinutes: 60 }
    const gateway = await givenGateway(server(), page, { configuration })
    await sleep(500)
    const portalUrl = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
    fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
    const guest = await givenGuestAtDoor(server(), gateway)
    const phone = fake.phone(gateway.nasId, guest.mac)
    await phone.join()
    const query = new URLSearchParams({ ...guest.grant, mac: guest.mac } as never)
    await fetch(`${fake.url}/login?${query}`, { redirect: 'manual' })
    const online = async () => (await send(server(), sessions.online, {}, { token: page.token })).rows
    await expect.poll(async () => (await online()).length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => server().registry.addressOf(gateway), { timeout: 5000 }).toBe('127.0.0.1')
    const [row] = await online()
    const { result } = await send(server(), sessions.disconnect, { params: { id: row!.id } }, { token: page.token })
    expect(result).toBe('disconnected')
    await expect.poll(async () => (await online()).length, { timeout: 10_000 }).toBe(0)
  } finally {
    await fake.stop()
  }
})
