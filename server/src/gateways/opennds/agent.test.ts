import { expect, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, send, type Venue } from '../../testing/given.ts'
import { givenGuestAtDoor, storedSessions, storedVisit, type GuestAtDoor } from '../../testing/givenGuest.ts'
import { sql } from '../../core/db/database.ts'
import { ndsClient } from '../../testing/opennds.ts'
import { reportAs, tellAs } from '../../testing/openndsAgent.ts'
import { useServer } from '../../testing/server.ts'
import type { KnownGateway } from '../index.ts'
import { encodeCustom } from './fas.ts'

const clock = handClock()
const server = useServer({ clock })

async function given(): Promise<{ page: Venue; gateway: KnownGateway; guest: GuestAtDoor }> {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'opennds' })
  return { page, gateway, guest: await givenGuestAtDoor(server(), gateway) }
}

type Client = Record<string, string>

const report = (gateway: KnownGateway, body: unknown, key?: string | null) => reportAs(server(), gateway, body, key)
const tell = (gateway: KnownGateway, clients: Client[], results?: object[]) =>
  tellAs(server(), gateway, clients, results)

const macOf = (guest: GuestAtDoor) => guest.mac.match(/../g)!.join(':')
const startOf = () => String(Math.floor(clock.now().getTime() / 1000))
const clientOf = (guest: GuestAtDoor, more: Client = {}) =>
  ndsClient(macOf(guest), { custom: encodeCustom(guest.grant.username), session_start: startOf(), ...more })

test('who is online on the router is online for the owner, with time and bytes, and gone when the router no longer lists them', async () => {
  const { page, gateway, guest } = await given()
  const client = clientOf(guest)
  expect(await tell(gateway, [client])).toBe('')
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'online', visits: 1 })
  clock.advance(60)
  await tell(gateway, [{ ...client, download_this_session: '2933', upload_this_session: '12' }])
  const { rows } = await send(server(), sessions.online, {}, { token: page.token })
  expect(rows).toMatchObject([
    {
      mac: guest.mac,
      guestId: guest.guestId,
      seconds: 60,
      downBytes: 2933 * 1024,
      upBytes: 12 * 1024,
      ip: '192.168.1.47',
      isLeaving: false,
    },
  ])
  clock.advance(30)
  await tell(gateway, [])
  expect(await storedSessions(server(), gateway)).toMatchObject([
    { seconds: 90, downBytes: 2933 * 1024, cause: 'LostCarrier' },
  ])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})

test('a phone at the door is not online', async () => {
  const { gateway, guest } = await given()
  await tell(gateway, [clientOf(guest, { state: 'Preauthenticated' })])
  expect(await storedSessions(server(), gateway)).toEqual([])
})

test('a router whose openNDS does not answer says so, and nobody is thrown out for it', async () => {
  const { gateway, guest } = await given()
  await tell(gateway, [clientOf(guest)])
  expect((await report(gateway, { clients: null })).status).toBe(200)
  expect(await storedSessions(server(), gateway)).toMatchObject([{ stoppedAt: null }])
})

test('a guest the router lost sight of for one report goes on, as one visit', async () => {
  const { gateway, guest } = await given()
  const client = clientOf(guest)
  for (const listed of [[client], [], [client]]) {
    clock.advance(5)
    await tell(gateway, listed)
  }
  expect(await storedSessions(server(), gateway)).toMatchObject([{ stoppedAt: null, seconds: 15 }])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'online', visits: 1, endedAt: null })
})

test('Disconnect reaches the router with its next poll, once, and the owner sees it happen', async () => {
  const { page, gateway, guest } = await given()
  const client = clientOf(guest)
  await tell(gateway, [client])
  const [row] = (await send(server(), sessions.online, {}, { token: page.token })).rows
  const press = () => send(server(), sessions.disconnect, { params: { id: row!.id } }, { token: page.token })
  expect([await press(), await press()]).toEqual([{ result: 'queued' }, { result: 'queued' }])
  expect((await send(server(), sessions.online, {}, { token: page.token })).rows[0]!.isLeaving).toBe(true)
  const order = await tell(gateway, [client])
  expect(order).toMatch(new RegExp(`^deauth [0-9a-f-]{36} ${macOf(guest)}\\n$`))
  expect(await tell(gateway, [client]), 'on its way').toBe('')
  clock.advance(16)
  expect(await tell(gateway, [client]), 'not confirmed in time').toBe(order)
  const id = order.split(' ')[1]
  expect(await tell(gateway, [], [{ id, ok: true, detail: 'Client deauthenticated.' }])).toBe('')
  expect(await storedSessions(server(), gateway)).toMatchObject([{ cause: 'AdminReset' }])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended' })
})

