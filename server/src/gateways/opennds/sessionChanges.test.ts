import { expect, test } from 'vitest'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { givenGuestAtDoor, storedVisit, type GuestAtDoor } from '../../testing/givenGuest.ts'
import { ndsClient } from '../../testing/opennds.ts'
import { reportAs, tellAs } from '../../testing/openndsAgent.ts'
import { useServer } from '../../testing/server.ts'
import type { KnownGateway } from '../index.ts'
import { encodeCustom } from './fas.ts'

const clock = handClock()
const server = useServer({ clock })
type Client = Record<string, string>

async function given() {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'opennds' })
  return { page, gateway, guest: await givenGuestAtDoor(server(), gateway) }
}

const tell = (gateway: KnownGateway, clients: Client[], results?: object[]) =>
  tellAs(server(), gateway, clients, results)
const startOf = () => String(Math.floor(clock.now().getTime() / 1000))
const clientOf = ({ mac, grant }: GuestAtDoor) =>
  ndsClient(mac.match(/../g)!.join(':'), { custom: encodeCustom(grant.username), session_start: startOf() })

test('more hours and another speed go to the router as one step out and in; the list shows them when it did them', async () => {
  const { page, gateway, guest } = await given()
  const client = clientOf(guest)
  await tell(gateway, [client])
  const list = async () => (await send(server(), sessions.online, {}, { token: page.token })).rows
  const [row] = await list()
  const params = { id: row!.id }
  const as = { token: page.token }
  expect(await send(server(), sessions.extend, { params, body: { hours: 2 } }, as)).toEqual({ result: 'queued' })
  // Pressed again with a speed before the router came: one order, with both.
  const speed = { downKbps: 4000, upKbps: 1000 }
  expect(await send(server(), sessions.changeSpeed, { params, body: speed }, as)).toEqual({ result: 'queued' })
  expect((await list())[0]).toMatchObject({ change: 'waiting', isLeaving: false, endsAt: row!.endsAt })
  const orders = await tell(gateway, [client])
  const [, id] = /^renew (\S+) \S+ \d+ 1000 4000 0 0 \S+\n$/.exec(orders) ?? []
  expect(id, orders).toBeDefined()
  expect(await tell(gateway, [client]), 'on its way').toBe('')
  clock.advance(5)
  const changed = clientOf(guest)
  await tell(
    gateway,
    [changed],
    [
      { id: `out-${id}`, ok: true },
      { id, ok: true },
    ],
  )
  const rows = await list()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ mac: guest.mac, ...speed, change: null })
  expect(Date.parse(rows[0]!.endsAt!) - Date.parse(row!.endsAt!)).toBe(2 * 3600_000)
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'online', visits: 1 })
})

test('a change the router could not make shows as failed until the next change', async () => {
  const { gateway, client, list, more, row } = await givenListed()
  expect(await more()).toEqual({ result: 'queued' })
  const [, id] = /^renew (\S+)/.exec(await tell(gateway, [client])) ?? []
  await tell(gateway, [client], [{ id, ok: false, detail: 'Failed to authenticate client' }])
  expect((await list())[0]).toMatchObject({ change: 'failed', endsAt: row.endsAt })
  clock.advance(30 * 60)
  await tell(gateway, [client])
  expect((await list())[0]).toMatchObject({ change: 'failed' })
})

test('a change a router was away for is made when it is back; one that lay for an hour is said to have failed', async () => {
  const { gateway, client, list, more, row } = await givenListed()
  expect(await more()).toEqual({ result: 'queued' })
  clock.advance(20 * 60)
  const [, id, minutes] = /^renew (\S+) \S+ (\d+)/.exec(await tell(gateway, [client])) ?? []
  // No longer than was promised, however late.
  expect(Number(minutes) - (8 + 1) * 60 + 20).toBeLessThanOrEqual(1)
  await tell(gateway, [client], [{ id, ok: true }])
  expect(Date.parse((await list())[0]!.endsAt!) - Date.parse(row.endsAt!)).toBe(3600_000)
  expect(await more()).toEqual({ result: 'queued' })
  clock.advance(61 * 60)
  expect(await tell(gateway, [client])).toBe('')
  expect((await list())[0]).toMatchObject({ change: 'failed' })
  clock.advance(6 * 60)
  expect(await more(), 'a router that does not call').toEqual({ result: 'silent' })
})

test('a change openNDS did not answer is retried: the guest it disconnected gets in again, and stays in', async () => {
  const { gateway, client, list, more } = await givenListed()
  await more()
  const [, id] = /^renew (\S+)/.exec(await tell(gateway, [client])) ?? []
  const unanswered = { id, ok: false, detail: 'openNDS does not answer' }
  expect(await tell(gateway, [], [unanswered]), 'not in the same breath').toBe('')
  clock.advance(16)
  expect(await tell(gateway, [])).toMatch(new RegExp(`^auth ${id} `))
  await tell(gateway, [{ ...client, session_start: startOf() }], [{ id, ok: true }])
  expect(await list()).toMatchObject([{ change: null }])
  expect(await tell(gateway, [client])).toBe('')
})

test('the program on a router that is too old to change a session is named in the list, with what to do; nothing is queued', async () => {
  const { page, gateway, client, more } = await givenListed()
  const told = async () =>
    (await send(server(), gateways.list, { query: {} }, { token: page.token })).rows[0]!.lastError
  expect(await told()).toBeNull()
  await reportAs(server(), gateway, {
    agent: '1',
    version: '9.10.0',
    clients: { clients: { [client['mac']!]: client } },
  })
  expect(await told()).toMatch(/outdated.*install portico-agent again/)
  expect(await more()).toEqual({ result: 'unsupported' })
  await tell(gateway, [client])
  expect(await told()).toBeNull()
  expect(await more()).toEqual({ result: 'queued' })
})

/** A guest whom the router lists. */
async function givenListed() {
  const { page, gateway, guest } = await given()
  const client = clientOf(guest)
  await tell(gateway, [client])
  // Hours pass here; a token lasts minutes.
  const { id: userId, family } = page.owner
  const as = async () => ({ token: await server().services.tokens.signPage({ userId, family, pageId: page.eid }) })
  const list = async () => (await send(server(), sessions.online, {}, await as())).rows
  const row = (await list())[0]!
  const more = async () => send(server(), sessions.extend, { params: { id: row.id }, body: { hours: 1 } }, await as())
  return { page, gateway, client, list, more, row }
}
