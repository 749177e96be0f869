import { expect, test } from 'vitest'
import { givenGateway, givenOnline, NAS_ID, PORTAL } from './given.ts'
import { PASSWORD, SECRET } from './responder.ts'

const open = (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: 'manual' })

test('a visitor who joins gets a phone and is sent to the portal with everything a gateway knows', async () => {
  const { joinUrl, gateway } = await givenGateway()
  const [first, second] = await Promise.all([open(joinUrl), open(joinUrl)])
  expect(first.status).toBe(302)
  const portal = new URL(first.headers.get('location')!)
  expect(portal.href.startsWith(`${PORTAL}&mac=`)).toBe(true)
  const query = Object.fromEntries(portal.searchParams)
  // Locally administered, not multicast.
  expect(query['mac']).toMatch(/^[0-9A-F][26AE](-[0-9A-F]{2}){5}$/)
  expect(query['ip']).toMatch(/^10\.\d+\.\d+\.\d+$/)
  expect(query['nasid']).toBe(NAS_ID)
  expect(query['loginurl']).toBe(`${gateway.url}/login?phone=${query['mac']}`)
  expect(query['userurl']).toBe(`${gateway.url}/internet?mac=${query['mac']}`)
  const other = new URL(second.headers.get('location')!).searchParams
  expect(other.get('mac')).not.toBe(query['mac'])
  expect(other.get('ip')).not.toBe(query['ip'])
})

test('a phone that joins again by its MAC keeps its address, however the MAC is written', async () => {
  const { joinUrl } = await givenGateway()
  const ipOf = async (mac: string) =>
    new URL((await open(`${joinUrl}?mac=${mac}`)).headers.get('location')!).searchParams.get('ip')
  expect(await ipOf('02:00:00:00:00:0a')).toBe(await ipOf('02000000000A'))
  expect((await open(`${joinUrl}?mac=nonsense`)).status).toBe(400)
})

test('before the login every site leads to the portal, after it to the site, after logging out to the portal', async () => {
  const { phone, gateway } = await givenGateway()
  await phone.join()
  const site = `${gateway.url}/internet?mac=${phone.mac}`
  expect((await open(site)).headers.get('location')).toContain(PORTAL)
  await phone.login('guest', PASSWORD)
  expect(await (await open(site)).text()).toBe('internet reached')
  await phone.logout()
  expect((await open(site)).headers.get('location')).toContain(PORTAL)
})

test('the login may come as a form or as an address, and leads on to dst', async () => {
  const { phone, gateway } = await givenGateway()
  const fields = new URLSearchParams({ username: 'guest', password: PASSWORD, dst: 'http://portal.example/s/7' })
  for (const send of [
    () => open(`${gateway.url}/login?mac=${phone.mac}&${fields}`),
    () => open(`${gateway.url}/login?phone=${phone.mac}`, { method: 'POST', body: fields }),
  ]) {
    await phone.join()
    const response = await send()
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('http://portal.example/s/7')
    expect(await phone.canReachInternet()).toBe(true)
    await phone.logout()
  }
})

test('a refused guest is sent back to the portal with the reason, the message and the way it was on', async () => {
  const { phone } = await givenGateway()
  await phone.join()
  const { location } = await phone.login('guest', 'wrong', 'http://portal.example/s/7')
  const query = new URL(location).searchParams
  expect(location).toContain(PORTAL)
  expect([query.get('error'), query.get('reply'), query.get('userurl')]).toEqual([
    'reject',
    'Sai mật khẩu',
    'http://portal.example/s/7',
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere', ''])('dst %j is not followed', async (dst) => {
  const { phone, gateway } = await givenGateway()
  await phone.join()
  const { location } = await phone.login('guest', PASSWORD, dst)
  expect(location).toBe(`${gateway.url}/internet?mac=${phone.mac}`)
})

test('a phone that walks over to another gateway loses its door at the first', async () => {
  const { phone, gateway } = await givenOnline()
  const { joinUrl } = gateway.enrol({ nasId: 'cafe-2', secret: SECRET, portalUrl: 'http://portal.example/w/second' })
  await (await open(`${joinUrl}?mac=${phone.mac}`)).text()
  expect(gateway.phones()).toMatchObject([{ nasId: 'cafe-2', ip: phone.ip, lastCause: 'LostCarrier' }])
  expect(await phone.canReachInternet()).toBe(false)
})

test('enrolling again is no restart, keeps the address and takes the new secret', async () => {
  const { phone, gateway, server, joinUrl } = await givenOnline({ retryMs: 400 })
  expect(gateway.enrol({ nasId: NAS_ID, secret: 'changed', portalUrl: PORTAL }).joinUrl).toBe(joinUrl)
  expect(await phone.canReachInternet()).toBe(true)
  await phone.logout()
  expect(await phone.login('guest', PASSWORD)).toMatchObject({ error: 'timeout' })
  gateway.enrol({ nasId: NAS_ID, secret: SECRET, portalUrl: PORTAL })
  expect(await phone.login('guest', PASSWORD)).toMatchObject({ isOnline: true })
  expect(server.reported(7)).toHaveLength(1)
})

test.each([
  ['an unknown page', '/nothing', {}, 404],
  ['an unknown Wi-Fi', '/join/guess', {}, 404],
  ['a phone that never joined', '/login?mac=02-00-00-00-00-01', {}, 404],
  ['no phone', '/internet', {}, 404],
  ['a method of its own', '/', { method: 'DELETE' }, 405],
  ['a form without end', '/login', { method: 'POST', body: 'x'.repeat(10_000) }, 413],
])('%s is answered plainly', async (_, path, init, status) => {
  const { gateway } = await givenGateway()
  expect((await open(`${gateway.url}${path}`, init)).status).toBe(status)
})

test('the status page shows who is there, and neither logins nor join addresses nor markup of others', async () => {
  const { gateway, phone, joinUrl } = await givenOnline()
  gateway.enrol({ nasId: '<script>', secret: 'x', portalUrl: PORTAL })
  const response = await open(gateway.url)
  const page = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page).toContain(phone.mac)
  expect(page).toContain('open')
  for (const hidden of ['guest', SECRET, new URL(joinUrl).pathname, '<script>']) expect(page).not.toContain(hidden)
})
