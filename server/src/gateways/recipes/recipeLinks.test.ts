import { expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenMember, givenPage, send } from '../../testing/given.ts'
import { sql } from '../../core/db/database.ts'
import { useServer } from '../../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })

async function given() {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'mikrotik' })
  const params = { nas_id: gateway.nasId }
  const share = (to: 'phone' | 'technician' = 'phone') =>
    send(server(), gateways.shareRecipe, { params, body: { to } }, { token: page.token, language: 'en' })
  return { page, gateway, params, share, secret: gateway.radiusSecret.toString() }
}

const get = (url: string, cookie = '') => fetch(url, { headers: { cookie }, redirect: 'manual' })
const open = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

test('the link shows nothing secret until it is opened, and then only to the browser that opened it', async () => {
  const { share, secret, gateway, page } = await given()
  const { url } = await share()
  expect(new URL(url).origin).toBe(server().services.config.portalUrl)
  // A messenger that previews the link uses nothing up.
  for (const _ of [1, 2]) {
    const door = await get(url)
    expect(door.status).toBe(200)
    expect(await door.text()).not.toContain(secret)
  }
  const opened = await open(url)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, new URL(url).pathname])
  expect(opened.headers.get('set-cookie')).toMatch(/; Path=\/setup\/[\w.-]+; HttpOnly; SameSite=Lax; Max-Age=1800/)
  const steps = await get(url, cookieOf(opened))
  const html = await steps.text()
  expect(html).toContain(secret)
  expect(html).toContain(gateway.entryKey)
  expect(steps.headers.get('cache-control')).toBe('no-store')
  expect(steps.headers.get('content-security-policy')).toContain("default-src 'none'")
  // A phone loses pages: the same browser reads them again.
  expect((await get(url, cookieOf(opened))).status).toBe(200)
  for (const other of [await get(url), await get(url, 'portico_setup=somebody-elses-key'), await open(url)]) {
    expect(other.status).toBe(404)
    expect(await other.text()).not.toContain(secret)
  }
  const { rows } = await send(server(), audit.list, { query: {} }, { token: page.token })
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['gateways.shareRecipe', 'gateways.openRecipe']),
  )
})

test('two phones that open it at once: one sees the steps', async () => {
  const { share } = await given()
  const { url } = await share()
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await open(url)).status))
  expect(statuses.toSorted()).toEqual([303, 404, 404, 404])
})

test('a link waits a quarter of an hour, its steps can be read for half an hour; a new one ends the old', async () => {
  const { share } = await given()
  const first = await share()
  const second = await share()
  expect((await get(first.url)).status).toBe(404)
  clock.advance(16 * 60)
  expect((await open(second.url)).status).toBe(404)
})

test('steps that were opened go out', async () => {
  const { share, secret } = await given()
  const { url } = await share()
  const cookie = cookieOf(await open(url))
  expect(await (await get(url, cookie)).text()).toContain(secret)
  clock.advance(31 * 60)
  expect((await get(url, cookie)).status).toBe(404)
})

test('a technician opens the link within a week and reads the steps for a day, in one browser', async () => {
  const { share, secret } = await given()
  const { url } = await share('technician')
  expect(await (await get(url)).text()).toContain('stay readable for 24 hours')
  clock.advance(6 * 24 * 3600)
  const opened = await open(url)
  expect(opened.headers.get('set-cookie')).toContain('Max-Age=86400')
  expect((await open(url)).status).toBe(404)
  clock.advance(23 * 3600)
  expect(await (await get(url, cookieOf(opened))).text()).toContain(secret)
  clock.advance(2 * 3600)
  expect((await get(url, cookieOf(opened))).status).toBe(404)
})

test('keys a device has proved are not shown by a link either', async () => {
  const { share, secret, gateway } = await given()
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`update gateway_secrets set proved_at = now() where gateway_id = ${gateway.id}`)
  })
  const { url } = await share()
  const html = await (await get(url, cookieOf(await open(url)))).text()
  expect(html).toContain('••••••••')
  expect(html).toContain('The keys are hidden because the device already uses them.')
  expect(html).not.toContain(secret)
})

test('new keys end the links from before, opened or not', async () => {
  const { page, params, share } = await given()
  const opened = await share('technician')
  const cookie = cookieOf(await open(opened.url))
  const waiting = await share('technician')
  await send(server(), gateways.rotate, { params, body: { hours: 24 } }, { token: page.token })
  expect([(await get(opened.url, cookie)).status, (await get(waiting.url)).status]).toEqual([404, 404])
  const html = await (await get((await share()).url)).text()
  expect(html).toContain('on this phone, for a few minutes')
})

test('only members who may see the keys can make a link, and only for a device of the page', async () => {
  const { page, params } = await given()
  const manager = await givenMember(server(), page, 'manager')
  const body = { to: 'phone' } as const
  await expect(
    send(server(), gateways.shareRecipe, { params, body }, { token: manager.pageToken }),
  ).rejects.toMatchObject({
    status: 403,
  })
  const other = await givenPage(server())
  await expect(send(server(), gateways.shareRecipe, { params, body }, { token: other.token })).rejects.toMatchObject({
    code: 'device/not-found',
  })
})

test('a link nobody made is nothing, whatever it says', async () => {
  const { portalUrl } = server().services.config
  for (const token of ['x', '%00', '..%2f..', 'a'.repeat(3000)])
    expect((await get(`${portalUrl}/setup/${token}`)).status, token).toBeGreaterThanOrEqual(400)
})
