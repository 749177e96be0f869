// Rows of plans as the wire has them.
import type { Plan } from '@portico/contract/plans.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'

export const FREE_PLAN = '00000000-0000-7000-8000-000000000001'
export const WHOLE_PLAN = '00000000-0000-7000-8000-000000000002'

export type StoredPlan = Omit<Plan, 'pages'>
type Row = Omit<StoredPlan, 'other_metrics'> & { otherMetrics: StoredPlan['other_metrics'] }

/** Plans that a condition names, cheapest first. */
export async function readPlans(tx: Tx, where: RawBuilder<unknown>): Promise<StoredPlan[]> {
  const rows = await tx.rows(sql<Row>`
    select l.id, l.name, l.price, l.currency, l.period,
      '{"limits": {}}'::jsonb || l.other_metrics as other_metrics, l.is_on_sale, l.is_for_new
    from plans l where ${where} order by l.price / case l.period when 'year' then 12 else 1 end, l.name`)
  return rows.map(({ otherMetrics, ...row }) => ({ ...row, other_metrics: otherMetrics }))
}

/** The plan on which a new page begins, and whether it has it for life. */
export async function planForNew(tx: Tx): Promise<{ planId: string; isLifetime: boolean }> {
  const row = await tx.first(sql<{ id: string }>`select id from plans where is_for_new`)
  const planId = row?.id ?? FREE_PLAN
  return { planId, isLifetime: planId !== FREE_PLAN }
}
