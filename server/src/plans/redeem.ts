// A licence code is used once, by one page.
import type { LicenceReceipt } from '@portico/contract/plans/pageLicense.ts'
import type { Term } from '@portico/contract/plans/terms.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { readFinance } from '../finance/index.ts'
import { hashCode, readCode } from './codeText.ts'
import { lockSubscription, planTerm, receiptOf, writeSubscription, type PlannedTerm } from './subscription.ts'

type StoredCode = Term & {
  batchId: string
  number: number
  planId: string
  isTrial: boolean
  isUsed: boolean
  isRevoked: boolean
  isOver: boolean
}

/** What the code would do for the page. @throws licence/*, plan/lifetime */
export function previewCode(context: PageContext, typed: string): Promise<LicenceReceipt> {
  return context.db.asSystem(async (tx) => (await planCode(tx, context, typed)).receipt)
}

/** Uses the code for the page. @throws licence/*, plan/lifetime */
export function redeemCode(context: PageContext, typed: string): Promise<LicenceReceipt> {
  const { db, clock, page, user, note } = context
  return db.asSystem(async (tx) => {
    const at = clock.now()
    const { found, to, receipt } = await planCode(tx, context, typed)
    await tx.run(sql`
      update licence_codes set used_at = ${at}, used_by = ${user.id}, used_on = ${page.id}
      where batch_id = ${found.batchId} and number = ${found.number}`)
    await writeSubscription(tx, page.id, to, { kind: found.isTrial ? 'trial' : 'licence', by: user.id, at })
    note({ id: page.id, name: to.plan })
    return receipt
  })
}

type CodePlan = { found: StoredCode; to: PlannedTerm; receipt: LicenceReceipt }

/** Locks the page's subscription and the code, in this order. */
async function planCode(tx: Tx, { clock, page, user, secrets }: PageContext, typed: string): Promise<CodePlan> {
  const letters = readCode(typed)
  if (letters === undefined) throw fail('licence/mistyped', { code: 'field/invalid' })
  const now = clock.now()
  const held = await lockSubscription(tx, page.id)
  const found = await lockCode(tx, hashCode(secrets, letters), now)
  if (found.isTrial) await refuseSecondTrial(tx, page.id, found.planId)
  const to = await planTerm(tx, held, { planId: found.planId, term: found }, now)
  return { found, to, receipt: receiptOf(to, { total: 0, ...(await readFinance(tx, user.id)) }) }
}

/** @throws licence/not-found, licence/used, licence/revoked, licence/expired */
async function lockCode(tx: Tx, hash: Buffer, now: Date): Promise<StoredCode> {
  const found = await tx.first(sql<StoredCode>`
    select c.batch_id, c.number, b.plan_id, b.months, b.days, b.is_trial, c.used_at is not null as is_used,
      c.revoked_at is not null as is_revoked, coalesce(b.valid_until < ${now}, false) as is_over
    from licence_codes c join licence_batches b on b.id = c.batch_id where c.hash = ${hash} for update of c`)
  if (!found) throw fail('licence/not-found')
  if (found.isUsed) throw fail('licence/used')
  if (found.isRevoked) throw fail('licence/revoked')
  if (found.isOver) throw fail('licence/expired')
  return found
}

/** @throws licence/trial-used */
async function refuseSecondTrial(tx: Tx, pageId: string, planId: string): Promise<void> {
  const before = await tx.first(sql`
    select 1 from subscription_changes where page_id = ${pageId} and kind = 'trial' and plan_id = ${planId} limit 1`)
  if (before) throw fail('licence/trial-used')
}
