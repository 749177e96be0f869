// For how long a guest who comes back is let in without steps: the owner's choice, and whether the flow asks anything new.
import type { returningGuests } from '@portico/contract/flows/returningGuests.ts'
import { FlowSteps, type FlowStep } from '@portico/contract/flows.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import type { RunningFlow } from './runningFlow.ts'

/** Reads and saves the number of days. */
export const returningHandlers: Handlers<typeof returningGuests> = {
  async read({ tx, page }) {
    return { days: await readReturnDays(tx, page.id) }
  },
  async save(context, { body }) {
    const before = await returningHandlers.read(context, {})
    await context.tx.run(sql`
      insert into returning_guests (page_id, days) values (${context.page.id}, ${body.days})
      on conflict (page_id) do update set days = excluded.days`)
    context.note({ changes: changesOf(before, body, ['days']) })
    return body
  },
}

/** Days within which a guest passes without steps; 0 means the steps every time. */
export async function readReturnDays(tx: Tx, pageId: string): Promise<number> {
  const row = await tx.first(sql<{ days: number }>`select days from returning_guests where page_id = ${pageId}`)
  return row?.days ?? 0
}

/** Whether a flow asks nothing that its guest did not pass in an earlier version of it. */
export async function asksNothingNew(
  tx: Tx,
  pageId: string,
  flow: RunningFlow,
  passed: { flowId: string | null; flowVersion: number | null },
): Promise<boolean> {
  if (flow.id !== passed.flowId) return false
  if (flow.version === passed.flowVersion) return true
  const row = await tx.first(sql<{ steps: unknown }>`
    select steps from login_flow_versions
    where page_id = ${pageId} and flow_id = ${passed.flowId} and version = ${passed.flowVersion}`)
  const before = new Set(FlowSteps.safeParse(row?.steps).data?.map(demandOf))
  return flow.steps.every((step) => before.has(demandOf(step)))
}

/** What a step wants of a guest; how it looks and what it grants is no demand. */
function demandOf({ id, type, questions, password, text }: FlowStep): string {
  const asked = questions.map(({ id: question, type: kind, required }) => [question, kind, required])
  return JSON.stringify([id, type, asked, password, type === 'terms' ? text : undefined])
}
