import type { StepOf } from '@portico/contract/automations/content.ts'
import { sql } from '../../core/db/database.ts'
import { addLead } from '../../leads/index.ts'
import type { StepAction, Outcome } from './action.ts'

type Contact = { id: string; name: string | null; phone: string | null; email: string | null }

/** Makes leads; who has one open gets a note on it. */
export const addLeads: StepAction<StepOf<'lead'>> = async ({ services, tx, page }, those) => {
  const guestIds = those.flatMap(({ move }) => move.guestId ?? [])
  const rows = await tx.rows(sql<Contact>`
    select id, name, phone, email from guests where page_id = ${page.id} and id = any(${guestIds}::uuid[]) and erased_at is null`)
  const guests = new Map(rows.map((row) => [row.id, row]))
  const outcomes: Outcome[] = []
  for (const { move, step } of those) {
    const guest = guests.get(move.guestId ?? '')
    if (!guest) {
      outcomes.push({ result: 'skipped', reason: 'erased' })
      continue
    }
    const { id: guestId, name, phone, email } = guest
    const contact = { name: name ?? '', ...(phone && { phone }), ...(email && { email }) }
    const lead = { pageId: page.id, source: 'automation', guestId, note: step.note, ...contact } as const
    const { isNew } = await addLead(services, tx, lead)
    outcomes.push({ result: 'did', ...(!isNew && { reason: 'lead-open' }) })
  }
  return outcomes
}
