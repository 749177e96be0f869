import type { LeadNote, leads } from '@portico/contract/leads.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'
import { holdLead, memberOf } from './changeLead.ts'
import { addHistory } from './history.ts'

type Row = Omit<LeadNote, 'by'> & { byId: string | null }

/** The history of a lead. */
export const noteHandlers: Pick<Handlers<typeof leads>, 'notes' | 'addNote'> = {
  async notes(context, { params, query: { limit, skip } }) {
    const { tx, page } = context
    const lead = await tx.first(sql`select 1 from leads where page_id = ${page.id} and id = ${params.id}`)
    if (!lead) throw fail('lead/not-found')
    const of = sql`page_id = ${page.id} and lead_id = ${params.id}`
    const rows = await tx.rows(sql<Row>`
      select id, kind, text, before, after, by_id, at from lead_notes where ${of}
      order by at desc, id desc limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from lead_notes where ${of}`)
    return { rows: await nameMembers(context, rows), count: all?.count ?? 0 }
  },

  async addNote(context, { params, body }) {
    const { tx, page, clock } = context
    await holdLead(context, params.id)
    const at = clock.now()
    const by = memberOf(context)
    const id = await addHistory(tx, { pageId: page.id, leadId: params.id, kind: 'note', text: body.text, by, at })
    tx.notify(page.id, 'leads')
    context.note({ id: params.id })
    const row = { id, kind: 'note' as const, text: body.text, before: '', after: '', byId: by ?? null }
    return (await nameMembers(context, [{ ...row, at: at.toISOString() }]))[0]!
  },
}

async function nameMembers({ db }: PageContext, rows: readonly Row[]): Promise<LeadNote[]> {
  const owners = rows.flatMap(({ kind, before, after }) => (kind === 'owner' ? [before, after] : []))
  const ids = [...owners, ...rows.map(({ byId }) => byId ?? '')].filter(Boolean)
  const people = await peopleById(db, ids)
  const nameOf = (id: string | null) => (id && people.get(id)?.displayName) ?? ''
  return rows.map(({ byId, ...row }) => ({
    ...row,
    ...(row.kind === 'owner' ? { before: nameOf(row.before), after: nameOf(row.after) } : {}),
    by: nameOf(byId) || '',
  }))
}
