import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeGateway, type FakeGateway } from '../../../../dev/fakeGateway/startFakeGateway.ts'
import { sql } from '../../core/db/database.ts'
import { LANES } from '../../core/http/gate.ts'
import { captiveApiUrl } from '../../gateways/captiveApi.ts'
import { returningGuests } from '@portico/contract/flows/returningGuests.ts'
import { formStep, givenGateway, givenPage, givenSteps, send } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { arrive, givenHotspot, goOnline } from '../../testing/hotspot.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
let fake: FakeGateway
beforeAll(async () => {
  const { radius } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
})
afterAll(() => fake.stop())

/** A busy machine's gateway and its last report. */
const SOON = { timeout: 10_000 }
const get = (path: string) => knock(server(), { path })

async function online(step: object = {}) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'one-tap', ...step }])
  const hotspot = await givenHotspot(server(), fake, page)
  const here = await arrive(server(), hotspot)
  return { page, hotspot, phone: here.phone, ...(await goOnline(server(), here, { terms: 'yes' })) }
}

test('a guest who logs out is off the network by the gateway’s own word, and sees a message that says so', async () => {
  const { path, phone } = await online()
  expect(await phone.canReachInternet()).toBe(true)
  const said = await post(server(), `${path}/leave`, {})
  expect(said.location).toBe(path)
  expect(await phone.canReachInternet()).toBe(false)
  expect((await get(path)).text).toContain('You are disconnected')
})

test('a guest who logs out goes through the steps again, also within the days that returning guests need not', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  await send(server(), returningGuests.save, { body: { days: 7 } }, { token: page.token })
  const hotspot = await givenHotspot(server(), fake, page)
  const here = await arrive(server(), hotspot)
  const { path, cookie } = await goOnline(server(), here, { phone: '0912345678', terms: 'yes' })
  const comeBack = () => openPortal(server(), hotspot.gateway, { mac: randomMac() }, { cookie })
  expect((await comeBack()).location).toMatch(fake.url)
  await post(server(), `${path}/leave`, {})
  expect((await comeBack()).location).toBeUndefined()
})

