// Good requests for the calls about Wi-Fi that is bought and Wi-Fi profiles, and a row in each of their tables.
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { makeAuthority, signServer } from '../../wifiProfiles/certificates.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const CREDENTIALS = { tmnCode: 'PORTICO1', secret: 'walk-secret' }

export const wifiSamples: Record<string, MakeSample> = {
  'wifiSales.query': async (world) => ({ params: { id: await givenSale(world) } }),
  'wifiSales.refund': async (world) => ({ params: { id: await givenSale(world) }, body: { reason: 'Mất điện' } }),
  'wifiSales.saveAccount': () => ({ params: { provider: 'vnpay' }, body: { credentials: CREDENTIALS } }),
  'wifiSales.removeAccount': async (world) => {
    await givenAccount(world)
    return { params: { provider: 'vnpay' } }
  },
  'wifiProfiles.remove': async (world) => ({ params: { id: await givenProfile(world) } }),
  'wifiProfiles.setCertificate': async (world) => ({ body: await makeCertificate(world) }),
  'wifiProfiles.removeCertificate': async (world) => {
    await givenCertificate(world)
    return {}
  },
}

async function givenAccount({ running: { services }, page: { eid } }: World): Promise<void> {
  const sealed = services.secrets.seal(JSON.stringify(CREDENTIALS))
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into wifi_payment_accounts (page_id, provider, sealed, shown, updated_at)
      values (${eid}, 'vnpay', ${sealed}, ${`terminal of ${eid}`}, ${services.clock.now()}) on conflict do nothing`),
  )
}

/** A sale that is paid, with its code. */
async function givenSale({ running: { services }, page: { eid }, codes }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  const reference = String(BigInt(`0x${id.replaceAll('-', '')}`) % 10n ** 16n)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into wifi_orders (page_id, id, batch_id, name, amount, currency, provider, reference, state, code_id, transaction, created_at,
        expires_at, settled_at)
      values (${eid}, ${id}, ${codes.batchId}, ${`offer of ${eid}`}, 5000, 'VND', 'vnpay', ${reference}, 'paid', ${codes.codeId}, ${id},
        ${now}, ${now}, ${now})`)
    await tx.run(sql`
      insert into wifi_sale_entries (page_id, order_id, kind, amount, currency, at) values (${eid}, ${id}, 'sale', 5000, 'VND', ${now})`)
  })
  return id
}

async function makeCertificate({ running: { services } }: World) {
  const now = services.clock.now()
  const { certificate, key } = await signServer(await makeAuthority('Walk', now), 'wifi.example.test', now)
  return { certificate, key }
}

/** A certificate of the venue's own. */
async function givenCertificate(world: World): Promise<void> {
  const { running, page } = world
  const { services } = running
  const { certificate, key } = await makeCertificate(world)
  const until = new Date(services.clock.now().getTime() + 30 * 86_400_000)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint, certificate, sealed_key, certificate_until)
      values (${page.eid}, false, 'Walk', 365, false, false, ${certificate}, ${services.secrets.seal(key)}, ${until})
      on conflict (page_id) do update set certificate = excluded.certificate, sealed_key = excluded.sealed_key,
        certificate_until = excluded.certificate_until`),
  )
}

async function givenProfile({ running: { services }, page: { eid }, guest }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into wifi_profiles (page_id, id, guest_id, kind, device, login, down_kbps, up_kbps, created_at, expires_at)
      values (${eid}, ${id}, ${guest.guestId}, 'password', 'android', ${`login-${id}`}, 0, 0, ${now},
        ${new Date(now.getTime() + 86_400_000)})`),
  )
  return id
}

/** A sale and the account it was paid to; profiles, their network, and a ticket. */
export async function fillWifi(world: World): Promise<void> {
  await givenAccount(world)
  await givenSale(world)
  await givenProfile(world)
  const { running, page, guest } = world
  const { eid } = page
  const tomorrow = new Date(running.services.clock.now().getTime() + 86_400_000)
  await running.services.db.asSystem(async (tx) => {
    // A network's name is short.
    await tx.run(sql`
      insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint)
      values (${eid}, true, ${`wifi ${eid.slice(-12)}`}, 30, false, false) on conflict do nothing`)
    await tx.run(sql`
      insert into wifi_profile_guests (page_id, login, guest_id)
      values (${eid}, ${`chain login of ${eid}`}, ${guest.guestId}) on conflict do nothing`)
    await tx.run(sql`
      insert into wifi_tickets (page_id, name, login, expires_at)
      values (${eid}, ${Buffer.from(`ticket of ${eid}`)}, ${`login of ${eid}`}, ${tomorrow}) on conflict do nothing`)
  })
}
