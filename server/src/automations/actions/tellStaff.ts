import type { StepOf } from '@portico/contract/automations/content.ts'
import { sql } from '../../core/db/database.ts'
import { publishEvents } from '../../core/domainEvents.ts'
import type { StepAction } from './action.ts'

/** Tells members by the ways they chose for notices of automations. */
export const tellStaff: StepAction<StepOf<'notify'>> = async ({ tx, page, now }, those) => {
  const ids = [...new Set(those.map(({ move }) => move.automationId))]
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, name from automations where page_id = ${page.id} and id = any(${ids}::uuid[])`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  await publishEvents(
    tx,
    those.map(({ move, step }) => ({
      pageId: page.id,
      kind: 'automation.notified' as const,
      at: now,
      data: {
        automationId: move.automationId,
        guestId: move.guestId ?? '',
        name: names.get(move.automationId) ?? '',
        text: step.text,
      },
    })),
  )
  return those.map(() => ({ result: 'did' as const }))
}
