import { createHash } from 'node:crypto'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import type { Services } from '../core/services.ts'
import { auditGuest } from './auditGuest.ts'

/** An absent field keeps its value; null deletes it. */
export type Correction = {
  name?: string | null
  /** E.164. */
  phone?: string | null
  email?: string | null
  language?: string
  /** Other answers by the venue's name for each; a missing answer is not added. */
  more?: Record<string, string>
  /** Answers that may be new. */
  add?: Record<string, string>
  /** The {@link markOf} the caller has seen. */
  seen?: string
}

type Row = {
  name: string | null
  phone: string | null
  email: string | null
  language: string
  more: Record<string, string>
}

/** Answers of one guest. */
const MOST_ANSWERS = 60

/** A hash of a guest's own row, which reveals that somebody else has changed it meanwhile. */
export function markOf({ name, phone, email, language, more }: Row): string {
  const said = [name, phone, email, language, ...Object.entries(more).toSorted(([a], [b]) => (a < b ? -1 : 1))]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}

/**
 * Corrects what a guest says is wrong. A new number or address has to be verified again.
 * @param of.by the member who does it for them, at the counter
 * @throws guest/changed when it is not what the caller has seen
 */
export async function correctGuest(
  services: Services,
  tx: Tx,
  { pageId, guestId, by, ...right }: { pageId: string; guestId: string; by?: string } & Correction,
): Promise<void> {
  const before = await tx.first(sql<Row>`
    select name, phone, email, language, profile as more from guests
    where page_id = ${pageId} and id = ${guestId} and erased_at is null for update`)
  if (!before) return
  if (right.seen !== undefined && right.seen !== markOf(before)) throw fail('guest/changed')
  const { name = before.name, phone = before.phone, email = before.email, language = before.language } = right
  const own = changedOf({ before, after: { name, phone, email, language } })
  const more = changedAnswers(before.more, right)
  const edits = [...own, ...more]
  if (edits.length === 0) return
  const disproved = own.flatMap(({ field }) => (field === 'phone' || field === 'email' ? [field] : []))
  await tx.run(
    sql`delete from guest_identities where page_id = ${pageId} and guest_id = ${guestId} and kind = any(${disproved}::text[])`,
  )
  const gone = more.flatMap(({ field, after }) => (after === '' ? [field] : []))
  const answers = Object.fromEntries(more.map(({ field, after }) => [field, after]))
  await tx.run(sql`
    update guests set name = ${name}, phone = ${phone}, email = ${email}, language = ${language},
      phone_verified_at = case when ${disproved.includes('phone')} then null else phone_verified_at end,
      email_verified_at = case when ${disproved.includes('email')} then null else email_verified_at end,
      profile = (profile || ${JSON.stringify(answers)}::jsonb) - ${gone}::text[]
    where page_id = ${pageId} and id = ${guestId}`)
  await writeEdits(tx, { pageId, guestId, by, at: services.clock.now(), edits })
  noteGuestChanges(tx, pageId, [guestId])
  const detail = { fields: edits.map(({ field }) => field) }
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.correct', detail, by })
}

type Edit = { field: string; before: string; after: string }
type OwnFields = Omit<Row, 'more'>

function changedOf({ before, after }: { before: OwnFields; after: OwnFields }): Edit[] {
  return (['name', 'phone', 'email', 'language'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field] ?? '', after: after[field] ?? '' }],
  )
}

/** @throws request/too-many */
function changedAnswers(before: Record<string, string>, { more = {}, add = {} }: Correction): Edit[] {
  const known = Object.entries(more).filter(([field]) => Object.hasOwn(before, field))
  const wanted = new Map([...known, ...Object.entries(add)])
  const edits = [...wanted].flatMap(([field, after]) => {
    const old = Object.hasOwn(before, field) ? String(before[field]) : ''
    return old === after ? [] : [{ field, before: old, after }]
  })
  const fresh = edits.filter(({ field }) => !Object.hasOwn(before, field))
  if (fresh.length > 0 && Object.keys(before).length + fresh.length > MOST_ANSWERS) throw fail('request/too-many')
  return edits
}

type Edits = { pageId: string; guestId: string; by: string | undefined; at: Date; edits: readonly Edit[] }

async function writeEdits(tx: Tx, { pageId, guestId, by, at, edits }: Edits): Promise<void> {
  const rows = edits.map((edit) => ({ id: newId(at), ...edit }))
  await tx.run(sql`
    insert into guest_edits (page_id, id, guest_id, field, before, after, by_id, at)
    select ${pageId}, id, ${guestId}, field, before, after, ${by ?? null}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, field text, before text, after text)`)
}
