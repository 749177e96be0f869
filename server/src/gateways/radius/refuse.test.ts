import { expect, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { pages } from '@portico/contract/pages.ts'
import { vendorBytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { Code, type Packet } from '@portico/radius/packet.ts'
import { MicrosoftAttr, Vendor } from '@portico/radius/vendors.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { authReasons, givenGuestAtDoor, givenSession, randomMac, type GuestAtDoor } from '../../testing/givenGuest.ts'
import { accessRequest, openProbe, proven, SILENCE_MS, type Login, type Method } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'
import { revokeGrants, type KnownGateway } from '../index.ts'

const clock = handClock()
const server = useServer({ clock })
const probe = useProbe()

async function given(): Promise<{ gateway: KnownGateway; guest: GuestAtDoor }> {
  const gateway = await givenGateway(server(), await givenPage(server()))
  return { gateway, guest: await givenGuestAtDoor(server(), gateway) }
}

async function ask(gateway: KnownGateway, login: Login, of: { mac?: string; method?: Method } = {}): Promise<Packet> {
  const request = accessRequest(gateway, login, of)
  return proven(await probe.ask(server().radius.authPort, request), request, gateway)
}

const revoke = (guest: GuestAtDoor, gateway: KnownGateway) =>
  server().services.db.asSystem((tx) => revokeGrants(tx, gateway.pageId, guest.visitId, clock.now()))

test.each(['pap', 'chap', 'mschapv2', 'none'] as const)(
  'a wrong password by %s is refused, and the right one still works',
  async (method) => {
    const { gateway, guest } = await given()
    const { mac, grant } = guest
    for (const password of ['', grant.password.slice(0, -1), `${grant.password}x`, grant.password.toUpperCase()]) {
      const reply = await ask(gateway, { username: grant.username, password }, { mac, method })
      expect(reply.code).toBe(Code.AccessReject)
      expect(reply.attributes[0]!.type).toBe(Attr.MessageAuthenticator)
      const reason = vendorBytes(reply, Vendor.Microsoft, MicrosoftAttr.ChapError)
      if (method === 'mschapv2') expect(reason!.toString('latin1')).toContain('E=691 R=0')
      else expect(reason).toBeUndefined()
    }
    expect(await authReasons(server(), gateway)).toEqual(Array(4).fill('wrong-password'))
    expect((await ask(gateway, grant, { mac })).code).toBe(Code.AccessAccept)
  },
)

test('a one-time login works once', async () => {
  const { gateway, guest } = await given()
  expect((await ask(gateway, guest.grant, guest)).code).toBe(Code.AccessAccept)
  expect((await ask(gateway, guest.grant, guest)).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['accepted', 'used'])
})

test('of many who use one login in the same moment exactly one gets in, and the log says so', async () => {
  const { gateway, guest } = await given()
  const probes = await Promise.all(Array.from({ length: 20 }, openProbe))
  const replies = await Promise.all(
    probes.map(async (one) => {
      const request = accessRequest(gateway, guest.grant, guest)
      return proven(await one.ask(server().radius.authPort, request), request, gateway).code
    }),
  )
  for (const one of probes) one.close()
  expect(replies.filter((code) => code === Code.AccessAccept)).toHaveLength(1)
  const reasons = await authReasons(server(), gateway)
  expect(reasons.toSorted()).toEqual(['accepted', ...Array<string>(19).fill('used')])
})

test('another phone cannot use it', async () => {
  const { gateway, guest } = await given()
  expect((await ask(gateway, guest.grant, { mac: randomMac() })).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['wrong-device'])
})

test('another hotspot cannot use it, neither of this venue nor of another', async () => {
  const page = await givenPage(server())
  const [bar, garden] = [await givenGateway(server(), page), await givenGateway(server(), page)]
  const elsewhere = await given()
  const guest = await givenGuestAtDoor(server(), bar)
  expect((await ask(garden, guest.grant, guest)).code).toBe(Code.AccessReject)
  expect((await ask(elsewhere.gateway, guest.grant, guest)).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), garden)).toEqual(['wrong-gateway'])
  expect(await authReasons(server(), elsewhere.gateway)).toEqual(['unknown'])
  expect((await ask(bar, guest.grant, guest)).code).toBe(Code.AccessAccept)
})

test('a login older than a minute is refused', async () => {
  const { gateway, guest } = await given()
  const second = await givenGuestAtDoor(server(), gateway)
  clock.advance(59)
  expect((await ask(gateway, guest.grant, guest)).code).toBe(Code.AccessAccept)
  clock.advance(2)
  expect((await ask(gateway, second.grant, second)).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['accepted', 'expired'])
})

test('what was taken back is refused at once, the login and the device', async () => {
  const { gateway, guest } = await given()
  const used = await givenGuestAtDoor(server(), gateway)
  expect((await ask(gateway, used.grant, used)).code).toBe(Code.AccessAccept)
  await revoke(guest, gateway)
  await revoke(used, gateway)
  expect((await ask(gateway, guest.grant, guest)).code).toBe(Code.AccessReject)
  expect((await ask(gateway, { username: used.mac, password: used.mac }, used)).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['accepted', 'revoked', 'revoked'])
})

test(
  'a guest whom the owner disconnects stays out, even when the gateway does not answer the order',
  { timeout: 30_000 },
  async () => {
    const page = await givenPage(server())
    const gateway = await givenGateway(server(), page, { configuration: { coaAddress: '127.0.0.1', coaPort: 9 } })
    const guest = await givenGuestAtDoor(server(), gateway)
    await ask(gateway, guest.grant, guest)
    const { id } = await givenSession(server(), gateway, { guest })
    const order = send(server(), sessions.disconnect, { params: { id } }, { token: page.token })
    const refused = expect(order).rejects.toMatchObject({ status: 502, code: 'device/unreachable' })
    await expect
      .poll(async () => (await ask(gateway, { username: guest.mac, password: guest.mac }, guest)).code, {
        timeout: 1000,
      })
      .toBe(Code.AccessReject)
    await refused
    expect((await ask(gateway, { username: guest.mac, password: guest.mac }, guest)).code).toBe(Code.AccessReject)
  },
)

test('a deleted venue’s gateways get no answer any more', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway)
  await send(server(), pages.remove, { params: { eid: page.eid } }, { token: page.owner.token })
  await expect
    .poll(() => probe.ask(server().radius.authPort, accessRequest(gateway, guest.grant, guest), SILENCE_MS), {
      timeout: 5000,
    })
    .toBeUndefined()
})
