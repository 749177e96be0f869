// Meraki's two splash pages as its cloud serves them; sign-on asks RADIUS, click-through reports to no one.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { MERAKI_CLOUD, merakiClickQuery, merakiSignOn } from './brands/meraki.ts'
import { openPhoneBrowser } from './phoneBrowser.ts'
import { startBrand } from './startBrand.ts'

const server = useServer()
const online = (page: Venue) => send(server(), sessions.online, {}, { token: page.token })
const LIMITS = { sessionSeconds: 7200, downKbps: 5000, upKbps: 2000, totalBytes: 0 }

test('sign-on: the login goes to Meraki’s cloud, which asks us, and a disconnect reaches it, which is all it takes', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'meraki', configuration: { splash: 'sign-on' } })
  const { radius, services, registry } = server()
  const portalUrl = `${services.config.portalUrl}/g/${gateway.entryKey}`
  const box = await startBrand({
    brand: merakiSignOn(),
    nas: { nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl },
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
  })
  onTestFinished(() => box.stop())
  const configuration = {
    splash: 'sign-on',
    coaAddress: '127.0.0.1',
    coaPort: box.coaPort,
    downKbps: 5000,
    upKbps: 2000,
  }
  await services.db.asSystem((tx) =>
    tx.run(sql`update gateways set configuration = ${JSON.stringify(configuration)} where id = ${gateway.id}`),
  )
  await registry.refresh()
  const { mac } = box.join()
  const phone = openPhoneBrowser(mac, { [MERAKI_CLOUD]: box.url })
  const first = await phone.open(`${box.url}/`)
  expect((await phone.until(await phone.submit(first, { terms: 'yes' }), /You.re online/)).text).toMatch(
    /You.re online/,
  )
  const session = box.hotspot.find(mac)?.session
  expect(session?.limits).toMatchObject({ downKbps: 5000, upKbps: 2000 })
  await expect.poll(async () => (await online(page)).count).toBe(1)
  const [row] = (await online(page)).rows
  const running = { id: row!.id, acctSessionId: session!.acctSessionId, username: session!.username, mac, ip: row!.ip }
  const known = registry.byId(gateway.id)!
  expect(await adapterOf(known).extend(services, registry, { gateway: known, session: running }, LIMITS)).toBe(
    'unsupported',
  )
  expect(await adapterOf(known).changeRate(services, registry, { gateway: known, session: running }, LIMITS)).toBe(
    'unsupported',
  )
  expect(await send(server(), sessions.disconnect, { params: { id: row!.id } }, { token: page.token })).toEqual({
    result: 'disconnected',
  })
})

test('click-through: only the guest’s own return counts as online, once', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, {
    type: 'meraki',
    configuration: { splash: 'click', sessionMinutes: 30 },
  })
  const grants: URLSearchParams[] = []
  const cloud = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://cloud')
    grants.push(searchParams)
    response.writeHead(302, { location: searchParams.get('continue_url') ?? '' }).end()
  })
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void cloud.close())
  const mac = '02aabbccdd01'
  const phone = openPhoneBrowser(mac, { [MERAKI_CLOUD]: `http://127.0.0.1:${(cloud.address() as AddressInfo).port}` })
  const guest = { mac, ip: '10.0.0.9', nasId: gateway.nasId, secret: '' }
  const portal = server().services.config.portalUrl
  const first = await phone.open(`${portal}/g/${gateway.entryKey}?${merakiClickQuery(guest)}`)
  expect((await online(page)).count).toBe(0)
  const after = await phone.until(await phone.submit(first, { terms: 'yes' }), /You.re online/)
  expect(after.text).toMatch(/You.re online/)
  expect(grants[0]?.get('duration')).toBe('1800')
  const { rows } = await online(page)
  expect(rows).toMatchObject([{ mac }])

  const back = new URL(grants[0]!.get('continue_url')!)
  await phone.open(back)
  expect((await online(page)).count).toBe(1)
  back.searchParams.set('v', '01930000-0000-7000-8000-000000000001')
  expect((await phone.open(back)).url.pathname).toBe('/')

  const session = { id: rows[0]!.id, acctSessionId: '', username: '', mac, ip: null }
  const { services, registry } = server()
  const known = registry.byId(gateway.id)!
  expect(await adapterOf(known).extend(services, registry, { gateway: known, session }, LIMITS)).toBe('unsupported')
  expect(await adapterOf(known).disconnect(services, registry, known, session)).toBe('refused')
})
