import { expect, test } from 'vitest'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const server = useServer({ clock })

test('two taps at once both carry the same login to the gateway; one much later does not', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'one-tap' }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const { action } = await openPortal(server(), gateway, { mac: randomMac() })
  const tap = () => post(server(), action, { terms: 'yes' })
  const [one, other] = await Promise.all([tap(), tap()])
  expect(one.location).toMatch(LOGIN)
  expect(other.location).toBe(one.location)
  clock.advance(11)
  const late = await tap()
  expect([late.status, late.location]).toEqual([200, undefined])
})
