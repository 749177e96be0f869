import type { StepType } from '@portico/contract/flows.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** Whether guests of a page, or of one of its gateways, are asked for a step of one of these types as published now. */
export async function asksForStep(tx: Tx, pageId: string, ...types: StepType[]): Promise<boolean> {
  const row = await tx.first(sql<{ is: boolean }>`
    select exists (
      select 1 from login_flows f
      join login_flow_versions v on v.page_id = ${pageId} and v.flow_id = f.id and v.version = f.version
      where f.page_id = ${pageId} and v.steps @> any(${types.map((type) => JSON.stringify([{ type }]))}::jsonb[])
        and (f.is_active or exists (select 1 from login_flow_gateways g where g.page_id = ${pageId} and g.flow_id = f.id))
    ) as is`)
  return row!.is
}
