// For each kind of gateway, a simulator with a phone that can come online: the set-up of the tests of limits.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewayKind } from '@portico/contract/gateways/limits.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'
import { givenGateway, givenPage, type Venue } from '@portico/server/testing/given.ts'
import { ORIGINAL, plainLogin, queryOf, type Brand } from './brand.ts'
import { merakiClickQuery, MERAKI_CLOUD } from './brands/meraki.ts'
import { CASES, givenBrand, MERAKI, type Case } from './givenBrand.ts'
import { ACCOUNT, AP, colons, givenDevice, randomMac } from './givenController.ts'
import { givenSmartZone } from './givenSmartZone.ts'
import { startFakeOmada } from './omada.ts'
import { openPhoneBrowser, type PhoneBrowser, type View } from './phoneBrowser.ts'
import { startFakeUnifi } from './unifi.ts'

export type AppliedLimits = { seconds: number; upKbps: number; downKbps: number; bytes: number }
/** `appliedLimits` are the limits that the gateway applies to this phone; undefined when it is offline or they are not visible. */
export type OnlinePhone = { mac: string; appliedLimits: () => AppliedLimits | undefined }
export type Joiner = { page: Venue; gateway: KnownGateway; join(): Promise<OnlinePhone>; stop(): Promise<void> }

const LIMITS = { sessionMinutes: 60, downKbps: 5000, upKbps: 2000, dataMegabytes: 700 }
const ONLINE = /You.re online/

/** A box of unknown brand: its login page takes name and password in its address. */
const anyBox = (): Brand => ({
  redirect: ({ mac, ip }) => queryOf({ mac: colons(mac), ip, url: ORIGINAL }),
  refused: ({ mac, ip }) => queryOf({ mac: colons(mac), ip, url: ORIGINAL, error: 'refused' }),
  path: '/login',
  method: 'GET',
  login: (_guest, fields) => plainLogin(fields.get('username'), fields.get('password')),
  onward: (fields) => fields.get('dst') ?? ORIGINAL,
})

const brand = (name: string): Case => CASES.find(([one]) => one === name)![1]
const BRANDS: Partial<Record<GatewayKind, Case>> = {
  mikrotik: brand('MikroTik'),
  radius: { type: 'radius', brand: anyBox },
  coovachilli: brand('CoovaChilli by CHAP'),
  'meraki-sign-on': MERAKI,
  'ruckus-unleashed': brand('Ruckus'),
  cambium: brand('Cambium'),
  aruba: brand('Aruba'),
  cisco: brand('Cisco'),
  fortinet: brand('Fortinet'),
}

/** Starts the simulator of a kind; a real openNDS runs in e2e/. */
export async function startJoiner(running: RunningServer, kind: GatewayKind): Promise<Joiner> {
  const of = BRANDS[kind]
  if (of) return byRadius(running, of)
  if (kind === 'unifi-password' || kind === 'unifi-key') return unifi(running, kind === 'unifi-key' ? 'key' : 'os')
  if (kind === 'omada') return omada(running)
  return kind === 'ruckus-smartzone' ? smartzone(running) : merakiClick(running)
}

async function tap(phone: PhoneBrowser, first: View): Promise<void> {
  const view = await phone.until(await phone.submit(first, { terms: 'yes' }), ONLINE)
  if (!ONLINE.test(view.text)) throw new Error(`not online: ${view.text.slice(0, 300)}`)
}

async function byRadius(running: RunningServer, of: Case): Promise<Joiner> {
  const { page, gateway, box } = await givenBrand(running, of)
  return { page, gateway, stop: () => box.stop(), join: () => throughBox(box, of.host) }
}

async function throughBox(
  box: Awaited<ReturnType<typeof givenBrand>>['box'],
  host: string | undefined,
): Promise<OnlinePhone> {
  const { mac } = box.join()
  const phone = openPhoneBrowser(mac, host ? { [host]: box.url } : {})
  await tap(phone, await phone.open(`${box.url}/`))
  const appliedLimits = () => {
    const session = box.hotspot.find(mac)?.session
    if (!session) return undefined
    const { sessionSeconds, upKbps, downKbps, totalBytes } = session.limits
    return { seconds: sessionSeconds, upKbps, downKbps, bytes: totalBytes }
  }
  return { mac, appliedLimits }
}

