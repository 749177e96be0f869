// The administrator's plans.
import type { Plan, PlanFields, plans } from '@portico/contract/plans.ts'
import { changesOf } from '../core/audit.ts'
import { sql, violatedUnique, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { FREE_PLAN, readPlans, WHOLE_PLAN } from './planRows.ts'

/** Neither renamed nor retired: the specification's rule knows FREE by its name. */
const FIXED: readonly string[] = [FREE_PLAN, WHOLE_PLAN]
const FIELDS = ['name', 'price', 'currency', 'period', 'other_metrics', 'isOnSale'] as const

export const planHandlers: Handlers<typeof plans> = {
  async list({ tx }) {
    const rows = await readPlans(tx, sql`l.is_on_sale and l.retired_at is null`)
    return { rows, count: rows.length }
  },

  async all({ tx }) {
    const rows = await readCounted(tx)
    return { rows, count: rows.length, isSelling: rows.some(({ id, isForNew }) => id === FREE_PLAN && isForNew) }
  },

  async create({ tx, clock, note }, { body }) {
    const [now, id] = [clock.now(), newId(clock.now())]
    await write(
      tx,
      sql`
      insert into plans (id, name, price, currency, period, other_metrics, is_on_sale, created_at, updated_at)
      values (${id}, ${body.name}, ${body.price}, ${body.currency}, ${body.period}, ${JSON.stringify(body.other_metrics)}::jsonb,
        ${body.isOnSale}, ${now}, ${now})`,
    )
    note({ id, name: body.name })
    return onePlan(tx, id)
  },

  async update({ tx, clock, note }, { params: { id }, body }) {
    const before = await onePlan(tx, id)
    const to: PlanFields = { ...before, ...body }
    if (FIXED.includes(id) && to.name !== before.name) throw fail('plan/fixed', { name: 'field/invalid' })
    await write(
      tx,
      sql`
      update plans set name = ${to.name}, price = ${to.price}, currency = ${to.currency}, period = ${to.period},
        other_metrics = ${JSON.stringify(to.other_metrics)}::jsonb, is_on_sale = ${to.isOnSale}, updated_at = ${clock.now()}
      where id = ${id}`,
    )
    const after = await onePlan(tx, id)
    note({ id, name: before.name, changes: changesOf(before, after, FIELDS) })
    return after
  },

  async remove({ tx, clock, note }, { params: { id } }) {
    const { name } = await onePlan(tx, id)
    if (FIXED.includes(id)) throw fail('plan/fixed')
    await tx.run(sql`update plans set retired_at = ${clock.now()}, is_on_sale = false where id = ${id}`)
    note({ id, name })
    return { id }
  },

  async sell({ tx }, { body: { isSelling } }) {
    await tx.run(sql`update plans set is_for_new = false where is_for_new`)
    await tx.run(sql`update plans set is_for_new = true where id = ${isSelling ? FREE_PLAN : WHOLE_PLAN}`)
    return { isSelling }
  },
}

async function readCounted(tx: Tx): Promise<Plan[]> {
  const rows = await readPlans(tx, sql`l.retired_at is null`)
  const counts = await tx.rows(sql<{ planId: string; pages: number }>`
    select s.plan_id, count(*)::int as pages from subscriptions s join pages p on p.id = s.page_id and p.deleted_at is null group by 1`)
  const pagesOf = new Map(counts.map(({ planId, pages }) => [planId, pages]))
  return rows.map((row) => ({ ...row, pages: pagesOf.get(row.id) ?? 0 }))
}

/** @throws plan/not-found */
async function onePlan(tx: Tx, id: string): Promise<Plan> {
  const found = (await readCounted(tx)).find((plan) => plan.id === id)
  if (!found) throw fail('plan/not-found')
  return found
}

async function write(tx: Tx, statement: Parameters<Tx['run']>[0]): Promise<void> {
  await tx.run(statement).catch((error: unknown) => {
    throw violatedUnique(error) ? fail('plan/duplicate', { name: 'field/duplicate' }) : error
  })
}
