// A scripted phone passes each brand for real: its redirect, the portal, its login page, RADIUS, and orders.
import { describe, expect, onTestFinished, test } from 'vitest'
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import type { GatewayType } from '@portico/contract/gateways.ts'
import { sessions } from '@portico/contract/gateways.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { coovachilli } from './brands/coovachilli.ts'
import { CASES, comeOnline, givenBrand as startGiven, type Case, type BrandSetUp } from './givenBrand.ts'
import { openPhoneBrowser } from './phoneBrowser.ts'
import type { BrandGateway } from './startBrand.ts'

const server = useServer()

async function givenBrand(of: Case, retryMs?: number): Promise<BrandSetUp> {
  const given = await startGiven(server(), of, retryMs)
  onTestFinished(() => given.box.stop())
  return given
}

/** Brands that distinguish a silent server from a refusal. */
const SAYS_SILENT = new Set<GatewayType>(['coovachilli', 'mikrotik', 'aruba'])

const online = (page: Venue) => send(server(), sessions.online, {}, { token: page.token })
const INTERNET = (box: BrandGateway) => `${box.url}/`

describe.each(CASES)('%s', (_name, of) => {
  test('a guest gets online, is given more time and another speed, and is thrown out', async () => {
    const given = await givenBrand(of)
    const { gateway, box, phone, mac, page } = given
    const after = await comeOnline(given)
    expect(after.text).toMatch(/You.re online/)
    expect((await phone.open(INTERNET(box))).text).toBe('internet reached')

    const session = () => box.hotspot.find(mac)?.session
    expect(session()?.limits).toMatchObject({ sessionSeconds: 3600, downKbps: 5000, upKbps: 2000 })
    const takesQuota = limitsOfGateway(gateway).data === 'gateway'
    expect(session()?.limits.totalBytes).toBe(takesQuota ? 700_000_000 : 0)

    await expect.poll(async () => (await online(page)).rows[0]?.mac).toBe(mac)
    const { acctSessionId = '', username = '' } = session() ?? {}
    const [row] = (await online(page)).rows
    const running = { id: row!.id, acctSessionId, username, mac, ip: row!.ip }
    const idleSeconds = of.type === 'mikrotik' ? 900 : 3600
    const adapter = adapterOf(gateway)
    const { services, registry } = server()
    const longer = { sessionSeconds: 7200, downKbps: 5000, upKbps: 2000, totalBytes: takesQuota ? 700_000_000 : 0 }
    expect(await adapter.extend(services, registry, { gateway, session: running }, longer)).toBe('done')
    expect(session()?.limits).toMatchObject({ sessionSeconds: 7200, idleSeconds, downKbps: 5000 })
    const faster = { ...longer, downKbps: 20_000 }
    expect(await adapter.changeRate(services, registry, { gateway, session: running }, faster)).toBe('done')
    expect(session()?.limits).toMatchObject({ sessionSeconds: 7200, idleSeconds, downKbps: 20_000 })
    expect(await adapter.status(services, registry, gateway)).toEqual({ kind: 'ok' })

    const { result } = await send(server(), sessions.disconnect, { params: { id: row!.id } }, { token: page.token })
    expect(result).toBe('disconnected')
    expect((await phone.open(INTERNET(box))).url.pathname).toMatch(/^\/(g|s)\//)
    await expect.poll(async () => (await online(page)).count).toBe(0)
  })

  test('when our server does not answer, the guest reads so and can continue', async () => {
    const { phone, box } = await givenBrand(of, 200)
    const first = await phone.open(INTERNET(box))
    box.faults.dropReplies = 1
    const after = await phone.submit(first, { terms: 'yes' })
    expect(after.text).toMatch(SAYS_SILENT.has(of.type) ? /is not responding/ : /could not connect you/)
    expect(after.html).toMatch(/href="\/s\//)
  })
})

describe('addresses that somebody made up', () => {
  const open = async (type: GatewayType, query: string) => {
    const gateway = await givenGateway(server(), await givenPage(server()), { type })
    const browser = openPhoneBrowser('02aabbccddee')
    const entry = `${server().services.config.portalUrl}/g/${gateway.entryKey}?${query}`
    return { browser, view: await browser.open(entry) }
  }

  test('CoovaChilli’s redirect with one byte changed is not taken', async () => {
    const gateway = await givenGateway(server(), await givenPage(server()), { type: 'coovachilli' })
    const portal = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
    const guest = { mac: '02aabbccddee', ip: '10.1.0.5', nasId: gateway.nasId, secret: '' }
    const query = coovachilli(gateway.fasKey).redirect(guest, 'http://10.1.0.1:3990', portal)
    const browser = openPhoneBrowser(guest.mac)
    expect((await browser.open(`${portal}?${query}`)).status).toBe(200)
    for (const forged of [
      query.replace('10.1.0.1', '10.1.0.9'),
      query.replace(/md=.*/, 'md='),
      query.replace(/&md=.*/, ''),
    ])
      expect((await browser.open(`${portal}?${forged}`)).status, forged).toBe(400)
    const stranger = coovachilli('another secret').redirect(guest, 'http://10.1.0.1:3990', portal)
    expect((await browser.open(`${portal}?${stranger}`)).status).toBe(400)
  })

  const THIEF = 'http://login.thief.example/login'
  test.each<[GatewayType, string]>([
    ['mikrotik', `mac=02:aa:bb:cc:dd:ee&link-login-only=${THIEF}`],
    ['aruba', 'mac=02:aa:bb:cc:dd:ee&switchip=login.thief.example'],
    ['cisco', `client_mac=02:aa:bb:cc:dd:ee&switch_url=${THIEF}`],
    ['ruckus', 'client_mac=02aabbccddee&sip=login.thief.example'],
    ['cambium', 'ga_cmac=02-AA-BB-CC-DD-EE&ga_srvr=login.thief.example'],
    ['fortinet', `usermac=02:aa:bb:cc:dd:ee&magic=1&post=${THIEF}`],
    ['meraki', `client_mac=02:aa:bb:cc:dd:ee&login_url=https://network-auth.com.thief.example/x`],
    ['meraki', `client_mac=02:aa:bb:cc:dd:ee&login_url=https://user@thief.example%2f.network-auth.com/`],
  ])('%s: a login is not brought to a host the owner never named', async (type, query) => {
    const { browser, view } = await open(type, query)
    expect(view.status).toBe(200)
    const after = await browser.submit(view, { terms: 'yes' })
    expect(after.status).toBe(502)
    expect(after.html).not.toContain('thief')
  })
})
