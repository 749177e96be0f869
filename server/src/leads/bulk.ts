import type { leads } from '@portico/contract/leads.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { followMove, mayWork, refuseOwner, type StoredLead } from './changeLead.ts'
import { lockLeads, refuseUnknownStage } from './stages.ts'

/** Moves, assigns or deletes several leads at once. */
export const bulk: Handlers<typeof leads>['bulk'] = async (context, { body: { ids, change } }) => {
  const { tx, page, clock } = context
  const isWide = context.may('lead:write')
  if (!isWide && !('stage' in change)) throw fail('auth/forbidden')
  await lockLeads(tx, page.id)
  if ('stage' in change) await refuseUnknownStage(tx, page.id, change.stage)
  if ('ownerId' in change) await refuseOwner(context, change.ownerId)
  const found = await tx.rows(sql<StoredLead>`
    select id, guest_id, source, stage, owner_id from leads
    where page_id = ${page.id} and id = any(${ids}::uuid[]) order by id for update`)
  const mine = found.filter((lead) => mayWork(context, lead))
  const all = mine.map(({ id }) => id)
  if ('remove' in change) await tx.run(sql`delete from leads where page_id = ${page.id} and id = any(${all}::uuid[])`)
  else
    for (const lead of mine) {
      const follows = await followMove(context, lead, change)
      await tx.run(sql`
        update leads set stage = ${'stage' in change ? change.stage : lead.stage},
          owner_id = ${'ownerId' in change ? change.ownerId : lead.ownerId},
          closed_at = ${follows.closed_at === undefined ? sql`closed_at` : follows.closed_at},
          updated_at = ${clock.now()}, revision = revision + 1
        where page_id = ${page.id} and id = ${lead.id}`)
    }
  tx.notify(page.id, 'leads')
  const skipped = new Set(ids).size - mine.length
  context.note({ leads: mine.length })
  return { changed: mine.length, skipped }
}