test('a gateway that does not answer is not said to have let go', async () => {
  const { path, phone, page } = await online()
  fake.faults.silentDisconnect = true
  const said = await post(server(), `${path}/leave`, {})
  fake.faults.silentDisconnect = false
  expect((await get(said.location!)).text).toContain('You are still online')
  expect(await phone.canReachInternet()).toBe(true)
  // What would let the phone come back by itself is taken back all the same.
  const grants = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from grants where page_id = ${page.eid} and revoked_at is null`),
  )
  expect(grants).toEqual([])
})

test('a guest who waits for a silent gateway keeps no other guest waiting', async () => {
  const { path } = await online()
  const { gate } = server().services
  let end = () => undefined as void
  const ended = new Promise<void>((done) => (end = done))
  const others = Array.from({ length: LANES.guest.atOnce - 1 }, (_, n) => gate.pass('guest', `venue ${n}`, () => ended))
  fake.faults.silentDisconnect = true
  const leaving = post(server(), `${path}/leave`, {})
  await sleep(1000)
  const arriving = await get('/terms')
  const isWaiting = await Promise.race([leaving.then(() => false), sleep(0, true)])
  fake.faults.silentDisconnect = false
  end()
  await Promise.all(others)
  expect([arriving.status, isWaiting, (await leaving).location]).toEqual([200, true, expect.stringContaining(path)])
})

test('a guest adds the time the venue allows, as often as it allows', async () => {
  const { path } = await online({ sessionTimeout: 60, extension: { minutes: 30, times: 1 } })
  const before = await get(path)
  expect(before.text).toContain('30 more minutes')
  expect(Number(/data-left="(\d+)"/.exec(before.html)![1])).toBeLessThanOrEqual(3600)
  const [one, other] = await Promise.all([post(server(), `${path}/extend`, {}), post(server(), `${path}/extend`, {})])
  expect([one.location, other.location].toSorted()).toContain(`${path}?said=extended`)
  const after = await get(path)
  const left = Number(/data-left="(\d+)"/.exec(after.html)![1])
  expect(left).toBeGreaterThan(5200)
  expect(left).toBeLessThanOrEqual(5400)
  expect(after.text).not.toContain('more minutes')
})

test('a page that was kept says so when the stay is over', async () => {
  const { path, phone } = await online()
  await phone.logout()
  await expect.poll(async () => (await get(path)).text, SOON).toContain('You are no longer connected')
})

test('a phone asks the network whether it is online, and how long', async () => {
  const { hotspot, path, phone } = await online({ sessionTimeout: 60, extension: { minutes: 30, times: 1 } })
  const { entryKey } = hotspot.gateway
  const token = path.split('/').at(-1)
  const api = await get(`/api/captive/${entryKey}?t=${token}`)
  expect(api.headers.get('content-type')).toContain('application/captive+json')
  expect(api.headers.get('cache-control')).toContain('private')
  const { portalUrl } = server().services.config
  const told = JSON.parse(api.html) as Record<string, unknown>
  expect(told).toMatchObject({
    captive: false,
    'venue-info-url': `${portalUrl}/v/${entryKey}`,
    'can-extend-session': true,
  })
  expect(told['seconds-remaining']).toBeGreaterThan(3500)
  await phone.logout()
  await expect
    .poll(async () => JSON.parse((await get(`/api/captive/${entryKey}?t=${token}`)).html) as unknown, SOON)
    .toEqual({
      captive: true,
      'user-portal-url': `${portalUrl}/g/${entryKey}/begin`,
      'venue-info-url': `${portalUrl}/v/${entryKey}`,
    })
  expect((await get(`/v/${entryKey}`)).text).toContain('Quán Lá')
})

test('a phone reads how much data is left: the least of the gateway’s allowance and the guest’s day', async () => {
  const { hotspot, page, path } = await online()
  const ask = async () =>
    JSON.parse((await get(`/api/captive/${hotspot.gateway.entryKey}?t=${path.split('/').at(-1)}`)).html) as Record<
      string,
      number
    >
  expect(await ask()).not.toHaveProperty('bytes-remaining')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into guest_quotas (page_id, megabytes_per_day) values (${page.eid}, 100)`),
  )
  const left = (await ask())['bytes-remaining']!
  expect([left > 0, left <= 100_000_000]).toEqual([true, true])
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update sessions set down_bytes = 99000000, up_bytes = 500000 where page_id = ${page.eid}`),
  )
  expect((await ask())['bytes-remaining']).toBeLessThanOrEqual(500_000)
})

test('where the venue’s own addresses reach us, a phone needs no token', async () => {
  const { hotspot, phone } = await online()
  const ask = (address: string) =>
    knock(server(), { path: `/api/captive/${hotspot.gateway.entryKey}`, headers: { 'x-forwarded-for': address } })
  expect(JSON.parse((await ask(phone.ip)).html)).toMatchObject({ captive: false, 'can-extend-session': false })
  expect(JSON.parse((await ask('10.255.255.254')).html)).toMatchObject({ captive: true })
  expect((await ask('203.0.113.7')).status).toBe(404)
})

test('where all guests come from one address, or the gateway is not known, nobody reads anything wrong', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  expect((await get(`/api/captive/${gateway.entryKey}`)).status).toBe(404)
  expect((await get('/api/captive/nobody')).status).toBe(404)
  expect(captiveApiUrl({ portalUrl: 'http://10.0.0.1:8081' }, gateway)).toBeUndefined()
  expect(captiveApiUrl({ portalUrl: 'https://wifi.example' }, gateway)).toBe(
    `https://wifi.example/api/captive/${gateway.entryKey}`,
  )
})

test('a phone that is online and signs in from a second browser reads that it is online', async () => {
  const { phone } = await online()
  const url = await phone.join()
  const second = await get(url.pathname + url.search)
  const sent = await post(server(), second.action, { terms: 'yes' })
  // A gateway does not ask RADIUS again about a phone that is already online.
  const login = URL.parse(sent.location!)!.searchParams
  expect(await phone.login(login.get('username')!, login.get('password')!)).toMatchObject({ isOnline: true })
  const shown = await get(second.action)
  expect(shown.text).toContain('You’re online')
  // Whose the visit is, the second browser has not proved.
  expect(shown.html).not.toMatch(/\/leave|\/me"/)
  // Once it has ended, the second browser’s own login is waited for again.
  await phone.logout()
  await expect.poll(async () => (await get(second.action)).text, SOON).not.toContain('You’re online')
})
