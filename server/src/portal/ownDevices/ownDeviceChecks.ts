// Which devices a guest may bring along.
import type { DeviceProblem } from '@portico/portal/ownDevicesView.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { kindOfMac, normaliseMac, accessRuleFor } from '../../gateways/index.ts'

/** Twelve digits from any usual notation, blanks and all; or what is wrong with it. */
export function readMac(typed: string): { mac: string } | { problem: DeviceProblem } {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { problem: 'mac-missing' }
  if (text.length > 40) return { problem: 'mac-wrong' }
  // Read from a screen and typed by hand: any sign between the digits, and the letter O for a nought.
  const mac = normaliseMac(text) ?? normaliseMac(text.replaceAll(/[\s:.\-–—_]/g, '').replaceAll(/o/gi, '0'))
  if (!mac) return { problem: 'mac-wrong' }
  const kind = kindOfMac(mac)
  return kind === 'fixed' ? { mac } : { problem: `mac-${kind}` }
}

type DeviceCheck = { pageId: string; guestId: string; phone: string; mac: string; most: number; now: Date }

/** Why a device may not come in beside this guest. Another guest's that is over makes room. */
export async function refusalOf(tx: Tx, of: DeviceCheck): Promise<DeviceProblem | undefined> {
  const { pageId, guestId, phone, mac, most, now } = of
  if (mac === phone) return 'own-phone'
  if ((await accessRuleFor(tx, pageId, { mac }, now)) !== undefined) return 'taken'
  const found = await tx.first(sql<{ isTaken: boolean; others: number }>`
    with live as (
      select d.mac, d.guest_id from own_devices d join grants g on g.page_id = d.page_id and g.visit_id = d.visit_id
      where d.page_id = ${pageId} and g.ends_at > ${now} and g.revoked_at is null
    )
    select exists (select 1 from live where mac = ${mac} and guest_id <> ${guestId})
        or exists (select 1 from guest_devices where page_id = ${pageId} and mac = ${mac} and guest_id <> ${guestId})
        or exists (select 1 from sessions where page_id = ${pageId} and mac = ${mac} and stopped_at is null and guest_id is distinct from ${guestId})
        as is_taken,
      (select count(distinct mac)::int from live where guest_id = ${guestId} and mac <> ${mac}) as others`)
  if (found?.isTaken) return 'taken'
  return (found?.others ?? 0) >= most ? 'full' : undefined
}
