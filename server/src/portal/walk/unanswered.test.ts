import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { cookieOf } from '../../testing/hotspot.ts'
import { knock, openPortal, post, type PortalPage } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const server = useServer({ clock })

/** A guest who has passed both steps and was sent to the gateway. */
async function givenPassed() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'terms' }, { type: 'password', password: 'tra da' }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const mac = randomMac()
  const first = await openPortal(server(), gateway, { mac })
  const cookie = cookieOf(first)
  const open = (query: Record<string, string>) => openPortal(server(), gateway, { mac, ...query }, { cookie })
  await post(server(), first.action, { terms: 'yes' })
  const { location } = await post(server(), first.action, { password: 'tra da' })
  return { page, open, location: location! }
}

const wayOn = ({ html }: PortalPage) => /<a class="button" href="([^"]+)"/.exec(html)![1]!

test('whom the gateway sends back unanswered tries again with a new login, and passes no step twice', async () => {
  const { page, open, location } = await givenPassed()
  const told = await open({ error: 'timeout' })
  expect(told.text).toMatch(/is not responding/)
  const again = await knock(server(), { path: wayOn(told) })
  expect(again.location).toContain(LOGIN)
  expect(again.location).not.toBe(location)
  const visits = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select id from visits where page_id = ${page.eid}`),
  )
  expect(visits).toHaveLength(1)
})

test('whom the gateway refuses, or who comes back much later, starts over', async () => {
  const { open } = await givenPassed()
  const refused = await open({ error: 'reject' })
  expect((await knock(server(), { path: wayOn(refused) })).html).toContain('name="terms"')
  clock.advance(11 * 60)
  const late = await open({ error: 'timeout' })
  expect((await knock(server(), { path: wayOn(late) })).html).toContain('name="terms"')
})