test('a router without the right key learns nothing and is not believed', async () => {
  const { gateway, guest } = await given()
  const other = await given()
  const body = { clients: { clients: { x: clientOf(guest) } } }
  for (const key of [
    null,
    '',
    'guess',
    `${gateway.agentKey}x`,
    gateway.agentKey.slice(1),
    other.gateway.agentKey,
    gateway.fasKey,
    'k'.repeat(5000),
  ])
    expect((await report(gateway, body, key)).status, String(key).slice(0, 20)).toBe(401)
  expect((await report({ ...gateway, nasId: 'nobody' }, body)).status).toBe(401)
  expect((await report({ ...gateway, nasId: '%00' }, body)).status).toBe(401)
  expect(await storedSessions(server(), gateway)).toEqual([])
})

test('venues may give their routers the same name: the key says whose router reports', async () => {
  const { gateway, guest } = await given()
  const other = await given()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update gateways set nas_id = ${gateway.nasId} where page_id = ${other.gateway.pageId}`),
  )
  await server().registry.refresh()
  const theirs = server().registry.find(other.gateway.pageId, gateway.nasId)!
  const withOtherPage = theirs.agentKey.split('.')[0] + gateway.agentKey.slice(gateway.agentKey.indexOf('.'))
  expect((await report(gateway, { clients: null }, withOtherPage)).status).toBe(401)
  await tell(theirs, [clientOf(guest)])
  expect(await storedSessions(server(), theirs)).toHaveLength(1)
  expect(await storedSessions(server(), gateway)).toEqual([])
})

test('a router of another kind has no such key', async () => {
  const radius = await givenGateway(server(), await givenPage(server()))
  expect((await report(radius, { clients: null })).status).toBe(401)
})

test('a guest who changes the name in the address is seen all the same', async () => {
  const { page, gateway, guest } = await given()
  const first = clientOf(guest)
  await tell(gateway, [first])
  await tell(gateway, [])
  clock.advance(60)
  // The name of a stay that is over, of nobody, and what no name looks like.
  const customs = [
    first['custom']!,
    encodeCustom('0123456789abcdef0123'),
    encodeCustom('\0'.repeat(20)),
    '%%%',
    `' or 1=1 --`,
    '(null)',
    '\0\ud800',
    'A'.repeat(100_000),
  ]
  for (const custom of customs) {
    clock.advance(60)
    await tell(gateway, [clientOf(guest, { custom })])
    const { rows } = await send(server(), sessions.online, {}, { token: page.token })
    expect(rows, custom.slice(0, 30)).toMatchObject([{ mac: guest.mac }])
  }
})

test('a report of nonsense is refused or passed over, and the next good one counts', async () => {
  const { page, gateway, guest } = await given()
  for (const body of [
    '',
    'x',
    '{',
    '[]',
    'null',
    '{"clients":5}',
    '{"clients":{"clients":[]}}',
    '{"clients":null,"results":"x"}',
  ])
    expect((await report(gateway, body)).status, body).toBeGreaterThanOrEqual(400)
  const strange: Client[] = [
    { mac: 'zz' },
    { mac: '\0' },
    { ip: '\0' },
    { ip: 'x'.repeat(10_000) },
    { session_start: 'x'.repeat(10_000) },
    { session_start: '\0' },
    { session_start: '-5' },
    { session_start: '1e999' },
    { download_this_session: '1e300' },
    { download_this_session: '-1', upload_this_session: 'NaN' },
  ]
  for (const more of strange)
    expect(
      (await report(gateway, { clients: { clients: { a: clientOf(guest, more) } } })).status,
      JSON.stringify(more).slice(0, 60),
    ).toBe(200)
  const results = [
    { id: '\0', ok: true, detail: '\0\ud800' },
    { id: 'x'.repeat(500), ok: false, detail: 'x'.repeat(5000) },
  ]
  expect((await report(gateway, { clients: null, results })).status).toBe(200)
  clock.advance(5)
  await tell(gateway, [clientOf(guest)])
  const { rows } = await send(server(), sessions.online, {}, { token: page.token })
  expect(rows).toMatchObject([{ mac: guest.mac, ip: '192.168.1.47' }])
})

test('two reports of one router at once are stored one after the other', async () => {
  const { gateway, guest } = await given()
  const client = clientOf(guest)
  await Promise.all(Array.from({ length: 8 }, () => tell(gateway, [client])))
  expect(await storedSessions(server(), gateway)).toHaveLength(1)
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'online', visits: 1 })
})

test('the agent’s program is there to be fetched', async () => {
  const response = await fetch(`${server().services.config.portalUrl}/agent.sh`)
  expect(response.headers.get('content-type')).toContain('shellscript')
  expect(await response.text()).toMatch(/^#!\/bin\/sh\n/)
})
