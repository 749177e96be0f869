// Gateways that ask RADIUS about no address get orders for a guest's device instead.
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { formatMac } from '@portico/radius/mac.ts'
import { ACCOUNT, AP, givenDevice } from '../../../../dev/gateways/givenController.ts'
import { startFakeUnifi } from '../../../../dev/gateways/unifi.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { fasFields, fasLevel1, ndsClient } from '../../testing/opennds.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })
const colons = (mac: string) => formatMac(mac, 'aa:bb:cc:dd:ee:ff')

test('openNDS hears of a television at its next poll; one it does not see yet is reported as such, and may be tried again', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [
    { type: 'one-tap', sessionTimeout: 60, sessionSpeed: { downKbps: 4000, upKbps: 1000 } },
  ])
  const gateway = await givenGateway(server(), page, { type: 'opennds' })
  const tell = async (clients: Record<string, string>[], results: object[] = []) => {
    const list = Object.fromEntries(clients.map((one) => [one['mac'], one]))
    const response = await fetch(`${server().services.config.portalUrl}/agent/${gateway.nasId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.agentKey}` },
      body: JSON.stringify({ version: '9.10.0', clients: { clients: list }, results }),
    })
    return response.text()
  }
  const phoneMac = `02${randomBytes(5).toString('hex')}`
  const first = await openPortal(server(), gateway, fasLevel1(fasFields(colons(phoneMac))))
  const said = await post(server(), first.action, { terms: 'yes' })
  const custom = URL.parse(said.location ?? '')!.searchParams.get('custom')!
  const phone = ndsClient(colons(phoneMac), { custom })
  await tell([phone])
  expect((await knock(server(), { path: first.action })).text).toContain('You’re online')

  const mac = `ac9b0a${randomBytes(3).toString('hex')}`
  const devices = `${first.action}/devices`
  await post(server(), devices, { do: 'add', name: 'TV', mac })
  const look = async () => (await knock(server(), { path: devices })).text
  expect(await look()).toMatch(/TV .*Connecting/)
  const order = new RegExp(`^auth (\\S+) ${colons(mac)} (\\d+) 1000 4000 0 0 (\\S+)\\n$`)
  const orders = await tell([phone])
  const [, id, minutes] = order.exec(orders) ?? []
  expect(Number(minutes), orders).toBe(60)
  await tell([phone], [{ id, ok: false, detail: 'Failed to authenticate client' }])
  expect(await look()).toMatch(/TV .*does not see this device yet/)

  const own = /name="do" value="again"\/><input type="hidden" name="id" value="([^"]+)"/.exec(
    (await knock(server(), { path: devices })).html,
  )![1]!
  await post(server(), devices, { do: 'again', id: own })
  const [, second, , name] = order.exec(await tell([phone])) ?? []
  const telly = ndsClient(colons(mac), { custom: name! })
  await tell([phone, telly], [{ id: second, ok: true }])
  expect(await look()).toMatch(/TV .*Online/)
  await post(server(), devices, { do: 'remove', id: own })
  expect(await tell([phone, telly])).toMatch(new RegExp(`^deauth \\S+ ${colons(mac)}\\n$`))
  expect(await look()).not.toContain('TV …')
})

test('UniFi’s controller hears of a television, with the time and the speed of its guest, and throws it out again', async () => {
  const site = `s${randomBytes(4).toString('hex')}`
  const unifi = await startFakeUnifi({ kind: 'os', site, ...ACCOUNT })
  onTestFinished(() => unifi.stop())
  const limits = { sessionMinutes: 60, downKbps: 5000, upKbps: 2000 }
  const { gateway, page } = await givenDevice(server(), 'unifi', {
    unifiLogin: 'os',
    controllerUrl: unifi.url,
    site,
    ...limits,
  })
  await givenSteps(server(), page, [{ type: 'one-tap' }])
  const phone = `02${randomBytes(5).toString('hex')}`
  unifi.associate(phone)
  const first = await openPortal(server(), gateway, { id: colons(phone), ap: AP, url: 'http://example.com/' })
  await post(server(), first.action, { terms: 'yes' })
  const SOON = { timeout: 30_000 }
  await expect.poll(async () => (await knock(server(), { path: first.action })).text, SOON).toContain('You’re online')
  const mac = `ac9b0a${randomBytes(3).toString('hex')}`
  const station = unifi.associate(mac)
  const devices = `${first.action}/devices`
  await post(server(), devices, { do: 'add', name: 'TV', mac })
  await expect.poll(async () => (await knock(server(), { path: devices })).text, SOON).toMatch(/TV .*Online/)
  expect(station).toMatchObject({ isAuthorised: true, upKbps: 2000, downKbps: 5000 })
  expect(station.minutes).toBeLessThanOrEqual(60)
  const id = /name="id" value="([^"]+)"/.exec((await knock(server(), { path: devices })).html)![1]!
  await post(server(), devices, { do: 'remove', id })
  expect(station.isAuthorised).toBe(false)
})
