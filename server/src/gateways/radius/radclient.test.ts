import { expect, test } from 'vitest'
import { formatMac } from '@portico/radius/mac.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { authReasons, givenGuestAtDoor, storedSessions, storedVisit } from '../../testing/givenGuest.ts'
import { needsRadclient, radclient } from '../../testing/radclient.ts'
import { useServer } from '../../testing/server.ts'
import type { KnownGateway } from '../index.ts'

const server = useServer()
const configuration = { sessionMinutes: 30, downKbps: 2000, upKbps: 1000 }
const given = async () => givenGateway(server(), await givenPage(server()), { configuration })
const SIGNED = { 'Message-Authenticator': '0x00' }

const ask = (
  gateway: KnownGateway,
  kind: 'auth' | 'acct' | 'status',
  attributes: Record<string, string | number>,
  secret: Buffer | string = gateway.radiusSecret,
) => {
  const { authPort, acctPort } = server().radius
  return radclient({ port: kind === 'acct' ? acctPort : authPort, kind, secret }, attributes)
}

test.each(['User-Password', 'CHAP-Password'])(
  'FreeRADIUS’s client gets a guest in with %s, and only once',
  needsRadclient,
  async (way) => {
    const gateway = await given()
    const { grant, mac } = await givenGuestAtDoor(server(), gateway)
    const login = {
      'User-Name': grant.username,
      [way]: grant.password,
      'NAS-Identifier': gateway.nasId,
      'Calling-Station-Id': formatMac(mac, 'AA-BB-CC-DD-EE-FF'),
      ...SIGNED,
    }
    const said = await ask(gateway, 'auth', login)
    expect(said).toMatch(/Received Access-Accept/)
    expect(said).toMatch(/Message-Authenticator = 0x[0-9a-f]{32}\n\s+Session-Timeout = 1800/)
    expect(said).toContain('Acct-Interim-Interval = 60')
    expect(said).toContain('WISPr-Bandwidth-Max-Down = 2000000')
    expect(said).toContain('Mikrotik-Rate-Limit = "1M/2M"')
    expect(await ask(gateway, 'auth', login)).toMatch(/Received Access-Reject/)
    expect(await authReasons(server(), gateway)).toEqual(['accepted', 'used'])
  },
)

test(
  'FreeRADIUS’s client hears nothing without a seal, with a wrong secret, or from a gateway nobody knows',
  needsRadclient,
  async () => {
    const gateway = await given()
    const login = { 'User-Name': 'x', 'User-Password': 'y', 'NAS-Identifier': gateway.nasId }
    const said = await Promise.all([
      ask(gateway, 'auth', login),
      ask(gateway, 'auth', { ...login, ...SIGNED }, 'guess'),
      ask(gateway, 'auth', { ...login, 'NAS-Identifier': 'nobody', ...SIGNED }),
    ])
    for (const one of said) expect(one).toMatch(/No reply from server/)
  },
)

test('FreeRADIUS’s client tells a whole session, beyond 4 GiB, and it is stored once', needsRadclient, async () => {
  const gateway = await given()
  const guest = await givenGuestAtDoor(server(), gateway)
  const session = {
    'Acct-Session-Id': 'rc-1',
    'NAS-Identifier': gateway.nasId,
    'Calling-Station-Id': guest.mac,
    Class: `0x${Buffer.from(guest.grant.username).toString('hex')}`,
    'Framed-IP-Address': '10.5.50.7',
  }
  const tell = async (kind: string, more: Record<string, string | number> = {}) =>
    expect(await ask(gateway, 'acct', { 'Acct-Status-Type': kind, ...session, ...more })).toMatch(
      /Received Accounting-Response/,
    )
  await tell('Start')
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'online', visits: 1 })
  await tell('Interim-Update', {
    'Acct-Session-Time': 60,
    'Acct-Input-Octets': 1000,
    'Acct-Output-Octets': 4_000_000_000,
  })
  await tell('Stop', {
    'Acct-Session-Time': 120,
    'Acct-Input-Octets': 2000,
    'Acct-Output-Octets': 5,
    'Acct-Output-Gigawords': 2,
    'Acct-Terminate-Cause': 'Idle-Timeout',
  })
  expect(await storedSessions(server(), gateway)).toMatchObject([
    {
      acctSessionId: 'rc-1',
      mac: guest.mac,
      seconds: 120,
      upBytes: 2000,
      downBytes: 2 * 2 ** 32 + 5,
      cause: 'IdleTimeout',
      visitId: guest.visitId,
    },
  ])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})

test('FreeRADIUS’s client learns that the server is alive, on both ports', needsRadclient, async () => {
  const gateway = await given()
  const { authPort, acctPort } = server().radius
  const question = { 'NAS-Identifier': gateway.nasId, ...SIGNED }
  const { radiusSecret: secret } = gateway
  expect(await radclient({ port: authPort, kind: 'status', secret }, question)).toMatch(/Received Access-Accept/)
  expect(await radclient({ port: acctPort, kind: 'status', secret }, question)).toMatch(/Received Accounting-Response/)
})
