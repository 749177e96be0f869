// The set-up of brand tests: a venue, its device, the simulated box, and a phone on its Wi-Fi.
import type { GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'
import { givenGateway, givenPage, type Venue } from '@portico/server/testing/given.ts'
import type { Brand } from './brand.ts'
import { coovachilli } from './brands/coovachilli.ts'
import { merakiSignOn, MERAKI_CLOUD } from './brands/meraki.ts'
import { mikrotik } from './brands/mikrotik.ts'
import { aruba, cambium, cisco, fortinet, ruckus } from './brands/posted.ts'
import { openPhoneBrowser, type PhoneBrowser } from './phoneBrowser.ts'
import { startBrand, type BrandGateway } from './startBrand.ts'

export type Case = {
  type: GatewayType
  brand: (gateway: KnownGateway) => Brand
  more?: GatewayConfiguration
  auth?: 'pap'
  /** Its login page is not on the box itself. */
  host?: string
}

export const CASES: [string, Case][] = [
  ['CoovaChilli by CHAP', { type: 'coovachilli', brand: (gateway) => coovachilli(gateway.fasKey) }],
  [
    'CoovaChilli by PAP',
    { type: 'coovachilli', brand: (gateway) => coovachilli(gateway.fasKey), more: { uamPassword: 'pap' }, auth: 'pap' },
  ],
  ['MikroTik', { type: 'mikrotik', brand: mikrotik }],
  ['Aruba', { type: 'aruba', brand: aruba }],
  ['Cisco', { type: 'cisco', brand: cisco }],
  ['Ruckus', { type: 'ruckus', brand: ruckus }],
  ['Cambium', { type: 'cambium', brand: cambium }],
  ['Fortinet', { type: 'fortinet', brand: fortinet }],
]

export const MERAKI: Case = { type: 'meraki', brand: merakiSignOn, more: { splash: 'sign-on' }, host: MERAKI_CLOUD }

export type BrandSetUp = { page: Venue; gateway: KnownGateway; box: BrandGateway; phone: PhoneBrowser; mac: string }

/** The caller stops the box. */
export async function givenBrand(
  running: RunningServer,
  { type, brand, more, auth, host }: Case,
  retryMs = 1000,
): Promise<BrandSetUp> {
  const { services, registry, radius } = running
  const page = await givenPage(running)
  const made = await givenGateway(running, page, { type })
  const nas = {
    nasId: made.nasId,
    secret: made.radiusSecret.toString(),
    portalUrl: `${services.config.portalUrl}/g/${made.entryKey}`,
    auth,
  }
  const chosen = brand(made)
  const box = await startBrand({
    brand: chosen,
    nas,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    retryMs,
  })
  const configuration = JSON.stringify({
    ...(!host && { loginUrl: box.url + chosen.path }),
    coaAddress: '127.0.0.1',
    coaPort: box.coaPort,
    sessionMinutes: 60,
    downKbps: 5000,
    upKbps: 2000,
    dataMegabytes: 700,
    ...more,
  })
  await services.db.asSystem((tx) =>
    tx.run(sql`update gateways set configuration = ${configuration} where id = ${made.id}`),
  )
  await registry.refresh()
  const { mac } = box.join()
  const phone = openPhoneBrowser(mac, host ? { [host]: box.url } : {})
  return { page, gateway: registry.byId(made.id)!, box, phone, mac }
}

/** Through the portal with one tap. */
export async function comeOnline({ phone, box }: BrandSetUp) {
  const first = await phone.open(`${box.url}/`)
  return phone.until(await phone.submit(first, { terms: 'yes' }), /You.re online/)
}
