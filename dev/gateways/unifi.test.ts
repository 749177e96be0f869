// A scripted phone passes UniFi for real: the portal, the controller's API over HTTP, its faults.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { X509Certificate } from 'node:crypto'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { gateways, sessions, type GatewayConfiguration } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { driverOf } from '@portico/server/gateways/controllers/drivers.ts'
import { send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { makeCertificate } from '../../e2e/rig/certificate.ts'
import { ACCOUNT, AP, colons, givenDevice, listedAt, onlineAt, randomMac } from './givenController.ts'
import { openPhoneBrowser } from './phoneBrowser.ts'
import { startFakeUnifi, type FakeUnifi } from './unifi.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })

type Kind = 'os' | 'classic' | 'key'

const controllers: FakeUnifi[] = []
afterAll(async () => void (await Promise.all(controllers.map((unifi) => unifi.stop()))))

async function givenUnifi(kind: Kind, more: GatewayConfiguration = {}, tls?: { key: string; cert: string }) {
  const site = `s${Math.random().toString(36).slice(2, 10)}`
  const unifi = await startFakeUnifi({ kind, site, ...ACCOUNT, ...(tls && { tls }) })
  controllers.push(unifi)
  const limits = { sessionMinutes: 60, downKbps: 5000, upKbps: 2000 }
  const device = await givenDevice(server(), 'unifi', {
    unifiLogin: kind,
    controllerUrl: unifi.url,
    site,
    ...limits,
    ...more,
  })
  return { ...device, unifi, site }
}

const online = (page: Venue) => onlineAt(server(), page)
const firstDevice = (page: Venue) => listedAt(server(), page)

/** A guest joins, arrives at UniFi's fixed address, and taps. */
async function tapIn({ unifi, site }: { unifi: FakeUnifi; site: string }, mac = randomMac()) {
  const station = unifi.associate(mac)
  const phone = openPhoneBrowser(mac)
  const query = new URLSearchParams({
    id: colons(mac),
    ap: AP,
    t: '1763700000',
    url: 'http://example.com/',
    ssid: 'Guests',
  })
  const first = await phone.open(`${server().services.config.portalUrl}/guest/s/${site}/?${query}`)
  expect(first.text).toContain('Quán Lá')
  return { mac, station, phone, waiting: await phone.submit(first, { terms: 'yes' }) }
}

describe.each<Kind>(['os', 'classic', 'key'])('UniFi, %s', (kind) => {
  test('a guest gets online, is given more time and another speed, and is thrown out', async () => {
    const given = await givenUnifi(kind)
    const { page, gateway, unifi } = given
    const { mac, station, phone, waiting } = await tapIn(given)
    expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
    expect(station).toMatchObject({ isAuthorised: true, minutes: 60, upKbps: 2000, downKbps: 5000 })
    if (kind !== 'key') expect(station.apMac).toBe(AP)

    const [row] = (await online(page)).rows
    expect(row).toMatchObject({ mac, ip: '10.20.0.7' })
    const [stored] = await server().services.db.asSystem((tx) =>
      tx.rows(
        sql<{
          acct: string
          username: string
        }>`select acct_session_id as acct, username from sessions where id = ${row!.id}`,
      ),
    )
    const session = { id: row!.id, acctSessionId: stored!.acct, username: stored!.username, mac, ip: null }
    const { services, registry } = server()
    const adapter = adapterOf(gateway)
    const longer = { sessionSeconds: 7200, downKbps: 5000, upKbps: 2000, totalBytes: 0 }
    expect(await adapter.extend(services, registry, { gateway, session }, longer)).toBe('done')
    expect(station.minutes).toBeGreaterThan(115)
    expect(await adapter.changeRate(services, registry, { gateway, session }, { ...longer, downKbps: 9000 })).toBe(
      'done',
    )
    expect(station).toMatchObject({ downKbps: 9000, upKbps: 2000 })
    expect(await adapter.status(services, registry, gateway)).toEqual({ kind: 'ok' })

    const { result } = await send(server(), sessions.disconnect, { params: { id: row!.id } }, { token: page.token })
    expect(result).toBe('disconnected')
    expect(station.isAuthorised).toBe(false)
    await expect.poll(async () => (await online(page)).count).toBe(0)
    expect(unifi.signIns).toBe(kind === 'key' ? 0 : 1)
  })
})

test('by key, limits beyond what UniFi accepts come as the nearest it accepts, never as none', async () => {
  const given = await givenUnifi('key', { downKbps: 10_000_000, upKbps: 1 })
  const { gateway, unifi } = given
  const { mac, station, phone, waiting } = await tapIn(given)
  expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
  expect(station).toMatchObject({ downKbps: 100_000, upKbps: 2 })
  const { services } = server()
  const limits = { sessionSeconds: 90_000_000, downKbps: 512, upKbps: 256, totalBytes: 10_000_000 }
  const guest = { mac, data: {}, username: '' }
  await driverOf(gateway).authorise(services, gateway, guest, limits)
  // Not one byte more than was bought, however UniFi defines a megabyte.
  expect(station).toMatchObject({ minutes: 1_000_000, downKbps: 512, upKbps: 256, quotaMegabytes: 9 })
  await driverOf(gateway).authorise(services, gateway, guest, { ...limits, totalBytes: 1 })
  expect(station.quotaMegabytes).toBe(1)

  const actions = `${unifi.url}/proxy/network/integration/v1/sites/88f7af54-98f8-306a-a1c7-c9349722b1f6/clients/${mac}/actions`
  for (const wrong of [{ rxRateLimitKbps: 100_001 }, { txRateLimitKbps: 1 }, { timeLimitMinutes: 0.5 }]) {
    const { status } = await fetch(actions, {
      method: 'POST',
      headers: { 'x-api-key': ACCOUNT.password, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'AUTHORIZE_GUEST_ACCESS', timeLimitMinutes: 5, ...wrong }),
    })
    expect(status, JSON.stringify(wrong)).toBe(400)
  }
})

