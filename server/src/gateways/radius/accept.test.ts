import { expect, test } from 'vitest'
import { integer, text, vendorBytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { vendorAttr } from '@portico/radius/writeAttributes.ts'
import { Code, type Packet } from '@portico/radius/packet.ts'
import { MicrosoftAttr, MikroTikAttr, Vendor, WisprAttr } from '@portico/radius/vendors.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { authReasons, givenGuestAtDoor, type GuestAtDoor } from '../../testing/givenGuest.ts'
import { accessRequest, proven, type Method } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'
import type { KnownGateway } from '../index.ts'

const clock = handClock()
const server = useServer({ clock })
const probe = useProbe()

async function givenHotspot(): Promise<KnownGateway> {
  const configuration = { sessionMinutes: 90, downKbps: 5000, upKbps: 750 }
  return givenGateway(server(), await givenPage(server()), { configuration })
}

async function signIn(gateway: KnownGateway, { grant, mac }: GuestAtDoor, method: Method = 'pap'): Promise<Packet> {
  const request = accessRequest(gateway, grant, { method, mac })
  return proven(await probe.ask(server().radius.authPort, request), request, gateway)
}

test.each(['pap', 'chap', 'mschapv2'] as const)(
  'a guest gets in by %s, for the venue’s time and speed',
  async (method) => {
    const gateway = await givenHotspot()
    const guest = await givenGuestAtDoor(server(), gateway)
    const reply = await signIn(gateway, guest, method)
    expect(reply.code).toBe(Code.AccessAccept)
    expect(reply.attributes[0]!.type, 'the seal comes first (CVE-2024-3596)').toBe(Attr.MessageAuthenticator)
    expect(integer(reply, Attr.SessionTimeout)).toBe(90 * 60)
    expect(integer(reply, Attr.AcctInterimInterval)).toBe(60)
    expect(integer(reply, Attr.IdleTimeout)).toBeGreaterThanOrEqual(300)
    expect(text(reply, Attr.Class)).toBe(guest.grant.username)
    expect(vendorBytes(reply, Vendor.WISPr, WisprAttr.BandwidthMaxDown)!.readUInt32BE()).toBe(5_000_000)
    expect(vendorBytes(reply, Vendor.WISPr, WisprAttr.BandwidthMaxUp)!.readUInt32BE()).toBe(750_000)
    expect(vendorBytes(reply, Vendor.MikroTik, MikroTikAttr.RateLimit)!.toString()).toBe('750k/5M')
    const success = vendorBytes(reply, Vendor.Microsoft, MicrosoftAttr.Chap2Success)
    expect(success !== undefined).toBe(method === 'mschapv2')
    expect(await authReasons(server(), gateway)).toEqual(['accepted'])
  },
)

test('Meraki’s cloud, which takes no pace below five minutes, is asked to report every five', async () => {
  const configuration = { splash: 'sign-on' } as const
  const gateway = await givenGateway(server(), await givenPage(server()), { type: 'meraki', configuration })
  const reply = await signIn(gateway, await givenGuestAtDoor(server(), gateway))
  expect(integer(reply, Attr.AcctInterimInterval)).toBe(300)
})

test('a venue without limits gives eight hours at any speed', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const reply = await signIn(gateway, await givenGuestAtDoor(server(), gateway))
  expect(integer(reply, Attr.SessionTimeout)).toBe(8 * 3600)
  expect(reply.attributes.some(({ type }) => type === Attr.VendorSpecific)).toBe(false)
})

test.each([
  ['mikrotik', 900],
  ['coovachilli', 3600],
  ['cisco', 3600],
] as const)(
  'a sleeping phone is not thrown out where it cannot come back by itself: %s waits %i s',
  async (type, seconds) => {
    const gateway = await givenGateway(server(), await givenPage(server()), { type })
    const reply = await signIn(gateway, await givenGuestAtDoor(server(), gateway))
    expect(integer(reply, Attr.IdleTimeout)).toBe(seconds)
  },
)

test('a device that comes back by itself gets what is left of its time, and no more', async () => {
  const gateway = await givenHotspot()
  const guest = await givenGuestAtDoor(server(), gateway)
  expect((await signIn(gateway, guest)).code).toBe(Code.AccessAccept)
  clock.advance(30 * 60)
  const again = await comeBack(gateway, guest.mac)
  expect([again.code, integer(again, Attr.SessionTimeout)]).toEqual([Code.AccessAccept, 60 * 60])
  clock.advance(60 * 60)
  expect((await comeBack(gateway, guest.mac)).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['accepted', 'accepted', 'expired'])
})

test('a device nobody let in does not come in by its address', async () => {
  const gateway = await givenHotspot()
  const waiting = await givenGuestAtDoor(server(), gateway)
  expect((await comeBack(gateway, waiting.mac)).code).toBe(Code.AccessReject)
  expect(await authReasons(server(), gateway)).toEqual(['unknown'])
})

test('the device is known in whichever way the gateway writes its address', async () => {
  const gateway = await givenHotspot()
  const guest = await givenGuestAtDoor(server(), gateway)
  await signIn(gateway, guest)
  const dots = guest.mac.replace(/(.{4})(?=.)/g, '$1.').toUpperCase()
  expect((await comeBack(gateway, guest.mac, dots)).code).toBe(Code.AccessAccept)
})

async function comeBack(gateway: KnownGateway, mac: string, written = mac): Promise<Packet> {
  const request = accessRequest(gateway, { username: written, password: written }, { mac })
  return proven(await probe.ask(server().radius.authPort, request), request, gateway)
}

test('a router that keeps its own name is known by the location of its hotspot', async () => {
  const gateway = await givenHotspot()
  const { grant, mac } = await givenGuestAtDoor(server(), gateway)
  const location = vendorAttr(Vendor.WISPr, WisprAttr.LocationId, gateway.nasId)
  // Another venue calls its device as every new RouterOS calls itself.
  await givenGateway(server(), await givenPage(server()), { nas_id: 'MikroTik' })
  const request = accessRequest(gateway, grant, { mac, nasId: 'MikroTik', more: [location] })
  const reply = proven(await probe.ask(server().radius.authPort, request), request, gateway)
  expect(reply.code).toBe(Code.AccessAccept)
})
