// What happened to a lead, and who did it; rows are only added.
import type { LeadNote } from '@portico/contract/leads.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'

export type NewNote = {
  pageId: string
  leadId: string
  kind: LeadNote['kind']
  text?: string
  before?: string
  after?: string
  /** A member; absent for the portal, API keys and imports. */
  by?: string | undefined
  at: Date
}

/** Adds to a lead's history. @returns the id of the note */
export async function addHistory(tx: Tx, note: NewNote): Promise<string> {
  const { pageId, leadId, kind, text = '', before = '', after = '', by = null, at } = note
  const id = newId(at)
  await tx.run(sql`
    insert into lead_notes (page_id, id, lead_id, kind, text, before, after, by_id, at)
    values (${pageId}, ${id}, ${leadId}, ${kind}, ${text}, ${before}, ${after}, ${by}, ${at})`)
  return id
}