test.each<Kind>(['os', 'classic'])(
  'a session that the controller forgot is renewed, and the guest notices nothing (%s)',
  async (kind) => {
    const given = await givenUnifi(kind)
    const first = await tapIn(given)
    await first.phone.until(first.waiting, /You.re online/)
    given.unifi.faults.isSessionLost = true
    const second = await tapIn(given)
    expect((await second.phone.until(second.waiting, /You.re online/)).text).toMatch(/You.re online/)
    expect(given.unifi.signIns).toBe(2)
  },
)

// The next four tests mostly wait, so they run concurrently.
test.concurrent('"online" is not said before the access point lets the guest through', async ({ expect }) => {
  const given = await givenUnifi('os')
  given.unifi.faults.slowMs = 5000
  const { station, phone, waiting } = await tapIn(given)
  await expect.poll(() => station.isAuthorised).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect((await phone.open(waiting.url)).text).not.toMatch(/You.re online/)
  expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
})

test.concurrent('a phone that has just joined is not known yet, one is forgotten once: both get in', async ({
  expect,
}) => {
  const given = await givenUnifi('os')
  given.unifi.faults.knownAt = Date.now() + 2500
  given.unifi.faults.forgetsOnce = true
  const { phone, waiting } = await tapIn(given)
  expect((await phone.until(waiting, /You.re online/, 15)).text).toMatch(/You.re online/)
})

test.concurrent('how much a guest uses, and that the guest has gone, is read from the controller every minute', async ({
  expect,
}) => {
  const given = await givenUnifi('os')
  const { page, gateway } = given
  const { station, phone, waiting } = await tapIn(given)
  await phone.until(waiting, /You.re online/)
  const aMinutePasses = () =>
    server().services.db.asSystem((tx) =>
      tx.run(
        sql`update sessions set updated_at = updated_at - interval '2 minutes', polled_at = null where gateway_id = ${gateway.id}`,
      ),
    )
  Object.assign(station, { up: 1000, down: 5_000_000 })
  await aMinutePasses()
  await expect
    .poll(async () => (await online(page)).rows[0], { timeout: 12_000 })
    .toMatchObject({ downBytes: 5_000_000, upBytes: 1000 })
  station.isAuthorised = false
  await aMinutePasses()
  await expect.poll(async () => (await online(page)).count, { timeout: 12_000 }).toBe(0)
}, 30_000)

test.concurrent('a device that is not on this Wi-Fi is never admitted, whatever name a request uses', async ({
  expect,
}) => {
  const given = await givenUnifi('os')
  const mac = randomMac()
  const phone = openPhoneBrowser(mac)
  const query = new URLSearchParams({
    id: colons(mac),
    ap: AP,
    t: '1763700000',
    url: 'http://example.com/',
    ssid: 'Guests',
  })
  const first = await phone.open(`${server().services.config.portalUrl}/guest/s/${given.site}/?${query}`)
  await phone.submit(first, { terms: 'yes' })
  await expect.poll(() => given.unifi.calls.some((call) => call.includes('/stat/sta/')), { timeout: 8000 }).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(given.unifi.calls.filter((call) => call.includes('/cmd/stamgr'))).toEqual([])
})

