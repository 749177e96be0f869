// The owner's switch: whether the plan of a page renews itself, and at which price.
import type { PageLicense } from '@portico/contract/plans/pageLicense.ts'
import { changesOf } from '../../core/audit.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { PageContext } from '../../core/http/context.ts'
import { readPlans, type StoredPlan } from '../planRows.ts'
import { lockSubscription } from '../subscription.ts'
import { AHEAD_MS, findObstacle, readRenewal } from './renew.ts'

/** What the owner reads; null for a plan that nobody can renew. */
export async function describeRenewal(
  tx: Tx,
  pageId: string,
  { id, price, currency, isOnSale }: StoredPlan,
  endDate: string,
): Promise<PageLicense['renewal']> {
  const wish = await readRenewal(tx, pageId)
  if (!wish && !isOnSale) return null
  const at = new Date(Date.parse(endDate) - AHEAD_MS).toISOString()
  const off = { by: null, isOn: false, price, agreed: null, currency, at, obstacle: null }
  if (!wish || wish.plan.id !== id) return off
  const payer = await tx.first(sql<{ name: string }>`select display_name as name from users where id = ${wish.userId}`)
  const obstacle = (await findObstacle(tx, pageId, wish)) ?? null
  return { ...off, by: payer?.name ?? '', isOn: true, agreed: wish.price, obstacle }
}

/** @throws plan/not-found for one that ends never or is not sold, plan/price-changed */
export function setRenewal(
  { db, page, user, note }: PageContext,
  { isOn, price }: { isOn: boolean; price: number },
): Promise<void> {
  return db.asSystem(async (tx) => {
    const held = await lockSubscription(tx, page.id)
    const [plan] = await readPlans(tx, sql`l.id = ${held.planId} and l.is_on_sale and l.retired_at is null`)
    if (isOn && (!plan || held.isLifetime || held.endDate === null)) throw fail('plan/not-found')
    if (isOn && plan!.price > price) throw fail('plan/price-changed', { price: 'field/invalid' })
    const before = (await readRenewal(tx, page.id)) !== undefined
    const [by, agreed] = isOn ? [user.id, plan!.price] : [null, null]
    await tx.run(
      sql`update subscriptions set renews_by = ${by}::uuid, renew_price = ${agreed} where page_id = ${page.id}`,
    )
    tx.notify(page.id, 'license')
    note({ id: page.id, name: held.plan, changes: changesOf({ renews: before }, { renews: isOn }, ['renews']) })
  })
}
