import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions as calls } from '@portico/contract/gateways/sessions.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { startFakeGateway, type FakeGateway } from '../../../../dev/fakeGateway/startFakeGateway.ts'
import { sql } from '../../core/db/database.ts'
import { givenPage, givenSteps, send } from '../../testing/given.ts'
import { knock, post } from '../../testing/portal.ts'
import { arrive, givenHotspot, goOnline, type Hotspot } from '../../testing/hotspot.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()
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

const SOON = { timeout: 10_000 }
const rows = <T>(statement: ReturnType<typeof sql<T>>) => server().services.db.asSystem((tx) => tx.rows(statement))
/** An address that was burnt in. */
const burntIn = () => `ac9b0a${randomBytes(3).toString('hex')}`
const written = (mac: string) => formatMac(mac, 'AA:BB:CC:DD:EE:FF')

async function venue(step: object = {}) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'one-tap', sessionTimeout: 60, ...step }])
  return { page, hotspot: await givenHotspot(server(), fake, page) }
}

async function online(hotspot: Hotspot) {
  const here = await arrive(server(), hotspot)
  const { path } = await goOnline(server(), here, { terms: 'yes' })
  const page = `${path}/devices`
  return {
    path,
    phone: here.phone,
    look: () => knock(server(), { path: page }),
    order: (fields: Record<string, string>) => post(server(), page, fields),
    add: (name: string, mac: string) => post(server(), page, { do: 'add', name, mac }),
  }
}
const tv = ({ gateway }: Hotspot, mac: string) => fake.phone(gateway.nasId, mac)
/** The gateway asks about the device's address, as it does of whatever joins. */
const joins = (device: ReturnType<typeof tv>, mac: string) => device.login(mac, mac)

test('a television comes in beside its guest: by its address, as fast and as long as the guest, under the guest’s name', async () => {
  const { page, hotspot } = await venue({ sessionSpeed: { downKbps: 8000, upKbps: 2000 } })
  const guest = await online(hotspot)
  expect((await knock(server(), { path: guest.path })).html).toContain(`${guest.path}/devices`)
  const mac = burntIn()
  const device = tv(hotspot, mac)
  await device.join()
  await joins(device, mac)
  expect(await device.canReachInternet()).toBe(false)
  const said = await guest.add('TV room 3', ` ${formatMac(mac, 'aa-bb-cc-dd-ee-ff')} `)
  expect([said.status, said.location]).toEqual([303, `${guest.path}/devices?said=added`])
  expect((await guest.look()).text).toMatch(/TV room 3.*Waiting for the device/)
  await joins(device, mac)
  expect(await device.canReachInternet()).toBe(true)
  const limits = fake.phones().find((one) => one.mac.replaceAll(/\W/g, '').toLowerCase() === mac)?.session?.limits
  expect(limits).toMatchObject({ downKbps: 8000, upKbps: 2000 })
  expect(limits!.sessionSeconds).toBeGreaterThan(3500)
  expect(limits!.sessionSeconds).toBeLessThanOrEqual(3600)
  await expect.poll(async () => (await guest.look()).text, SOON).toMatch(/TV room 3.*Online · Time left: 59 min/)
  const list = () => send(server(), calls.online, {}, { token: page.token })
  await expect
    .poll(async () => (await list()).rows.find((one) => one.mac === mac), SOON)
    .toMatchObject({ ownDevice: 'TV room 3' })
  const { rows: all } = await list()
  expect(new Set(all.map(({ guestId }) => guestId)).size).toBe(1)
  expect(all).toHaveLength(2)
})

test('a device is taken off again: cut off at the gateway, and it does not come back by itself', async () => {
  const { hotspot } = await venue()
  const guest = await online(hotspot)
  const mac = burntIn()
  const device = tv(hotspot, mac)
  await device.join()
  await guest.add('Loa phòng khách', mac)
  await joins(device, mac)
  expect(await device.canReachInternet()).toBe(true)
  await expect.poll(async () => (await guest.look()).text, SOON).toMatch(/Online/)
  const id = /name="id" value="([^"]+)"/.exec((await guest.look()).html)![1]!
  expect((await guest.order({ do: 'remove', id })).location).toMatch(/said=removed$/)
  expect(await device.canReachInternet()).toBe(false)
  await joins(device, mac)
  expect(await device.canReachInternet()).toBe(false)
  expect((await guest.look()).text).not.toContain('Loa phòng khách')
  // Added again it is let in again: what was taken back does not stand in the way.
  await guest.add('Loa phòng khách', mac)
  await joins(device, mac)
  expect(await device.canReachInternet()).toBe(true)
})

