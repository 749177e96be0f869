// Which guest a user of Zalo is: by a link of ours they opened, by the number they shared, or because a member says so.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'

/** With the sixteen of the id they fill whole characters, so that each character counts. */
const MARK_BYTES = 11

type LinkWay = 'link' | 'phone' | 'hand'
type NewLink = { pageId: string; userId: string; guestId: string; by: LinkWay; at: Date }

/** Links a user; by hand also over another link. @returns whether it did */
export async function linkGuest(tx: Tx, { pageId, userId, guestId, by, at }: NewLink): Promise<boolean> {
  const linked = await tx.run(sql`
    update zalo_users set guest_id = ${guestId}, linked_by = ${by}, linked_at = ${at}
    where page_id = ${pageId} and user_id = ${userId} and (guest_id is null or ${by === 'hand'})
      and exists (select 1 from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null)`)
  if (linked > 0) tx.notify(pageId, 'zalo')
  return linked > 0
}

/** Takes a link away. */
export async function unlinkGuest(tx: Tx, pageId: string, userId: string): Promise<void> {
  await tx.run(sql`
    update zalo_users set guest_id = null, linked_by = null, linked_at = null where page_id = ${pageId} and user_id = ${userId}`)
  tx.notify(pageId, 'zalo')
}

type ByPhone = { pageId: string; userId: string; phone: string; at: Date }

/** Links with the one guest who has this number; with none where several do. */
export async function linkByPhone(tx: Tx, { pageId, userId, phone, at }: ByPhone): Promise<void> {
  const rows = await tx.rows(sql<{ id: string }>`
    select id from guests where page_id = ${pageId} and phone = ${phone} and erased_at is null limit 2`)
  if (rows.length === 1) await linkGuest(tx, { pageId, userId, guestId: rows[0]!.id, by: 'phone', at })
}

type ByReference = { pageId: string; userId: string; reference: string; at: Date }

/** Links with the guest whom a link of ours was made for. */
export async function linkByReference(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, userId, reference, at }: ByReference,
): Promise<void> {
  const guestId = guestOf(services, pageId, reference)
  if (guestId) await linkGuest(tx, { pageId, userId, guestId, by: 'link', at })
}

/** What stands for a guest in a link to the account's chat; nobody can make it up for another guest. */
export function referenceOf({ secrets }: Pick<Services, 'secrets'>, pageId: string, guestId: string): string {
  const id = Buffer.from(guestId.replaceAll('-', ''), 'hex')
  return `p${Buffer.concat([id, markOf(secrets, pageId, id)]).toString('base64url')}`
}

function guestOf({ secrets }: Pick<Services, 'secrets'>, pageId: string, reference: string): string | undefined {
  if (!/^p[\w-]{36}$/.test(reference)) return undefined
  const bytes = Buffer.from(reference.slice(1), 'base64url')
  const [id, mark] = [bytes.subarray(0, 16), bytes.subarray(16)]
  if (mark.length !== MARK_BYTES || !timingSafeEqual(mark, markOf(secrets, pageId, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function markOf(secrets: Services['secrets'], pageId: string, id: Buffer): Buffer {
  return createHmac('sha256', secrets.deriveLasting('zalo references'))
    .update(pageId)
    .update(id)
    .digest()
    .subarray(0, MARK_BYTES)
}

/** A number as guests have it; Zalo sends 84912345678, as text or as a number. */
export function phoneOf(value: unknown): string | null {
  const digits = typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\D/g, '') : ''
  if (!/^\d{8,15}$/.test(digits)) return null
  return digits.startsWith('0') ? `+84${digits.slice(1)}` : `+${digits}`
}
