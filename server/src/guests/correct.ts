import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { auditGuest } from './auditGuest.ts'

/** Puts right what a guest says is wrong. An e-mail that is new has to be proved anew. */
export async function correctGuest(
  services: Services,
  tx: Tx,
  { pageId, guestId, name, email }: { pageId: string; guestId: string; name: string | null; email: string | null },
): Promise<void> {
  const before = await tx.first(sql<{ name: string | null; email: string | null }>`
    select name, email from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null for update`)
  if (!before || (before.name === name && before.email === email)) return
  if (before.email !== email)
    await tx.run(
      sql`delete from guest_identities where page_id = ${pageId} and guest_id = ${guestId} and kind = 'email'`,
    )
  await tx.run(sql`
    update guests set name = ${name}, email = ${email},
      email_verified_at = case when email is not distinct from ${email} then email_verified_at end
    where page_id = ${pageId} and id = ${guestId}`)
  const fields = [before.name !== name && 'name', before.email !== email && 'email'].filter(Boolean)
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.correct', detail: { fields } })
}
