import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { integer, ipAddress, text } from '@portico/radius/attributes.ts'
import { Attr, NasPortType, ServiceType } from '@portico/radius/dictionary.ts'
import { decodePacket } from '@portico/radius/packet.ts'
import { givenGateway, IMPATIENT, NAS_ID } from './given.ts'
import { PASSWORD } from './responder.ts'

test.each(['chap', 'pap', 'mschapv2'] as const)(
  'a guest with the right password gets online by %s, with a wrong one stays out',
  async (auth) => {
    const { phone } = await givenGateway({ auth })
    await phone.join()
    expect(await phone.login('guest', 'wrong')).toMatchObject({ isOnline: false, error: 'reject' })
    expect(await phone.canReachInternet()).toBe(false)
    expect(await phone.login('guest', PASSWORD)).toMatchObject({ isOnline: true })
    expect(await phone.canReachInternet()).toBe(true)
  },
)

test('the question names the gateway, the phone and the session, and is signed first of all', async () => {
  const { phone, server } = await givenGateway()
  await phone.join()
  await phone.login('guest', PASSWORD)
  const request = decodePacket(server.asked[0]!)!
  expect(request.attributes[0]!.type).toBe(Attr.MessageAuthenticator)
  expect(text(request, Attr.UserName)).toBe('guest')
  expect(text(request, Attr.NasIdentifier)).toBe(NAS_ID)
  expect(ipAddress(request, Attr.NasIpAddress)).toBe('127.0.0.1')
  expect(text(request, Attr.CallingStationId)).toBe(phone.mac)
  expect(text(request, Attr.CalledStationId)).toMatch(/^02(-[0-9A-F]{2}){5}:cafe-1$/)
  expect(ipAddress(request, Attr.FramedIpAddress)).toBe(phone.ip)
  expect(integer(request, Attr.NasPortType)).toBe(NasPortType.Wireless80211)
  expect(integer(request, Attr.ServiceType)).toBe(ServiceType.Login)
  expect(text(request, Attr.AcctSessionId)).toMatch(/^[0-9a-f]{14}$/)
})

test('an unanswered request is sent three times with the same bytes, and the guest is informed', async () => {
  const { phone, server } = await givenGateway(IMPATIENT)
  server.mode = 'silent'
  await phone.join()
  expect(await phone.login('guest', PASSWORD)).toMatchObject({ isOnline: false, error: 'timeout' })
  expect(server.asked).toHaveLength(3)
  expect(server.asked[1]).toEqual(server.asked[0])
  expect(server.asked[2]).toEqual(server.asked[0])
})

test.each(['wrong-secret', 'forged'] as const)('an Accept that is not proven (%s) opens no door', async (mode) => {
  const { phone, server } = await givenGateway(IMPATIENT)
  server.mode = mode
  await phone.join()
  expect(await phone.login('guest', PASSWORD)).toMatchObject({ isOnline: false, error: 'timeout' })
  expect(await phone.canReachInternet()).toBe(false)
})

test('an Accept that lost its way comes again with the answer to the next copy', async () => {
  const { phone, server, gateway } = await givenGateway({ faults: { dropReplies: 1 } })
  await phone.join()
  const login = phone.login('guest', PASSWORD)
  await gateway.waitFor(() => server.asked.length === 1)
  await setTimeout(100)
  gateway.faults.dropReplies = 0
  expect(await login).toMatchObject({ isOnline: true })
  expect(server.asked.length).toBeGreaterThan(1)
  expect(server.asked.every((copy) => copy.equals(server.asked[0]!))).toBe(true)
})

test('pressing the button twice asks once', async () => {
  const { phone, server, gateway } = await givenGateway()
  await phone.join()
  const results = await Promise.all([phone.login('guest', PASSWORD), phone.login('guest', PASSWORD)])
  expect(results.map(({ isOnline }) => isOnline)).toEqual([true, true])
  expect(await phone.login('guest', PASSWORD)).toMatchObject({ isOnline: true })
  expect(server.asked).toHaveLength(1)
  expect(gateway.phones()).toHaveLength(1)
})

test.each([
  ['no name', '', PASSWORD],
  ['a name longer than an attribute', 'n'.repeat(254), PASSWORD],
  ['a password longer than RADIUS can hide', 'guest', 'p'.repeat(129)],
])('%s is refused without asking', async (_, username, password) => {
  const { phone, server } = await givenGateway({ auth: 'pap' })
  await phone.join()
  expect(await phone.login(username, password)).toMatchObject({ isOnline: false, error: 'reject' })
  expect(server.asked).toHaveLength(0)
})
