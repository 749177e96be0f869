import { sql, type Tx } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import type { Services } from '../core/services.ts'
import { auditGuest } from './auditGuest.ts'

/** An absent field keeps its value; null deletes it. */
export type Correction = {
  name?: string | null
  /** E.164. */
  phone?: string | null
  email?: string | null
  /** Other answers by the venue's name for each; a missing answer is not added. */
  more?: Record<string, string>
}

type Row = { name: string | null; phone: string | null; email: string | null; more: Record<string, string> }

/**
 * Corrects what a guest says is wrong. A new number or address has to be verified again.
 * @param of.by the member who does it for them, at the counter
 */
export async function correctGuest(
  services: Services,
  tx: Tx,
  { pageId, guestId, by, ...right }: { pageId: string; guestId: string; by?: string } & Correction,
): Promise<void> {
  const before = await tx.first(sql<Row>`
    select name, phone, email, profile as more from guests
    where page_id = ${pageId} and id = ${guestId} and erased_at is null for update`)
  if (!before) return
  const { name = before.name, phone = before.phone, email = before.email } = right
  const isNew = { name: name !== before.name, phone: phone !== before.phone, email: email !== before.email }
  const more = Object.entries(right.more ?? {}).filter(
    ([key, value]) => Object.hasOwn(before.more, key) && before.more[key] !== value,
  )
  const fields = [...Object.entries(isNew).flatMap(([key, is]) => (is ? [key] : [])), ...more.map(([key]) => key)]
  if (fields.length === 0) return
  const disproved = (['phone', 'email'] as const).filter((kind) => isNew[kind])
  await tx.run(
    sql`delete from guest_identities where page_id = ${pageId} and guest_id = ${guestId} and kind = any(${disproved}::text[])`,
  )
  const gone = more.flatMap(([key, value]) => (value === '' ? [key] : []))
  await tx.run(sql`
    update guests set name = ${name}, phone = ${phone}, email = ${email},
      phone_verified_at = case when ${isNew.phone} then null else phone_verified_at end,
      email_verified_at = case when ${isNew.email} then null else email_verified_at end,
      profile = (profile || ${JSON.stringify(Object.fromEntries(more))}::jsonb) - ${gone}::text[]
    where page_id = ${pageId} and id = ${guestId}`)
  noteGuestChanges(tx, pageId, [guestId])
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.correct', detail: { fields }, by })
}
