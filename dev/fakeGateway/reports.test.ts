import { expect, test } from 'vitest'
import { bytes, integer, octets64, text } from '@portico/radius/attributes.ts'
import { AcctStatusType, Attr, TerminateCause } from '@portico/radius/dictionary.ts'
import type { Packet } from '@portico/radius/packet.ts'
import { bytesAttr, integerAttr } from '@portico/radius/writeAttributes.ts'
import { givenGateway, givenOnline } from './given.ts'
import { PASSWORD, SECRET } from './responder.ts'

const { Start, Stop, InterimUpdate, AccountingOn, AccountingOff } = AcctStatusType

test('a gateway says that it begins to serve, once', async () => {
  const { gateway, server } = await givenGateway()
  await gateway.waitFor(() => gateway.unanswered() === 0)
  expect(server.reported(AccountingOn)).toHaveLength(1)
  expect(text(server.reported()[0]!, Attr.NasIdentifier)).toBe('cafe-1')
})

test('sessions are reported after the gateway itself, even when that takes a second try', async () => {
  const { gateway, server } = await givenGateway()
  await gateway.waitFor(() => gateway.unanswered() === 0)
  server.isAccountingSilent = true
  server.accounting = []
  gateway.enrol({ nasId: 'cafe-2', secret: SECRET, portalUrl: 'http://portal.example/w/second' })
  const second = gateway.phone('cafe-2')
  await second.join()
  await second.login('guest', PASSWORD)
  await gateway.waitFor(() => server.accounting.length >= 2)
  server.isAccountingSilent = false
  await gateway.waitFor(() => gateway.unanswered() === 0)
  const told = server.accounting.map((packet) => integer(packet, Attr.AcctStatusType))
  expect(told).toContain(Start)
  expect(told.indexOf(Start)).toBeGreaterThan(told.lastIndexOf(AccountingOn))
})

test('a session is reported from start to stop with the Class of its Accept', async () => {
  const { gateway, server, phone, clock } = await givenOnline({}, [
    integerAttr(Attr.AcctInterimInterval, 60),
    bytesAttr(Attr.Class, Buffer.from('visit 7')),
  ])
  await gateway.waitFor(() => server.reported(Start).length === 1)
  for (const minute of [1, 2]) {
    clock.pass(60)
    await gateway.waitFor(() => server.reported(InterimUpdate).length === minute)
  }
  clock.pass(30)
  await phone.logout()
  await gateway.waitFor(() => server.reported(Stop).length === 1)

  const told = [...server.reported(Start), ...server.reported(InterimUpdate), ...server.reported(Stop)]
  expect(told.map((packet) => integer(packet, Attr.AcctSessionTime))).toEqual([undefined, 60, 120, 150])
  expect(new Set(told.map((packet) => text(packet, Attr.AcctSessionId))).size).toBe(1)
  expect(
    told.every((packet) => text(packet, Attr.Class) === 'visit 7' && text(packet, Attr.UserName) === 'guest'),
  ).toBe(true)
  const down = told.slice(1).map((packet) => octets64(packet, 'out')!)
  expect(down[0]).toBeGreaterThan(0)
  expect(down).toEqual(down.toSorted((a, b) => a - b))
  expect(integer(told[3]!, Attr.AcctTerminateCause)).toBe(TerminateCause.UserRequest)
  expect(await phone.canReachInternet()).toBe(false)
})

test('counters beyond 4 GiB are carried by Gigawords, up as input and down as output', async () => {
  const { gateway, server, phone } = await givenOnline()
  phone.transfer({ up: 2 ** 32 - 1, down: 5 * 2 ** 32 + 7 })
  await phone.logout()
  await gateway.waitFor(() => server.reported(Stop).length === 1)
  const [stop] = server.reported(Stop)
  expect(octets64(stop!, 'in')).toBe(2 ** 32 - 1)
  expect(bytes(stop!, Attr.AcctInputGigawords)).toBeUndefined()
  expect(integer(stop!, Attr.AcctOutputGigawords)).toBe(5)
  expect(integer(stop!, Attr.AcctOutputOctets)).toBe(7)
})

test('an unanswered Start is sent again in a new packet, with a longer delay and the same event time', async () => {
  const { gateway, server, phone, clock } = await givenGateway()
  await gateway.waitFor(() => gateway.unanswered() === 0)
  server.isAccountingSilent = true
  await phone.join()
  await phone.login('guest', PASSWORD)
  await gateway.waitFor(() => server.reported(Start).length === 1)
  clock.pass(7)
  const delayOf = (packet: Packet) => integer(packet, Attr.AcctDelayTime)
  const late = await gateway.waitFor(() => server.accounting.find((packet) => delayOf(packet) === 7))
  const first = server.reported(Start)[0]!
  expect(delayOf(first)).toBe(0)
  expect(integer(late, Attr.EventTimestamp)).toBe(integer(first, Attr.EventTimestamp))
  expect(late.id).not.toBe(first.id)
  expect(gateway.unanswered()).toBe(1)
  server.isAccountingSilent = false
  await gateway.waitFor(() => gateway.unanswered() === 0)
})

test('a gateway that goes down ends its sessions, and only then says so', async () => {
  const { gateway, server } = await givenOnline()
  await gateway.stop({ graceMs: 5000 })
  expect(
    server
      .reported()
      .slice(-2)
      .map((packet) => integer(packet, Attr.AcctStatusType)),
  ).toEqual([Stop, AccountingOff])
  expect(integer(server.reported(Stop)[0]!, Attr.AcctTerminateCause)).toBe(TerminateCause.NasReboot)
})

test('going down does not wait for ever for a server that is gone', async () => {
  const { gateway, server } = await givenOnline()
  await gateway.waitFor(() => gateway.unanswered() === 0)
  server.isAccountingSilent = true
  const before = performance.now()
  await gateway.stop({ graceMs: 100 })
  // Three seconds would be enough; the rest is for a busy machine.
  expect(performance.now() - before).toBeLessThan(12_000)
  // A Stop that is still in flight must not arrive after Accounting-Off.
  expect(server.reported(Stop)).toHaveLength(1)
  expect(server.reported(AccountingOff)).toHaveLength(0)
})

test('the interval the server asks for gives way to the one the gateway was started with', async () => {
  const { gateway, server, clock } = await givenOnline({ interimSeconds: 5 }, [
    integerAttr(Attr.AcctInterimInterval, 600),
  ])
  clock.pass(5)
  await gateway.waitFor(() => server.reported(InterimUpdate).length === 1)
  expect(integer(server.reported(InterimUpdate)[0]!, Attr.AcctSessionTime)).toBe(5)
})
