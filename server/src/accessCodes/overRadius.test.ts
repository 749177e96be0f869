import { expect, test } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { integer } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { Code, type Packet } from '@portico/radius/packet.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { givenCodes } from '../testing/accessCodes.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage, send, type Venue } from '../testing/given.ts'
import { authReasons, randomMac, storedSessions } from '../testing/givenGuest.ts'
import { accessRequest, accountingRequest, openProbe, proven, type Method, type Probe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { useProbe } from '../testing/useProbe.ts'

const clock = handClock()
const server = useServer({ clock })
const probe = useProbe()

async function given(of: Parameters<typeof givenCodes>[2] = {}) {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  return { page, gateway, ...(await givenCodes(server(), page, of)) }
}

async function ask(
  gateway: KnownGateway,
  code: string,
  mac: string,
  of: { method?: Method; password?: string; probe?: Probe } = {},
): Promise<Packet> {
  const request = accessRequest(gateway, { username: code, password: of.password ?? code }, { mac, method: of.method })
  return proven(await (of.probe ?? probe).ask(server().radius.authPort, request, 10_000), request, gateway)
}

const listed = async (page: Venue, batchId: string) =>
  (await send(server(), accessCodes.list, { query: { batchId } }, { token: page.token })).rows

test.each(['pap', 'chap', 'mschapv2'] as const)('a code is name and password at once, by %s', async (method) => {
  const { gateway, codes } = await given()
  const reply = await ask(gateway, codes[0]!.code, randomMac(), { method })
  expect(reply.code).toBe(Code.AccessAccept)
  expect(integer(reply, Attr.SessionTimeout)).toBe(3600)
})

test('an empty password and a code in groups do as well; any other password does not', async () => {
  const { gateway, codes } = await given()
  const [first, second] = codes
  expect((await ask(gateway, first!.code, randomMac(), { password: '' })).code).toBe(Code.AccessAccept)
  const spaced = second!.code.replace(/^(.{4})/, '$1 ')
  expect((await ask(gateway, spaced, randomMac())).code).toBe(Code.AccessAccept)
  expect((await ask(gateway, codes[2]!.code, randomMac(), { password: 'guess' })).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['accepted', 'accepted', 'wrong-password'])
})

test('its time begins with the first use, and a second sign-in gets only the rest', async () => {
  const { page, gateway, batch, codes } = await given({ durationMinutes: 10 })
  const mac = randomMac()
  await ask(gateway, codes[0]!.code, mac)
  clock.advance(100)
  expect(integer(await ask(gateway, codes[0]!.code, mac), Attr.SessionTimeout)).toBe(500)
  clock.advance(501)
  expect((await ask(gateway, codes[0]!.code, mac)).code).toBe(Code.AccessReject)
  // A gateway that remembers the device gets no further.
  expect((await ask(gateway, mac, mac)).code).toBe(Code.AccessReject)
  const [first, second] = await listed(page, batch.id)
  expect([first!.state, first!.reason, second!.state]).toEqual(['expired', 'time', 'unused'])
})

test('of fifty phones that use one code in the same moment exactly as many get in as may', async () => {
  const { page, gateway, batch, codes } = await given({ maxDevices: 3 })
  // No guesses are left over from each other: each phone has its own tries, and the page has two hundred.
  const probes = await Promise.all(Array.from({ length: 50 }, openProbe))
  const replies = await Promise.all(probes.map((one) => ask(gateway, codes[0]!.code, randomMac(), { probe: one })))
  for (const one of probes) one.close()
  expect(replies.filter(({ code }) => code === Code.AccessAccept)).toHaveLength(3)
  expect((await listed(page, batch.id))[0]!.devices).toBe(3)
})

test('a revoked code and a batch switched off let nobody in', async () => {
  const { page, gateway, batch, codes } = await given()
  await send(server(), accessCodes.revoke, { body: { ids: [codes[0]!.id] } }, { token: page.token })
  expect((await ask(gateway, codes[0]!.code, randomMac())).code).toBe(Code.AccessReject)
  const off = { params: { id: batch.id }, body: { isEnabled: false } }
  await send(server(), accessCodes.updateBatch, off, { token: page.token })
  expect((await ask(gateway, codes[1]!.code, randomMac())).code).toBe(Code.AccessReject)
  await send(server(), accessCodes.updateBatch, { ...off, body: { isEnabled: true } }, { token: page.token })
  expect((await ask(gateway, codes[1]!.code, randomMac())).code).toBe(Code.AccessAccept)
})

test('a code of another venue is nobody’s here', async () => {
  const here = await given()
  const there = await given()
  expect((await ask(here.gateway, there.codes[0]!.code, randomMac())).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), here.gateway)).toEqual(['unknown'])
})

test('what a session used counts against the code over all its devices, and the next one gets only the rest', async () => {
  const { page, gateway, batch, codes } = await given({ maxDevices: 2, dataMegabytes: 10 })
  const [one, two] = [randomMac(), randomMac()]
  const first = await ask(gateway, codes[0]!.code, one)
  const grant = first.attributes.find(({ type }) => type === Attr.Class)!.value.toString()
  const report = accountingRequest(gateway, {
    kind: 'InterimUpdate',
    session: 'q',
    mac: one,
    grant,
    seconds: 1,
    down: 11_000_000,
    up: 0,
  })
  await probe.ask(server().radius.acctPort, report)
  expect(await storedSessions(server(), gateway)).toHaveLength(1)
  expect((await ask(gateway, codes[0]!.code, two)).code).toBe(Code.AccessReject)
  await expect.poll(async () => (await listed(page, batch.id))[0]!.state, { timeout: 15_000 }).toBe('expired')
  expect((await listed(page, batch.id))[0]).toMatchObject({ reason: 'data', usedBytes: 11_000_000 })
}, 30_000)
