import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { storedVisit } from '../../testing/givenGuest.ts'
import { fasFields, fasLevel3 } from '../../testing/opennds.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'
import { sql } from '../../core/db/database.ts'
import type { KnownGateway } from '../index.ts'

const clock = handClock()
const server = useServer({ clock })
const given = async (fasLevel: 1 | 3 = 3) =>
  givenGateway(server(), await givenPage(server()), {
    type: 'opennds',
    configuration: { fasLevel, sessionMinutes: 90, downKbps: 4000, upKbps: 500 },
  })

/** What the gateway's authmon says, and the answer it gets. */
async function authmon(gateway: KnownGateway, auth_get: string, payload = 'none'): Promise<string> {
  const body = new URLSearchParams({ auth_get, gatewayhash: 'x', payload: Buffer.from(payload).toString('base64') })
  const response = await fetch(`${server().services.config.portalUrl}/g/${gateway.entryKey}`, {
    method: 'POST',
    body,
    headers: { 'user-agent': 'openNDS(authmon;NDS:9.10.0;)' },
  })
  expect(response.status).toBe(200)
  return response.text()
}

type Waiting = { rhid: string; path: string; visitId: string }

/** A guest who has passed the portal and waits to be fetched. */
async function givenWaiting(gateway: KnownGateway, mac = '02:11:22:33:44:55'): Promise<Waiting> {
  const fields = fasFields(mac)
  const first = await openPortal(server(), gateway, fasLevel3(fields, gateway.fasKey))
  const { location } = await post(server(), first.action, { terms: 'yes' })
  const visit = await server().services.db.asSystem((tx) =>
    tx.first(
      sql<{
        id: string
      }>`select id from visits where gateway_id = ${gateway.id} order by asked_at desc, id desc limit 1`,
    ),
  )
  const rhid = createHash('sha256').update(`${fields['hid']}${gateway.fasKey}`).digest('hex')
  return { rhid, path: location!, visitId: visit!.id }
}

const entries = (answer: string) => answer.split(' ').slice(1).map(decodeURIComponent)

test('the gateway fetches a waiting guest with the venue’s limits, confirms, and only then is the guest online', async () => {
  const gateway = await given()
  expect(await authmon(gateway, 'view')).toBe('*')
  const { rhid, visitId } = await givenWaiting(gateway)
  const answer = await authmon(gateway, 'view')
  expect(answer).toMatch(/^\* [^ ]+$/)
  expect(entries(answer)[0]).toMatch(new RegExp(`^${rhid} 90 500 4000 0 0 [A-Za-z0-9+/=]+$`))
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'waiting', visits: 0 })
  expect(await authmon(gateway, 'view', `* ${rhid}`)).toBe('ack')
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online', visits: 1 })
  expect(await authmon(gateway, 'view', `* ${rhid}`)).toBe('ack')
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online', visits: 1 })
  expect(await authmon(gateway, 'view')).toBe('*')
})

test('an entry whose confirmation was lost is offered again after ten seconds, not before', async () => {
  const gateway = await given()
  const { rhid } = await givenWaiting(gateway)
  await authmon(gateway, 'view')
  expect(await authmon(gateway, 'view')).toBe('*')
  clock.advance(11)
  expect(entries(await authmon(gateway, 'view'))[0]).toContain(rhid)
  expect(entries(await authmon(gateway, 'list'))).toEqual([])
})

test('many guests are offered four at a time, so that openNDS does not cut the answer', async () => {
  const gateway = await given()
  const waiting: Waiting[] = []
  for (let n = 0; n < 6; n++) {
    clock.advance(1)
    waiting.push(await givenWaiting(gateway, `02:11:22:33:44:0${n}`))
  }
  const first = await authmon(gateway, 'view')
  expect(first.length).toBeLessThan(1024)
  const offered = [...entries(first), ...entries(await authmon(gateway, 'view'))].map((entry) => entry.split(' ')[0])
  expect(offered.toSorted()).toEqual(waiting.map(({ rhid }) => rhid).toSorted())
})

test('after the gateway restarted its queue is empty, and a page that still waits puts its guest in again', async () => {
  const gateway = await given()
  const { rhid, path } = await givenWaiting(gateway)
  expect(await authmon(gateway, 'clear')).toBe('ack')
  expect(await authmon(gateway, 'view')).toBe('*')
  const page = await fetch(server().services.config.portalUrl + path)
  expect(await page.text()).toMatch(/http-equiv="refresh"/i)
  expect(entries(await authmon(gateway, 'view'))[0]).toContain(rhid)
})

test('what other gateways confirm, or nobody knows, changes nothing', async () => {
  const [gateway, other] = [await given(), await given()]
  const { rhid, visitId } = await givenWaiting(gateway)
  await authmon(gateway, 'view')
  for (const payload of [`* ${rhid}`, `* ${'0'.repeat(64)}`, `* ${rhid.toUpperCase()}`, '* \0', `* ' or 1=1`])
    expect(await authmon(other, 'view', payload)).toBe('ack')
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'waiting' })
})

test('a farewell and words of our own are acknowledged', async () => {
  const gateway = await given()
  for (const kind of ['deauthed', 'custom', 'nonsense', ''])
    expect(await authmon(gateway, kind, 'method=timeout_deauth, clientmac=02:11:22:33:44:55')).toBe('ack')
})

test('no body, wrong types and a gateway of another kind get a plain answer, not a fault', async () => {
  const gateway = await given()
  const radius = await givenGateway(server(), await givenPage(server()))
  const { portalUrl } = server().services.config
  const send = async (init: RequestInit, of = gateway) =>
    (await fetch(`${portalUrl}/g/${of.entryKey}`, { method: 'POST', ...init })).status
  const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  expect(await send({})).toBe(200)
  expect(await send({ body: '' })).toBe(200)
  for (const body of [null, 5, [], { payload: 5 }, { auth_get: ['view'], payload: ['x'] }, { auth_get: { $ne: 1 } }])
    expect(await send(json(body)), JSON.stringify(body)).toBe(200)
  expect(
    await send({
      body: new URLSearchParams([
        ['auth_get', 'view'],
        ['auth_get', 'clear'],
      ]),
    }),
  ).toBe(200)
  expect(await send({ body: new URLSearchParams({ auth_get: 'view' }) }, radius)).toBe(404)
  expect(
    (await fetch(`${portalUrl}/g/nobody`, { method: 'POST', body: new URLSearchParams({ auth_get: 'view' }) })).status,
  ).toBe(404)
})