test('a controller fault appears in the owner’s list in words, and disappears when it is fixed', async () => {
  const given = await givenUnifi('os', {})
  const { page, gateway } = given
  const put = (configuration: GatewayConfiguration, controllerSecret?: string) =>
    send(
      server(),
      gateways.update,
      { params: { nas_id: gateway.nasId }, body: { configuration, controllerSecret } },
      { token: page.token },
    )
  const right = gateway.configuration
  const problem = async () => {
    await server().registry.refresh()
    const { services, registry } = server()
    return adapterOf(gateway).status(services, registry, registry.byId(gateway.id)!)
  }
  await put(right, 'wrong')
  expect(await problem()).toMatchObject({ kind: 'fault', problem: 'sign-in-refused' })
  const { waiting } = await tapIn(given)
  expect(waiting.text).not.toMatch(/You.re online/)
  await expect
    .poll(async () => (await firstDevice(page)).lastError, { timeout: 8000 })
    .toMatch(/refuses the name, password/)
  await put({ ...right, unifiLogin: 'classic' }, ACCOUNT.password)
  expect(await problem()).toMatchObject({ problem: 'wrong-version' })
  await put({ ...right, site: 'elsewhere' })
  expect(await problem()).toMatchObject({ problem: 'wrong-site' })
  await put({ ...right, controllerUrl: 'http://127.0.0.1:9' })
  expect(await problem()).toMatchObject({ problem: 'unreachable' })
  for (const inside of ['http://10.0.0.1', 'http://169.254.169.254', 'http://[::1]:80']) {
    await put({ ...right, controllerUrl: inside })
    expect(await problem(), inside).toMatchObject({ problem: 'private-address' })
  }
  await put(right)
  expect(await problem()).toEqual({ kind: 'ok' })
  const again = await tapIn(given)
  await again.phone.until(again.waiting, /You.re online/)
  await expect.poll(async () => (await firstDevice(page)).lastError, { timeout: 15_000 }).toBeNull()
})

test('a self-made certificate is believed only by its fingerprint, and no password leaves before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-controller-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { key, cert } = await makeCertificate(folder, 'unifi.local', '127.0.0.1')
  const { fingerprint256 } = new X509Certificate(cert)
  const given = await givenUnifi('os', {}, { key, cert })
  const { page, gateway, unifi } = given
  const { services, registry } = server()
  const fingerprint = fingerprint256.replaceAll(':', '').toLowerCase()
  expect(await adapterOf(gateway).status(services, registry, gateway)).toEqual({
    kind: 'fault',
    problem: 'certificate',
    detail: fingerprint,
  })
  expect(unifi.calls).toEqual([])
  const pin = async (certificate: string) => {
    const body = { configuration: { ...gateway.configuration, certificate } }
    await send(server(), gateways.update, { params: { nas_id: gateway.nasId }, body }, { token: page.token })
    await registry.refresh()
  }
  await pin('00'.repeat(32))
  expect(await adapterOf(gateway).status(services, registry, registry.byId(gateway.id)!)).toMatchObject({
    problem: 'certificate',
  })
  expect(unifi.calls).toEqual([])
  await pin(fingerprint256)
  const { phone, waiting } = await tapIn(given)
  expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
})

test('two venues with a site of the same name are distinguished by their access points, or not at all', async () => {
  const first = await givenUnifi('os')
  const second = await givenDevice(server(), 'unifi', {
    unifiLogin: 'os',
    controllerUrl: first.unifi.url,
    site: first.site,
  })
  await server().registry.refresh()
  const phone = openPhoneBrowser('02aabbccddee')
  const address = `${server().services.config.portalUrl}/guest/s/${first.site}/?id=02:aa:bb:cc:dd:ee&ap=${AP}`
  expect((await phone.open(address)).status).toBe(404)
  const configuration = { ...second.gateway.configuration, accessPoints: `${AP}, 00:18:0a:36:1c:2c` }
  await send(
    server(),
    gateways.update,
    { params: { nas_id: second.gateway.nasId }, body: { configuration } },
    { token: second.page.token },
  )
  await server().registry.refresh()
  const view = await phone.open(address)
  expect([view.status, view.url.pathname]).toEqual([200, `/g/${second.gateway.entryKey}`])
})
