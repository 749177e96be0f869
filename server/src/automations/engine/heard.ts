// Whether what guests are waited for has happened.
import type { Happening } from '@portico/contract/automations/kinds.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { HAPPENINGS } from '@portico/contract/automations/kinds.ts'
import { sql, type RawBuilder, type Tx } from '../../core/db/database.ts'
import type { Batch } from './batch.ts'
import type { Passenger } from './people.ts'

const BY_MESSAGE = {
  seen: sql`s.seen_at`,
  clicked: sql`s.clicked_at`,
  replied: sql`s.replied_at`,
} as const

/** The test that a row `p` of automation_people has had what it awaits. */
function testOf(what: Happening, pageId: string): RawBuilder<unknown> {
  switch (what) {
    case 'visit':
      return sql`exists (select 1 from visits v where v.page_id = ${pageId} and v.guest_id = p.guest_id and v.online_at > p.since_at)`
    case 'gift-used':
      return sql`exists (select 1 from gift_orders o where o.page_id = ${pageId} and o.guest_id = p.guest_id and o.used_at > p.since_at)`
    case 'review':
      return sql`exists (select 1 from reviews r where r.page_id = ${pageId} and r.guest_id = p.guest_id and r.created_at > p.since_at)`
    default:
      return sql`exists (select 1 from message_sends s where s.page_id = ${pageId} and s.id = p.send_id and ${BY_MESSAGE[what]} is not null)`
  }
}

/** Asked once more when the time is over. */
export async function findHeard({ tx, page }: Batch, { id, awaits }: Passenger): Promise<boolean> {
  if (awaits === null || !isOneOf(HAPPENINGS, awaits)) return false
  const found = await tx.first(sql`
    select 1 from automation_people p where p.page_id = ${page.id} and p.id = ${id} and ${testOf(awaits, page.id)}`)
  return found !== undefined
}

/** Wakes everybody on a page who has had what they wait for. @returns how many */
export async function wakeHeard(tx: Tx, pageId: string, now: Date): Promise<number> {
  const kinds = await tx.rows(sql<{ awaits: Happening }>`
    select distinct awaits from automation_people where page_id = ${pageId} and awaits is not null`)
  let woken = 0
  for (const { awaits } of kinds)
    woken += await tx.run(sql`
      update automation_people p set heard_at = ${now}, due_at = ${now}
      where p.page_id = ${pageId} and p.awaits = ${awaits} and p.state = 'open' and p.heard_at is null and ${testOf(awaits, pageId)}`)
  if (woken > 0) tx.wake('automations')
  return woken
}
