// What the owner of a page sees of its plan.
import { PLAN_LIMITS } from '@portico/contract/access.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import type { PageLicense, pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { GRACE_DAYS, stateOf } from '@portico/contract/plans/terms.ts'
import { sql, type Database, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { FREE_PLAN, readPlans } from './planRows.ts'
import { buyPlan, previewPurchase } from './purchase.ts'
import { previewCode, redeemCode } from './redeem.ts'
import { describeRenewal, setRenewal } from './renewal/settings.ts'
import { readUsage } from './usage.ts'

type StoredSubscription = { planId: string; endDate: string | null; isLifetime: boolean }

export const licenseHandlers: Handlers<typeof pageLicense> = {
  read: ({ db, page, clock }) => readLicense(db, page.id, clock.now()),

  preview: (context, { body }) => ('code' in body ? previewCode(context, body.code) : previewPurchase(context, body)),
  redeem: (context, { body }) => redeemCode(context, body.code),
  purchase: (context, { body }) => buyPlan(context, body),

  async renew(context, { body }) {
    await setRenewal(context, body)
    return readLicense(context.db, context.page.id, context.clock.now())
  },
}

/** In the system's role: the balance of the person who pays for a renewal is asked, also for others who read it. */
function readLicense(db: Database, pageId: string, now: Date): Promise<PageLicense> {
  return db.asSystem(async (tx) => {
    const stored = await tx.first(
      sql<StoredSubscription>`select plan_id, end_date, is_lifetime from subscriptions where page_id = ${pageId}`,
    )
    const { planId, endDate, isLifetime } = stored ?? { planId: FREE_PLAN, endDate: null, isLifetime: false }
    const rows = await readPlans(tx, sql`l.id in (${planId}, ${FREE_PLAN})`)
    const plan = rows.find(({ id }) => id === planId)!
    const state = stateOf({ name: plan.name, isLifetime, endDate }, now)
    // What has ended has the limits of FREE.
    const { limits = {} } = (state === 'grace' || state === 'ended' ? rows.find(({ id }) => id === FREE_PLAN)! : plan)
      .other_metrics
    const used = await readUsage(tx, pageId, now)
    return {
      plan,
      state,
      end_date: endDate,
      isLifetime,
      graceUntil: state === 'grace' ? new Date(Date.parse(endDate!) + GRACE_DAYS * DAY_MS).toISOString() : null,
      renewal: state === 'active' || state === 'grace' ? await describeRenewal(tx, pageId, plan, endDate!) : null,
      usage: PLAN_LIMITS.map((name) => ({ name, used: used[name], limit: limits[name] ?? null })),
      history: await readHistory(tx, pageId),
    }
  })
}

type Change = Omit<PageLicense['history'][number], 'end_date'> & { endDate: string | null }

async function readHistory(tx: Tx, pageId: string): Promise<PageLicense['history']> {
  const rows = await tx.rows(sql<Change>`
    select c.kind, l.name as plan, c.end_date, c.is_lifetime, u.display_name as by, c.at
    from subscription_changes c join plans l on l.id = c.plan_id left join users u on u.id = c.by_user
    where c.page_id = ${pageId} order by c.at desc, c.id desc limit 50`)
  return rows.map(({ endDate, ...row }) => ({ ...row, end_date: endDate }))
}