async function unifi(running: RunningServer, kind: 'os' | 'key'): Promise<Joiner> {
  const site = `s${randomMac()}`
  const controller = await startFakeUnifi({ kind, site, ...ACCOUNT })
  const settings = { unifiLogin: kind, controllerUrl: controller.url, site, ...LIMITS }
  const device = await givenDevice(running, 'unifi', settings)
  const join = async () => {
    const mac = randomMac()
    const station = controller.associate(mac)
    const phone = openPhoneBrowser(mac)
    const query = new URLSearchParams({ id: colons(mac), ap: AP, t: '1763700000', url: ORIGINAL, ssid: 'Guests' })
    await tap(phone, await phone.open(`${running.services.config.portalUrl}/guest/s/${site}/?${query}`))
    const appliedLimits = () => {
      const { isAuthorised, minutes, upKbps, downKbps, quotaMegabytes } = station
      // The API counts in 2^20 bytes, the classic controller in 10^6.
      const bytes = quotaMegabytes * (kind === 'key' ? 2 ** 20 : 1_000_000)
      return isAuthorised ? { seconds: minutes * 60, upKbps, downKbps, bytes } : undefined
    }
    return { mac, appliedLimits }
  }
  return { ...device, join, stop: () => controller.stop() }
}

async function omada(running: RunningServer): Promise<Joiner> {
  const controller = await startFakeOmada({ version: 'v5', ...ACCOUNT })
  const device = await givenDevice(running, 'omada', { omadaVersion: 'v5', controllerUrl: controller.url, ...LIMITS })
  const join = async () => {
    const mac = randomMac()
    const hyphens = (text: string) => text.replaceAll(':', '-').toUpperCase()
    const query = queryOf({
      clientMac: hyphens(colons(mac)),
      apMac: hyphens(AP),
      ssidName: 'Guests',
      t: '1763700000',
      radioId: '1',
      site: 'Quan La',
    })
    const phone = openPhoneBrowser(mac)
    await tap(phone, await phone.open(`${running.services.config.portalUrl}/g/${device.gateway.entryKey}?${query}`))
    const appliedLimits = () => {
      const time = controller.inside.get(mac)
      return time === undefined ? undefined : { seconds: time / 1000, upKbps: 0, downKbps: 0, bytes: 0 }
    }
    return { mac, appliedLimits }
  }
  return { ...device, join, stop: () => controller.stop() }
}

async function smartzone(running: RunningServer): Promise<Joiner> {
  const { page, gateway, smartzone: fake } = await givenSmartZone(running, LIMITS)
  return { page, gateway, join: () => throughBox(fake.box, undefined), stop: () => fake.stop() }
}

async function merakiClick(running: RunningServer): Promise<Joiner> {
  const page = await givenPage(running)
  const configuration = { splash: 'click' as const, ...LIMITS }
  const gateway = await givenGateway(running, page, { type: 'meraki', configuration })
  const durations = new Map<string, number>()
  const cloud = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://cloud')
    const mac = String(request.headers['x-simulated-phone'])
    durations.set(mac, Number(searchParams.get('duration')))
    response.writeHead(302, { location: searchParams.get('continue_url') ?? '' }).end()
  })
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve))
  const join = async () => {
    const mac = randomMac()
    const url = `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`
    const phone = openPhoneBrowser(mac, { [MERAKI_CLOUD]: url })
    const query = merakiClickQuery({ mac, ip: '10.0.0.9', nasId: gateway.nasId, secret: '' })
    await tap(phone, await phone.open(`${running.services.config.portalUrl}/g/${gateway.entryKey}?${query}`))
    return { mac, appliedLimits: () => ({ seconds: durations.get(mac)!, upKbps: 0, downKbps: 0, bytes: 0 }) }
  }
  return { page, gateway, join, stop: async () => void cloud.close() }
}
