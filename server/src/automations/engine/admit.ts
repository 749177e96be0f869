// Whether a guest whose moment came comes in.
import type { AutomationContent } from '@portico/contract/automations/content.ts'
import { IN, type Reason } from '@portico/contract/automations/kinds.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql } from '../../core/db/database.ts'
import type { Batch } from './batch.ts'
import type { Passenger } from './people.ts'
import { isAnybody } from './plans.ts'

type Verdict = 'in' | 'unknown' | Reason

/** Nobody is inside twice at once, or comes back sooner than the owner said. The guest is locked. */
export async function admit(
  batch: Batch,
  { who, again }: AutomationContent,
  { id, automationId, enteredAt }: Passenger,
  guestId: string,
): Promise<Verdict> {
  const { tx, page, admitted } = batch
  const key = `${automationId} ${guestId}`
  if (admitted.has(key)) return 'inside'
  const other = await tx.first(sql<{ isInside: boolean; newestAt: string }>`
    select bool_or(state = 'open') as is_inside, max(entered_at) as newest_at from automation_people
    where page_id = ${page.id} and guest_id = ${guestId} and automation_id = ${automationId} and id <> ${id}
      and state <> 'refused' and (state <> 'open' or step_id <> ${IN}) having count(*) > 0`)
  if (other?.isInside) return 'inside'
  if (other && (again === null || Date.parse(other.newestAt) + again * DAY_MS > Date.parse(enteredAt))) return 'again'
  const isMeant = isAnybody(who) || (await batch.isMeant(who, guestId))
  if (isMeant === undefined) return 'unknown'
  if (!isMeant) return 'condition'
  admitted.add(key)
  return 'in'
}
