import { allows } from '@portico/contract/access.ts'
import type { leads, LeadStage } from '@portico/contract/leads.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'
import { followMove, type StoredLead } from './changeLead.ts'
import { countByStage, lockLeads, readStages, refuseBadStages, writeStages } from './stages.ts'

/** The stages of a page, and who works on its leads. */
export const boardHandlers: Pick<Handlers<typeof leads>, 'board' | 'saveStages'> = {
  async board(context) {
    const { tx, page, db } = context
    const members = await tx.rows(sql<{ userId: string; role: string }>`
      select user_id, role from members where page_id = ${page.id} order by user_id`)
    const workers = members.filter(({ role }) => allows(role, 'lead.assigned:write'))
    const people = await peopleById(
      db,
      workers.map(({ userId }) => userId),
    )
    const own = await tx.first(sql<{ currency: string }>`select currency from pages where id = ${page.id}`)
    return {
      rows: await withCounts(context, await readStages(tx, page.id)),
      people: [...people.values()].map(({ id, displayName }) => ({ uid: id, displayName })),
      currency: own?.currency ?? 'VND',
    }
  },

  async saveStages(context, { body: { stages, moves = {} } }) {
    const { tx, page } = context
    refuseBadStages(stages)
    await lockLeads(tx, page.id)
    const ids = new Set(stages.map(({ id }) => id))
    for (const stage of (await countByStage(tx, page.id)).keys()) {
      if (ids.has(stage)) continue
      const to = new Map(Object.entries(moves)).get(stage)
      if (!to || !ids.has(to)) throw fail('lead/stage-in-use')
      await writeStages(tx, page.id, stages)
      await moveAll(context, stage, to)
    }
    await writeStages(tx, page.id, stages)
    tx.notify(page.id, 'leads')
    context.note({ id: page.id, stages: stages.length })
    return { rows: await withCounts(context, stages) }
  },
}

async function withCounts({ tx, page }: PageContext, stages: readonly LeadStage[]) {
  const counts = await countByStage(tx, page.id)
  return stages.map((stage) => ({ ...stage, leads: counts.get(stage.id) ?? 0 }))
}

async function moveAll(context: PageContext, from: string, to: string): Promise<void> {
  const { tx, page, clock } = context
  const leads = await tx.rows(sql<StoredLead>`
    select id, guest_id, source, stage, owner_id from leads where page_id = ${page.id} and stage = ${from} for update`)
  let closedAt: Date | null = null
  for (const lead of leads) closedAt = (await followMove(context, lead, { stage: to })).closed_at ?? null
  await tx.run(sql`
    update leads set stage = ${to}, closed_at = ${closedAt}, updated_at = ${clock.now()}, revision = revision + 1
    where page_id = ${page.id} and stage = ${from}`)
}
