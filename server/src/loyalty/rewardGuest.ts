import { tierOf, withBonus } from '@portico/contract/loyalty/tiers.ts'
import type { Tx } from '../core/db/database.ts'
import type { Order } from './ledger.ts'
import { readSettings } from './settings.ts'
import { noteTier, readEarned } from './tiers.ts'
import { earnUnits } from './units.ts'

/** Gives points with the bonus of the guest's tier, and the next tier when it is reached. @returns how many points */
export async function rewardGuest(tx: Tx, order: Omit<Order, 'unit'>): Promise<number> {
  if (order.amount === 0) return 0
  const settings = await readSettings(tx, order.pageId)
  const earned = settings.tiers.length > 0 ? await readEarned(tx, order, settings.tierMonths) : 0
  const amount = withBonus(order.amount, tierOf(settings.tiers, earned)?.bonus ?? 0)
  await earnUnits(tx, { ...order, unit: 'point', amount })
  await noteTier(tx, order, settings)
  return amount
}
