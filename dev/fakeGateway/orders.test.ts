// FreeRADIUS's own client sends Disconnect and CoA.
import { describe, expect, test } from 'vitest'
import { integer } from '@portico/radius/attributes.ts'
import { AcctStatusType, Attr, TerminateCause } from '@portico/radius/dictionary.ts'
import { integerAttr } from '@portico/radius/writeAttributes.ts'
import { givenOnline, NAS_ID, type GatewaySetUp } from './given.ts'
import { isRadclientMissing, order } from './radclient.ts'
import { PASSWORD, SECRET } from './responder.ts'

const ways = [
  ['its session', ({ gateway }: GatewaySetUp) => `Acct-Session-Id = "${gateway.phones()[0]!.session!.acctSessionId}"`],
  [
    'its MAC, however written',
    ({ phone }: GatewaySetUp) => `Calling-Station-Id = "${phone.mac.replaceAll('-', ':').toLowerCase()}"`,
  ],
  ['its address', ({ phone }: GatewaySetUp) => `Framed-IP-Address = ${phone.ip}`],
  ['its name', () => 'User-Name = "guest"'],
  [
    'all of these',
    ({ phone }: GatewaySetUp) =>
      `NAS-Identifier = "${NAS_ID}", User-Name = "guest", Framed-IP-Address = ${phone.ip}, Event-Timestamp = 1795165200, Message-Authenticator = 0x00`,
  ],
] as const

describe.skipIf(isRadclientMissing)('orders from radclient (Debian package freeradius-utils)', () => {
  test.each(ways)('a guest named by %s is thrown out', async (_, name) => {
    const given = await givenOnline()
    expect(await order(given, 'disconnect', name(given))).toContain('Received Disconnect-ACK')
    expect(await given.phone.canReachInternet()).toBe(false)
    const stops = () => given.server.reported(AcctStatusType.Stop)
    await given.gateway.waitFor(() => stops().length === 1)
    expect(integer(stops()[0]!, Attr.AcctTerminateCause)).toBe(TerminateCause.AdminReset)
  })

  test.each([
    ['a session nobody has', 'Acct-Session-Id = "nobody"', 'Session-Context-Not-Found'],
    [
      'a name that fits and a MAC that does not',
      'User-Name = "guest", Calling-Station-Id = "02-00-00-00-00-01"',
      'Session-Context-Not-Found',
    ],
    ['nobody at all', 'Message-Authenticator = 0x00', 'Missing-Attribute'],
    ['more than a Disconnect may hold', 'User-Name = "guest", Session-Timeout = 60', 'Unsupported-Attribute'],
    ['a service', 'User-Name = "guest", Service-Type = Authorize-Only', 'Unsupported-Service'],
    ['another gateway', 'User-Name = "guest", NAS-Identifier = "elsewhere"', 'NAS-Identification-Mismatch'],
  ])('a Disconnect that names %s is refused, and the guest stays', async (_, attributes, cause) => {
    const given = await givenOnline()
    const printed = await order(given, 'disconnect', attributes)
    expect(printed).toContain('Received Disconnect-NAK')
    expect(printed).toContain(`Error-Cause = ${cause}`)
    expect(await given.phone.canReachInternet()).toBe(true)
  })

  test('a sender without the secret gets no answer', async () => {
    const given = await givenOnline()
    expect(await order(given, 'disconnect', 'User-Name = "guest"', 'a guess')).toContain('No reply')
    expect(await given.phone.canReachInternet()).toBe(true)
  })

  test('an order from ten minutes ago is a replay and gets no answer', async () => {
    const given = await givenOnline()
    const old = given.clock.now().getTime() / 1000 - 600
    expect(await order(given, 'disconnect', `User-Name = "guest", Event-Timestamp = ${old}`)).toContain('No reply')
    expect(await given.phone.canReachInternet()).toBe(true)
  })

  test('a CoA changes time and speed of a running session at once', async () => {
    const given = await givenOnline({}, [integerAttr(Attr.SessionTimeout, 3600)])
    const { gateway, clock, phone } = given
    const changes =
      'User-Name = "guest", Session-Timeout = 600, Mikrotik-Rate-Limit = "64k/128k", Acct-Interim-Interval = 60'
    expect(await order(given, 'coa', changes)).toContain('Received CoA-ACK')
    expect(gateway.phones()[0]!.session!.limits).toMatchObject({
      sessionSeconds: 600,
      upKbps: 64,
      downKbps: 128,
      interimSeconds: 60,
    })
    clock.pass(599)
    const { up, down } = gateway.phones()[0]!.session!
    expect(up).toBeLessThanOrEqual((599 * 64_000) / 8)
    expect(down).toBeLessThanOrEqual((599 * 128_000) / 8)
    expect(await phone.canReachInternet()).toBe(true)
    clock.pass(1)
    expect(await phone.canReachInternet()).toBe(false)
  })

  test.each([
    ['an attribute hotspots do not change', 'Filter-Id = "fast"', 'Unsupported-Attribute'],
    ['a vendor they do not know', 'Cisco-AVPair = "x=y"', 'Unsupported-Attribute'],
    ['a speed that is none', 'Mikrotik-Rate-Limit = "quick"', 'Invalid-Attribute-Value'],
  ])('a CoA with %s changes nothing', async (_, attribute, cause) => {
    const given = await givenOnline({}, [integerAttr(Attr.SessionTimeout, 3600)])
    const before = given.gateway.phones()
    const printed = await order(given, 'coa', `User-Name = "guest", Session-Timeout = 60, ${attribute}`)
    expect(printed).toContain('Received CoA-NAK')
    expect(printed).toContain(`Error-Cause = ${cause}`)
    expect(given.gateway.phones()).toEqual(before)
  })

  test('one process plays many gateways: an order reaches guests of the one whose secret it bears', async () => {
    const given = await givenOnline()
    const { gateway, server } = given
    gateway.enrol({ nasId: NAS_ID, secret: 'of the neighbour', portalUrl: 'http://portal.example/w/other' })
    expect(
      await order(given, 'disconnect', `User-Name = "guest", NAS-Identifier = "${NAS_ID}"`, 'of the neighbour'),
    ).toContain('Session-Context-Not-Found')
    gateway.enrol({ nasId: 'cafe-2', secret: SECRET, portalUrl: 'http://portal.example/w/second' })
    const second = gateway.phone('cafe-2')
    await second.join()
    expect(await second.login('guest', PASSWORD)).toMatchObject({ isOnline: true })
    expect(await order(given, 'disconnect', 'User-Name = "guest", NAS-Identifier = "cafe-2"')).toContain(
      'Received Disconnect-ACK',
    )
    expect(await given.phone.canReachInternet()).toBe(true)
    expect(await second.canReachInternet()).toBe(false)
    expect(server.asked).toHaveLength(2)
  })

  test('a gateway may be ordered to refuse or to keep silent, and ordered otherwise later', async () => {
    const given = await givenOnline({ faults: { refuseDisconnect: 504 } })
    const { gateway, phone } = given
    expect(await order(given, 'disconnect', 'User-Name = "guest"')).toContain(
      'Error-Cause = Session-Context-Not-Removable',
    )
    gateway.faults.refuseDisconnect = undefined
    gateway.faults.silentDisconnect = true
    expect(await order(given, 'disconnect', 'User-Name = "guest"')).toContain('No reply')
    expect(await phone.canReachInternet()).toBe(true)
    gateway.faults.silentDisconnect = false
    expect(await order(given, 'disconnect', 'User-Name = "guest"')).toContain('Received Disconnect-ACK')
  })
})
