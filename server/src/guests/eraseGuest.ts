// Erases a guest on request. The row stays, without personal data, so that no total changes.
import { sql, type Tx } from '../core/db/database.ts'
import { eraseEvents } from '../core/domainEvents.ts'
import { eraseReplies } from '../core/http/idempotency.ts'
import type { GuestRef } from '../core/guestData.ts'
import type { Services } from '../core/services.ts'
import { auditGuest } from './auditGuest.ts'
import { noteErased } from './erasedContacts.ts'

/**
 * Erases a guest in this transaction. Data that an open session needs is erased when the session ends: see {@link
 * forgetEnded}.
 * @param by the member who did it for them
 * @returns whether there was a guest to erase
 */
export async function eraseGuest(
  services: Pick<Services, 'clock' | 'guestData' | 'secrets'>,
  tx: Tx,
  { pageId, guestId, by }: { pageId: string; guestId: string; by?: string },
): Promise<boolean> {
  if (!(await clearGuest(services, tx, { pageId, guestId }))) return false
  await forgetEnded(services, tx)
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.erase', by })
  return true
}

/** Erases a guest but for what an open session needs. @returns whether there was a guest to erase */
export async function clearGuest(
  services: Pick<Services, 'clock' | 'guestData' | 'secrets'>,
  tx: Tx,
  { pageId, guestId }: GuestRef,
): Promise<boolean> {
  const now = services.clock.now()
  const guest = await tx.first(sql<{ phone: string | null; email: string | null }>`
    select phone, email from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null for update`)
  if (!guest) return false
  const contacts = [guest.phone, guest.email].filter((contact) => contact !== null)
  const leaving = { pageId, guestId, contacts, macs: await readMacs(tx, pageId, guestId) }
  for (const { forget } of services.guestData) await forget?.(tx, leaving)
  await eraseEvents(tx, leaving)
  await eraseReplies(services, tx, leaving)
  await tx.run(sql`
    update guests set name = null, phone = null, email = null, profile = '{}', phone_verified_at = null, email_verified_at = null,
      source = 'anonymous', erased_at = ${now} where page_id = ${pageId} and id = ${guestId}`)
  await noteErased(services, tx, { pageId, contacts })
  return true
}

/** Takes the phone's addresses out of what erased guests left behind, as soon as no gateway needs them. */
export async function forgetEnded({ guestData }: Pick<Services, 'guestData'>, tx: Tx): Promise<void> {
  for (const { forgetEnded: forget } of guestData) await forget?.(tx)
}

/** The guest's devices; an address another guest has come with since is theirs. */
async function readMacs(tx: Tx, pageId: string, guestId: string): Promise<string[]> {
  const of = sql`page_id = ${pageId} and guest_id = ${guestId}`
  const rows = await tx.rows(sql<{ mac: string }>`
    select m.mac from (select mac from guest_devices where ${of} union select mac from visits where ${of}) m
    where m.mac <> '' and not exists (
      select 1 from guest_devices d where d.page_id = ${pageId} and d.mac = m.mac and d.guest_id <> ${guestId})`)
  return rows.map(({ mac }) => mac)
}
