import { randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { Code, encodePacket } from '@portico/radius/packet.ts'
import { bytesAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import { sql } from '../../core/db/database.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { authReasons, givenGuestAtDoor } from '../../testing/givenGuest.ts'
import {
  accessRequest,
  accountingRequest,
  proven,
  SILENCE_MS,
  statusRequest,
  unsignedAccessRequest,
} from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'
import type { KnownGateway } from '../index.ts'
import type { RadiusCounters } from './server.ts'

const server = useServer()
const probe = useProbe()

const LOGIN = { username: 'somebody', password: 'something' }

/** What the server counted while a packet met silence. */
async function silence(datagram: Buffer, port = server().radius.authPort): Promise<Partial<RadiusCounters>> {
  const before = { ...server().radius.counters }
  expect(await probe.ask(port, datagram, SILENCE_MS)).toBeUndefined()
  const after = Object.entries(server().radius.counters) as [keyof RadiusCounters, number][]
  return Object.fromEntries(after.map(([name, n]) => [name, n - before[name]]).filter(([, n]) => n !== 0))
}

async function given(configuration = {}): Promise<KnownGateway> {
  return givenGateway(server(), await givenPage(server()), { configuration })
}

test('a request without Message-Authenticator meets silence, and is counted (CVE-2024-3596)', async () => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  for (const method of ['pap', 'chap', 'mschapv2'] as const)
    expect(await silence(unsignedAccessRequest(gateway, guest.grant, { method }))).toEqual({
      'no-message-authenticator': 1,
    })
  expect(await authReasons(server(), gateway)).toEqual([])
})

test('an old box whose owner accepts the risk is served without it, but never with Proxy-State', async () => {
  const gateway = await given({ messageAuthenticator: 'legacy' })
  const guest = await givenGuestAtDoor(server(), gateway)
  const attack = { more: [bytesAttr(Attr.ProxyState, Buffer.alloc(200, 7))], mac: guest.mac }
  expect(await silence(unsignedAccessRequest(gateway, guest.grant, attack))).toEqual({ 'no-message-authenticator': 1 })
  const request = unsignedAccessRequest(gateway, guest.grant, guest)
  const reply = proven(await probe.ask(server().radius.authPort, request), request, gateway)
  expect([reply.code, reply.attributes[0]!.type]).toEqual([Code.AccessAccept, Attr.MessageAuthenticator])
})

test('an old box’s unproved packet does not say where orders for it are sent', async () => {
  const gateway = await given({ messageAuthenticator: 'legacy' })
  await probe.ask(server().radius.authPort, unsignedAccessRequest(gateway, LOGIN))
  expect(server().registry.addressOf(gateway)).toBeUndefined()
  await probe.ask(server().radius.acctPort, accountingRequest(gateway, { kind: 'Start', session: 's' }))
  expect(server().registry.addressOf(gateway)).toBe('127.0.0.1')
})

test('a wrong seal, a wrong secret and a seal of another venue’s gateway meet silence', async () => {
  const gateway = await given()
  const other = await given()
  const broken = accessRequest(gateway, LOGIN)
  broken[30]! ^= 1
  expect(await silence(broken)).toEqual({ 'wrong-secret': 1 })
  expect(await silence(accessRequest(gateway, LOGIN, { secret: Buffer.from('guess') }))).toEqual({ 'wrong-secret': 1 })
  expect(await silence(accessRequest(gateway, LOGIN, { secret: other.radiusSecret }))).toEqual({ 'wrong-secret': 1 })
  const stolen = { ...gateway, radiusSecret: other.radiusSecret }
  expect(await silence(accountingRequest(stolen, { kind: 'Start', session: 's' }), server().radius.acctPort)).toEqual({
    'wrong-secret': 1,
  })
})

test.each(['Access', 'Accounting'] as const)(
  'the status question is answered on the %s port, and only to those who prove themselves',
  async (kind) => {
    const gateway = await given()
    const port = kind === 'Access' ? server().radius.authPort : server().radius.acctPort
    const request = statusRequest(gateway)
    const reply = proven(await probe.ask(port, request), request, gateway)
    expect(reply.code).toBe(kind === 'Access' ? Code.AccessAccept : Code.AccountingResponse)
    expect(reply.attributes.map(({ type }) => type)).toEqual([Attr.MessageAuthenticator])
    expect(await silence(statusRequest(gateway, Buffer.from('guess')), port)).toEqual({ 'wrong-secret': 1 })
    const attributes = [textAttr(Attr.NasIdentifier, gateway.nasId)]
    const unsigned = encodePacket({ code: Code.StatusServer, id: 1, authenticator: randomBytes(16), attributes })!
    expect(await silence(unsigned, port)).toEqual({ 'no-message-authenticator': 1 })
  },
)

test('a gateway without guests that asks for the status counts as connected', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const state = async () => (await send(server(), contract.gateways.list, { query: {} }, page)).rows[0]!.state
  expect(await state()).toBe('waiting')
  const request = statusRequest(gateway)
  proven(await probe.ask(server().radius.authPort, request), request, gateway)
  await expect.poll(state).toBe('online')
})

test('a question at the wrong door meets silence', async () => {
  const gateway = await given()
  expect(await silence(accessRequest(gateway, LOGIN), server().radius.acctPort)).toEqual({ malformed: 1 })
  expect(await silence(accountingRequest(gateway, { kind: 'Start', session: 's' }))).toEqual({ malformed: 1 })
})

test('two venues may give their gateways one name: the secret tells which is which', async () => {
  const [one, two] = [await givenPage(server()), await givenPage(server())]
  const nas_id = `lobby-${randomInt(1e9)}`
  const gateways = [await givenGateway(server(), one, { nas_id }), await givenGateway(server(), two, { nas_id })]
  for (const gateway of gateways) {
    const guest = await givenGuestAtDoor(server(), gateway)
    const request = accessRequest(gateway, guest.grant, guest)
    expect(proven(await probe.ask(server().radius.authPort, request), request, gateway).code).toBe(Code.AccessAccept)
    expect(await authReasons(server(), gateway)).toEqual(['accepted'])
  }
})

test('strangers who take a venue’s gateway name seventeen times do not push it out', async () => {
  const nas_id = `lobby-${randomInt(1e9)}`
  const gateway = await givenGateway(server(), await givenPage(server()), { nas_id })
  for (let n = 0; n < 17; n++) await givenGateway(server(), await givenPage(server()), { nas_id })
  // A changed row lies behind the others in the table.
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`update gateways set name = 'Sảnh' where id = ${gateway.id}`)
    await tx.run(sql`update gateway_secrets set radius_secret = radius_secret where gateway_id = ${gateway.id}`)
    await tx.run(sql`update pages set name = name where id = ${gateway.pageId}`)
  })
  await server().registry.refresh()
  const request = accessRequest(gateway, LOGIN)
  expect(proven(await probe.ask(server().radius.authPort, request), request, gateway).code).toBe(Code.AccessReject)
})
