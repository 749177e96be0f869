// How a venue rewards its guests.
import type { LoyaltySettings } from '@portico/contract/loyalty.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'

/** Of a venue that has not chosen yet. */
const USUAL: LoyaltySettings = {
  isOn: false,
  visitPoints: 0,
  expiryMonths: null,
  birthdayPoints: 0,
  tiers: [],
  tierMonths: null,
  holdOut: 0,
}

/** The venue's settings, or what is usual. */
export async function readSettings(tx: Tx, pageId: string): Promise<LoyaltySettings> {
  return (await tx.first(find(pageId))) ?? USUAL
}

const find = prepare<LoyaltySettings>(`
  select is_on, visit_points, expiry_months, birthday_points, tiers, tier_months, hold_out from loyalty_settings where page_id = $1`)

/** Whether the venue gives points at all. */
export async function isLoyaltyOn(tx: Tx, pageId: string): Promise<boolean> {
  return (await readSettings(tx, pageId)).isOn
}

/** Begins to count visits, for a venue that offers something for them and has not decided yet. */
export async function switchOnLoyalty(tx: Tx, pageId: string, at: Date): Promise<void> {
  await tx.run(sql`
    insert into loyalty_settings (page_id, is_on, updated_at) values (${pageId}, true, ${at}) on conflict do nothing`)
}

/** Replaces the settings; points that came in keep the day they lapse. */
export async function writeSettings(tx: Tx, pageId: string, settings: LoyaltySettings, at: Date): Promise<void> {
  const { isOn, visitPoints, expiryMonths, birthdayPoints, tiers, tierMonths, holdOut } = settings
  await tx.run(sql`
    insert into loyalty_settings (page_id, is_on, visit_points, expiry_months, birthday_points, tiers, tier_months, hold_out, updated_at)
    values (${pageId}, ${isOn}, ${visitPoints}, ${expiryMonths}, ${birthdayPoints}, ${JSON.stringify(tiers)}, ${tierMonths}, ${holdOut}, ${at})
    on conflict (page_id) do update set is_on = excluded.is_on, visit_points = excluded.visit_points,
      expiry_months = excluded.expiry_months, birthday_points = excluded.birthday_points, tiers = excluded.tiers,
      tier_months = excluded.tier_months, hold_out = excluded.hold_out, updated_at = excluded.updated_at`)
  tx.notify(pageId, 'loyalty')
}
