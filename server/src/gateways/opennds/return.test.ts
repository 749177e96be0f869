import { expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { fasFields, fasLevel1, ndsClient } from '../../testing/opennds.ts'
import { tellAs } from '../../testing/openndsAgent.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })

/** A guest at level 1, at the moment the gateway takes the token: `back` is where it then sends the phone. */
async function givenBack() {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel: 1 } })
  const mac = randomMac().match(/../g)!.join(':')
  const first = await openPortal(server(), gateway, fasLevel1(fasFields(mac)))
  const said = await post(server(), first.action, { terms: 'yes' })
  const { searchParams } = new URL(said.location!)
  const back = new URL(searchParams.get('redir')!)
  const custom = searchParams.get('custom')!
  const { id: userId, family } = page.owner
  const token = () => server().services.tokens.signPage({ userId, family, pageId: page.eid })
  return { page, gateway, mac, custom, path: back.pathname, back: back.pathname + back.search, token }
}

test('the page says that the guest is online as soon as the gateway sends the phone back, and offers the rest with the report', async () => {
  const { gateway, mac, custom, path, back } = await givenBack()
  expect((await knock(server(), { path })).text).not.toMatch(/You’re online/)
  const returned = await knock(server(), { path: back })
  expect(returned.text).toMatch(/You’re online/)
  expect(returned.text).not.toMatch(/Disconnect/)
  const begun = String(Math.floor(clock.now().getTime() / 1000))
  await tellAs(server(), gateway, [ndsClient(mac, { custom, session_start: begun })])
  expect((await knock(server(), { path })).text).toMatch(/You’re online.*Disconnect/)
})

test('with an agent that never calls the guest still reads the truth, and the owner what is missing', async () => {
  const { page, gateway, mac, path, back, token } = await givenBack()
  await knock(server(), { path: back })
  clock.advance(3 * 60)
  expect((await knock(server(), { path })).text).toMatch(/You’re online/)
  const as = { token: await token() }
  const [device] = (await send(server(), gateways.list, { query: {} }, as)).rows
  expect(device!.lastError).toMatch(/portico-agent.*has not connected/)
  const { checks } = await send(server(), gateways.test, { params: { nas_id: gateway.nasId } }, as)
  expect(checks.find(({ check }) => check === 'orders')).toMatchObject({
    result: 'failed',
    detail: expect.stringMatching(/has not connected/),
  })
  const { rows } = await send(server(), doctor.examine, { query: { of: mac } }, as)
  expect(rows[0]).toMatchObject({ cause: 'no-report' })
  expect(page.eid).toBeDefined()
})

test('a mark of another session, of another time or made up says nothing', async () => {
  const [own, other] = [await givenBack(), await givenBack()]
  const [, mark] = other.back.split('?in=')
  for (const wrong of [mark, 'x', '', `${own.back.split('?in=')[1]}x`, '%00'])
    expect((await knock(server(), { path: `${own.path}?in=${wrong}` })).text).not.toMatch(/You’re online/)
  clock.advance(1)
  await knock(server(), { path: `${own.path}/again` })
  expect((await knock(server(), { path: own.back })).text, 'a new login').not.toMatch(/You’re online/)
})
