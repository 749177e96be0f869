import { expect, test } from 'vitest'
import { integer } from '@portico/radius/attributes.ts'
import { AcctStatusType, Attr, TerminateCause } from '@portico/radius/dictionary.ts'
import { integerAttr } from '@portico/radius/writeAttributes.ts'
import { givenOnline } from './given.ts'

const { Stop } = AcctStatusType
const eightHours = integerAttr(Attr.SessionTimeout, 28_800)

test('the session ends by itself when its time is up, at that very second', async () => {
  const { gateway, server, phone, clock } = await givenOnline({}, [eightHours])
  clock.pass(28_799)
  expect(await phone.canReachInternet()).toBe(true)
  clock.pass(600)
  expect(await phone.canReachInternet()).toBe(false)
  await gateway.waitFor(() => server.reported(Stop).length === 1)
  const [stop] = server.reported(Stop)
  expect(integer(stop!, Attr.AcctTerminateCause)).toBe(TerminateCause.SessionTimeout)
  expect(integer(stop!, Attr.AcctSessionTime)).toBe(28_800)
  expect(integer(stop!, Attr.AcctDelayTime)).toBe(599)
})

test('a guest who walked out is thrown out after the idle time, and moved nothing meanwhile', async () => {
  const { gateway, server, phone, clock } = await givenOnline({}, [eightHours, integerAttr(Attr.IdleTimeout, 900)])
  clock.pass(100)
  phone.leave()
  const { down } = gateway.phones()[0]!.session!
  clock.pass(899)
  expect(gateway.phones()[0]!.session!.down).toBe(down)
  clock.pass(1)
  expect(gateway.phones()[0]!.lastCause).toBe('IdleTimeout')
  await gateway.waitFor(() => server.reported(Stop).length === 1)
  expect(integer(server.reported(Stop)[0]!, Attr.AcctSessionTime)).toBe(1000)
})

test('guests leave after their stay, and a sign of life restarts the idle time', async () => {
  const { gateway, phone, clock } = await givenOnline({ staySeconds: 600 }, [integerAttr(Attr.IdleTimeout, 900)])
  clock.pass(1400)
  expect(await phone.canReachInternet()).toBe(true)
  clock.pass(899)
  expect(gateway.phones()[0]!.session).toBeDefined()
  clock.pass(2)
  expect(gateway.phones()[0]!.lastCause).toBe('IdleTimeout')
})
