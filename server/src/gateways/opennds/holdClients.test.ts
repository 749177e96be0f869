import { expect, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps, send } from '../../testing/given.ts'
import { randomMac, storedSessions, storedVisit } from '../../testing/givenGuest.ts'
import { fasFields, fasLevel1, fasLevel3, ndsClient } from '../../testing/opennds.ts'
import { tellAs } from '../../testing/openndsAgent.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'
import { encodeCustom } from './fas.ts'

const clock = handClock()
const server = useServer({ clock })
const colons = (mac: string) => mac.match(/../g)!.join(':')
const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)

/** A guest who passed a step that grants this, at a router of this level. */
async function givenSignedIn(fasLevel: 1 | 2 | 3, configuration = {}, step: object = {}) {
  const page = await givenPage(server())
  if (Object.keys(step).length > 0) await givenSteps(server(), page, [{ type: 'one-tap', ...step }])
  const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel, ...configuration } })
  const mac = randomMac()
  const nds = fasFields(colons(mac))
  const first = await openPortal(server(), gateway, fasLevel === 1 ? fasLevel1(nds) : fasLevel3(nds, gateway.fasKey))
  const said = await post(server(), first.action, { terms: 'yes' })
  const granted = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ username: string; visitId: string }>`
      select username, visit_id from grants where gateway_id = ${gateway.id}`),
  )
  const { username, visitId } = granted!
  const client = (more: Record<string, string> = {}) =>
    ndsClient(colons(mac), { session_start: String(nowSeconds()), custom: encodeCustom(username), ...more })
  const tell = (clients: Record<string, string>[], results: object[] = []) =>
    tellAs(server(), gateway, clients, results)
  const { id: userId, family } = page.owner
  const online = async () =>
    (
      await send(
        server(),
        sessions.online,
        {},
        { token: await server().services.tokens.signPage({ userId, family, pageId: page.eid }) },
      )
    ).rows
  return { gateway, mac, visitId, client, tell, online, said }
}

/** A client as the router lists it once it holds it to these limits. */
const held = (minutes: number, up: number, down: number) => ({
  session_end: String(nowSeconds() + minutes * 60),
  upload_rate_limit_threshold: String(up),
  download_rate_limit_threshold: String(down),
})

test.each([1, 2] as const)(
  'at level %i the router is given the time and speed of the step when it first lists the guest, once',
  async (level) => {
    const { mac, client, tell } = await givenSignedIn(
      level,
      {},
      { sessionTimeout: 7, sessionSpeed: { downKbps: 2500, upKbps: 800 } },
    )
    const first = client()
    const order = await tell([first])
    expect(order).toMatch(new RegExp(`^renew \\S+ ${colons(mac)} 7 800 2500 0 0 \\S+\\n$`))
    expect(await tell([first]), 'on its way').toBe('')
    clock.advance(2)
    const results = [{ id: order.split(' ')[1], ok: true }]
    expect(await tell([client(held(7, 800, 2500))], results)).toBe('')
  },
)

test('a guest whose time is over is let out, and the session ended by its time', async () => {
  const { gateway, mac, visitId, client, tell } = await givenSignedIn(1, {}, { sessionTimeout: 7 })
  const limits = client(held(7, 0, 0))
  expect(await tell([limits])).toBe('')
  clock.advance(6 * 60)
  expect(await tell([limits])).toBe('')
  clock.advance(70)
  const order = await tell([limits])
  expect(order).toMatch(new RegExp(`^deauth \\S+ ${colons(mac)}\\n$`))
  expect(await tell([limits]), 'once').toBe('')
  await tell([], [{ id: order.split(' ')[1], ok: true }])
  expect(await storedSessions(server(), gateway)).toMatchObject([{ cause: 'SessionTimeout' }])
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'ended' })
})

test('a guest who has used up the device’s allowance of data is let out', async () => {
  const { mac, client, tell } = await givenSignedIn(1, { dataMegabytes: 10 })
  const first = client()
  expect(await tell([{ ...first, download_this_session: '9000' }])).toBe('')
  expect(await tell([{ ...first, download_this_session: '9000', upload_this_session: '900' }])).toMatch(
    new RegExp(`^deauth \\S+ ${colons(mac)}\\n$`),
  )
})

test('a router that cannot change a session is asked again after ten minutes, not before', async () => {
  const { client, tell } = await givenSignedIn(1, { downKbps: 4000 })
  const first = client()
  const order = await tell([first])
  expect(order).toMatch(/^renew /)
  const results = [{ id: order.split(' ')[1], ok: false, detail: 'allow_preemptive_authentication is not set' }]
  expect(await tell([first], results)).toBe('')
  clock.advance(5 * 60)
  expect(await tell([first])).toBe('')
  clock.advance(6 * 60)
  expect(await tell([first])).toMatch(/^renew /)
})

test('after a change of speed the live row goes on with its seconds and bytes', async () => {
  const { gateway, client, tell, online } = await givenSignedIn(1, { downKbps: 4000 })
  const before = client({ download_this_session: '2000', upload_this_session: '100' })
  const order = await tell([before])
  clock.advance(60)
  await tell([before])
  const [row] = await online()
  expect(row).toMatchObject({ seconds: 60, downBytes: 2000 * 1024, upBytes: 100 * 1024 })
  const results = [{ id: order.split(' ')[1], ok: true }]
  const after = client({ ...held(479, 0, 4000), download_this_session: '5' })
  await tell([after], results)
  clock.advance(10)
  expect(await tell([{ ...after, download_this_session: '50', upload_this_session: '1' }])).toBe('')
  const rows = await online()
  expect(rows).toMatchObject([{ id: row!.id, seconds: 70, downBytes: 2050 * 1024, upBytes: 101 * 1024 }])
  expect(await storedSessions(server(), gateway)).toHaveLength(1)
})

test('at level 3 the agent lets the guest in with all limits, and the guest is online when it lists them', async () => {
  const { mac, visitId, client, tell } = await givenSignedIn(3, { sessionMinutes: 90, downKbps: 4000, upKbps: 500 })
  const order = await tell([])
  expect(order).toMatch(new RegExp(`^auth \\S+ ${colons(mac)} 90 500 4000 0 0 [A-Za-z0-9+/=]+\\n$`))
  expect(await tell([]), 'on its way').toBe('')
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'waiting', visits: 0 })
  clock.advance(16)
  expect(await tell([]), 'not confirmed').toMatch(new RegExp(`^auth ${order.split(' ')[1]!} `))
  expect(await tell([client(held(90, 500, 4000))], [{ id: order.split(' ')[1], ok: true }])).toBe('')
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online', visits: 1 })
})

test('a guest who is not fetched for five minutes, or asks again, is not let in by the old order', async () => {
  const { client, tell, said } = await givenSignedIn(3)
  const again = await fetch(`${server().services.config.portalUrl}${said.location!}/again`, { redirect: 'manual' })
  expect(again.status).toBe(303)
  expect((await tell([])).split('\n').filter(Boolean)).toHaveLength(1)
  const late = await givenSignedIn(3)
  clock.advance(5 * 60 + 1)
  expect(await late.tell([])).toBe('')
  expect(client()['state']).toBe('Authenticated')
})
