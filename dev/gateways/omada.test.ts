// A scripted phone passes Omada for real: the portal, and the controller's API over HTTP in each release's form.
import { describe, expect, onTestFinished, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { ACCOUNT, AP, colons, givenDevice, listedAt, onlineAt, randomMac, type Device } from './givenController.ts'
import { startFakeOmada, type FakeOmada } from './omada.ts'
import { openPhoneBrowser } from './phoneBrowser.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })
const online = (page: Venue) => onlineAt(server(), page)
const firstDevice = (page: Venue) => listedAt(server(), page)

describe.each<'v5' | 'v4' | 'v2'>(['v5', 'v4', 'v2'])('Omada %s', (version) => {
  async function givenOmada(): Promise<Device & { omada: FakeOmada }> {
    const omada = await startFakeOmada({ version, ...ACCOUNT })
    onTestFinished(() => omada.stop())
    return {
      ...(await givenDevice(server(), 'omada', {
        omadaVersion: version,
        controllerUrl: omada.url,
        sessionMinutes: 60,
      })),
      omada,
    }
  }

  async function tap({ gateway }: Device) {
    const mac = randomMac()
    const hyphens = colons(mac).replaceAll(':', '-').toUpperCase()
    const ap = AP.replaceAll(':', '-').toUpperCase()
    const said: Record<string, string> =
      version === 'v2'
        ? { cid: hyphens, ap, ssid: 'Guests', t: '1763700000', rid: '1', site: 'Quan La' }
        : { clientMac: hyphens, apMac: ap, ssidName: 'Guests', t: '1763700000', radioId: '1', site: 'Quan La' }
    const phone = openPhoneBrowser(mac)
    const entry = `${server().services.config.portalUrl}/g/${gateway.entryKey}?${new URLSearchParams(said)}`
    return { mac, phone, waiting: await phone.submit(await phone.open(entry), { terms: 'yes' }) }
  }

  test('a guest gets online and is given more time; what Omada cannot do is said, not pretended', async () => {
    const given = await givenOmada()
    const { page, gateway, omada } = given
    const { mac, phone, waiting } = await tap(given)
    expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
    expect(omada.inside.get(mac)).toBe(3_600_000)
    const [row] = (await online(page)).rows
    const session = { id: row!.id, acctSessionId: '', username: '', mac, ip: null }
    const { services, registry } = server()
    const limits = { sessionSeconds: 7200, downKbps: 0, upKbps: 0, totalBytes: 0 }
    expect(await adapterOf(gateway).extend(services, registry, { gateway, session }, limits)).toBe('done')
    expect(omada.inside.get(mac)).toBeGreaterThan(7_100_000)
    expect(await adapterOf(gateway).changeRate(services, registry, { gateway, session }, limits)).toBe('unsupported')
    expect(await adapterOf(gateway).status(services, registry, gateway)).toEqual({ kind: 'ok' })
    await expect(
      send(server(), sessions.disconnect, { params: { id: row!.id } }, { token: page.token }),
    ).rejects.toMatchObject({ code: 'device/refused' })
  })

  test('an expired operator session is renewed; a refusal is recorded', async () => {
    const given = await givenOmada()
    const first = await tap(given)
    await first.phone.until(first.waiting, /You.re online/)
    given.omada.faults.isSessionLost = true
    const second = await tap(given)
    expect((await second.phone.until(second.waiting, /You.re online/)).text).toMatch(/You.re online/)
    expect(given.omada.signIns).toBe(2)
    given.omada.faults.refusesOrders = true
    await tap(given)
    await expect
      .poll(async () => (await firstDevice(given.page)).lastError, { timeout: 8000 })
      .toMatch(/rejected the command.*41538/)
  })
})
