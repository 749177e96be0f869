// Changes to one lead: who may make them, what its history records, and who is notified.
import { isClosing, type Lead } from '@portico/contract/leads.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { recordEvents } from '../reports/index.ts'
import { addHistory } from './history.ts'
import { refuseUnknownStage } from './stages.ts'

export type StoredLead = Pick<
  Lead,
  'id' | 'guestId' | 'name' | 'phone' | 'email' | 'source' | 'stage' | 'ownerId' | 'dueAt' | 'revision' | 'lostReason'
>
export type Move = { stage?: string | undefined; ownerId?: string | null | undefined }

/** The lead for a change, locked until the transaction ends. @throws lead/not-found, lead/not-assigned */
export async function holdLead(context: PageContext, id: string): Promise<StoredLead> {
  const { tx, page } = context
  const lead = await tx.first(sql<StoredLead>`
    select id, guest_id, name, phone, email, source, stage, owner_id, due_at, revision, lost_reason
    from leads where page_id = ${page.id} and id = ${id} for update`)
  if (!lead) throw fail('lead/not-found')
  if (!mayWork(context, lead)) throw fail('lead/not-assigned')
  return lead
}

/** Whether the caller may change a lead: all of them, or those assigned to the caller. */
export function mayWork(context: PageContext, { ownerId }: Pick<StoredLead, 'ownerId'>): boolean {
  return context.may('lead:write') || ownerId === context.user.id
}

/** The member behind a call; an API key is none. */
export function memberOf({ actor }: PageContext): string | undefined {
  return actor.kind === 'user' ? actor.id : undefined
}

/** @throws request/invalid unless the lead may be assigned to them by the caller */
export async function refuseOwner(context: PageContext, ownerId: string | null | undefined): Promise<void> {
  if (ownerId === undefined || ownerId === null) return
  const { tx, page } = context
  const member = await tx.first(sql`select 1 from members where page_id = ${page.id} and user_id = ${ownerId}`)
  if (!member) throw fail('request/invalid', { ownerId: 'field/invalid' })
}

/** Writes what moving or assigning a lead leaves behind. @returns the columns that follow from it */
export async function followMove(
  context: PageContext,
  lead: StoredLead,
  { stage, ownerId }: Move,
): Promise<{ closed_at?: Date | null }> {
  const { tx, page, clock } = context
  const [pageId, at, by] = [page.id, clock.now(), memberOf(context)]
  const base = { pageId, leadId: lead.id, by, at }
  if (ownerId !== undefined && ownerId !== lead.ownerId) {
    if (!context.may('lead:write')) throw fail('auth/forbidden')
    await refuseOwner(context, ownerId)
    await addHistory(tx, { ...base, kind: 'owner', before: lead.ownerId ?? '', after: ownerId ?? '' })
    if (ownerId && ownerId !== by)
      await publishEvent(tx, { pageId, kind: 'lead.assigned', data: { leadId: lead.id, uid: ownerId }, at })
  }
  if (stage === undefined || stage === lead.stage) return {}
  await refuseUnknownStage(tx, pageId, stage)
  await addHistory(tx, { ...base, kind: 'stage', before: lead.stage, after: stage })
  const about = lead.guestId ? { guestId: lead.guestId } : {}
  await recordEvents(tx, [
    { pageId, at, id: lead.id, ...about, kind: 'lead', stage, source: lead.source, isNew: false },
  ])
  return { closed_at: isClosing(stage) ? at : null }
}