test('any way of writing an address is read; what no device has, and what a phone makes up, is refused in words', async () => {
  const { hotspot } = await venue()
  const guest = await online(hotspot)
  const cases: [string, RegExp][] = [
    ['', /enter the MAC address/],
    ['AA-BB', /does not look right/],
    ['zz:9b:0a:12:34:56', /does not look right/],
    ['ff:ff:ff:ff:ff:ff', /not the address of a single device/],
    ['01:00:5e:00:00:fb', /not the address of a single device/],
    ['00:00:00:00:00:00', /not the address of a single device/],
    ['3a:9b:0a:12:34:56', /random address/],
    ["ac9b0a' or 1=1 --", /does not look right/],
    [guest.phone.mac, /random address|device you are using/],
  ]
  for (const [mac, why] of cases) {
    const said = await guest.add('TV', mac)
    expect([said.status, said.text], mac).toEqual([422, expect.stringMatching(why)])
    expect(said.html).toMatch(/aria-invalid="true"/)
  }
  expect((await guest.add('  ', burntIn())).text).toMatch(/give the device a name/)
  const mac = burntIn()
  expect(
    (await guest.add('Loa\r\n‮ <b>', `${mac.slice(0, 4)}.${mac.slice(4, 8)}.${mac.slice(8)}`.toUpperCase())).status,
  ).toBe(303)
  const shown = await guest.look()
  expect(shown.text).toContain('Loa &lt;b&gt;')
  // Only the end of an address is shown: who borrows a phone’s learns no other.
  expect(shown.html).not.toContain(written(mac))
})

test('a guest has as many devices as the owner allows, and none where the owner allows none', async () => {
  const { page, hotspot } = await venue()
  const guest = await online(hotspot)
  const [one, other, third] = [burntIn(), burntIn(), burntIn()]
  const [a, b, c] = await Promise.all([guest.add('One', one), guest.add('Other', other), guest.add('Third', third)])
  expect([a.status, b.status, c.status].toSorted()).toEqual([303, 303, 422])
  expect((await guest.look()).text).toMatch(/Each guest can have 2 devices at a time/)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into guest_quotas (page_id, devices_per_guest) values (${page.eid}, 0)`),
  )
  expect((await guest.look()).text).not.toContain('Devices without a browser')
  expect((await knock(server(), { path: guest.path })).html).not.toContain('/devices"')
})

test('nobody adds what is another’s: a guest’s phone, a guest’s television, a device the staff decided about', async () => {
  const { page, hotspot } = await venue()
  const [guest, other] = [await online(hotspot), await online(hotspot)]
  const [telly, staffs, blocked, phone] = [burntIn(), burntIn(), burntIn(), burntIn()]
  await other.add('TV', telly)
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into access_rules (page_id, id, kind, mac, name, created_at) values
      (${page.eid}, gen_random_uuid(), 'allow', ${staffs}, 'Menu board', now()), (${page.eid}, gen_random_uuid(), 'deny', ${blocked}, '', now())`)
    await tx.run(sql`insert into guest_devices (page_id, mac, guest_id, last_seen_at)
      select page_id, ${phone}, guest_id, now() from own_devices where page_id = ${page.eid} and mac = ${telly}`)
  })
  const said = []
  for (const mac of [telly, staffs, blocked, phone])
    said.push((await guest.add('Mine', mac)).text.match(/This device cannot be added[^.]*/)?.[0])
  // The same words for all: nobody learns whose it is.
  expect(new Set(said).size).toBe(1)
  expect(said[0]).toBeDefined()
  // Once the other's stay is over, the television of the room is free for the next.
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update grants set ends_at = now() - interval '1 minute' where mac = ${telly}`),
  )
  expect((await guest.add('TV', telly)).status).toBe(303)
  expect((await other.look()).text).not.toContain('TV …')
})

test('who tries many addresses is stopped', async () => {
  const { hotspot } = await venue()
  const guest = await online(hotspot)
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await guest.add('TV', burntIn())).status)
  expect(statuses).toEqual([303, 303, ...Array.from({ length: 8 }, () => 422), 429])
})

test('more time for the guest is more time for the television; a blocked guest’s goes too', async () => {
  const { page, hotspot } = await venue({ extension: { minutes: 30, times: 1 } })
  const guest = await online(hotspot)
  const mac = burntIn()
  const device = tv(hotspot, mac)
  await device.join()
  await guest.add('TV', mac)
  await joins(device, mac)
  await expect.poll(async () => (await guest.look()).text, SOON).toMatch(/Online · Time left: 59 min/)
  await post(server(), `${guest.path}/extend`, {})
  expect((await guest.look()).text).toMatch(/Online · Time left: 1 h 29 min/)
  const { rows: all } = await send(server(), calls.online, {}, { token: page.token })
  const own = all.find((one) => one.mac !== mac)!
  await send(
    server(),
    calls.block,
    { params: { id: own.id }, body: { who: 'guest', reason: '' } },
    { token: page.token },
  )
  expect(await device.canReachInternet()).toBe(false)
  await joins(device, mac)
  expect(await device.canReachInternet()).toBe(false)
})

test('only a guest who is online, and only with the address of their own stay, has the page', async () => {
  const { hotspot } = await venue()
  const guest = await online(hotspot)
  await guest.add('TV', burntIn())
  const id = /name="id" value="([^"]+)"/.exec((await guest.look()).html)![1]!
  const other = await online(hotspot)
  expect((await other.look()).text).not.toContain('TV …')
  await other.order({ do: 'remove', id })
  expect((await other.order({ do: 'again', id })).status).toBe(422)
  for (const odd of ['', 'x', "'; drop table guests; --"])
    expect((await guest.order({ do: 'remove', id: odd })).status).toBe(303)
  expect(await rows(sql`select 1 from own_devices where id = ${id}`)).toHaveLength(1)
  const early = await arrive(server(), hotspot)
  expect((await knock(server(), { path: `${early.first.action}/devices` })).text).toContain('Two taps')
  expect((await knock(server(), { path: `/s/${'a'.repeat(24)}/devices` })).status).toBe(410)
})
