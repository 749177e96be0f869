// A guest asks to be forgotten. The row stays, with nothing of theirs in it, so that no total changes.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { forgetGuest } from '../reports/index.ts'
import { auditGuest } from './auditGuest.ts'

/**
 * Erases a guest in this transaction. What an open session still needs goes when it ends: see {@link sweepErased}.
 * @param by who did it for them @returns whether there was anybody to erase
 */
export async function eraseGuest(
  services: Services,
  tx: Tx,
  { pageId, guestId, by }: { pageId: string; guestId: string; by?: string },
): Promise<boolean> {
  const now = services.clock.now()
  const of = sql`page_id = ${pageId} and guest_id = ${guestId}`
  const guest = await tx.first(sql<{ phone: string | null; email: string | null }>`
    select phone, email from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null for update`)
  if (!guest) return false
  const rows = await tx.rows(sql<{ mac: string }>`
    select mac from guest_devices where ${of} union select mac from visits where ${of}`)
  // An address another guest has come with since is theirs.
  const macs = rows.map(({ mac }) => mac).filter(Boolean)
  const theirs = sql`page_id = ${pageId} and mac = any(${macs}::text[])
    and not exists (select 1 from guest_devices d where d.page_id = ${pageId} and d.mac = any(${macs}::text[]) and d.guest_id <> ${guestId})`
  for (const table of ['auth_log', 'portal_codes']) await tx.run(sql`delete from ${sql.table(table)} where ${theirs}`)
  // A place on an access code stays taken, by nobody's phone.
  await tx.run(sql`update access_code_devices set mac = gen_random_uuid()::text where ${theirs}`)
  await tx.run(sql`delete from access_code_tries where page_id = ${pageId} and key = any(${macs}::text[])`)
  await tx.run(sql`
    delete from portal_sessions where page_id = ${pageId} and (answers ->> 'guestId' = ${guestId} and visit_id is null
      or visit_id in (select id from visits where ${of} and status <> 'online'))`)
  await tx.run(sql`
    update portal_sessions set answers = '{}' where page_id = ${pageId} and visit_id in (select id from visits where ${of})`)
  const contacts = [guest.phone, guest.email].filter((contact) => contact !== null)
  await tx.run(sql`delete from outbox where for_page = ${pageId} and recipient = any(${contacts}::text[])`)
  // A television is its owner's; that somebody is blocked says nothing of them once nothing else does.
  await tx.run(sql`delete from access_rules where page_id = ${pageId} and owner_guest_id = ${guestId}`)
  await tx.run(sql`delete from own_devices where ${of}`)
  await anonymiseConsents(tx, pageId, guestId)
  await forgetGuest(tx, pageId, guestId)
  for (const table of ['guest_identities', 'guest_keys', 'guest_devices', 'guest_steps'])
    await tx.run(sql`delete from ${sql.table(table)} where ${of}`)
  await tx.run(sql`update guest_views set contact = null, code_id = null where ${of}`)
  await tx.run(sql`
    update guests set name = null, phone = null, email = null, profile = '{}', phone_verified_at = null, email_verified_at = null,
      source = 'anonymous', erased_at = ${now} where page_id = ${pageId} and id = ${guestId}`)
  await sweepErased(tx)
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.erase', by })
  return true
}

/** Takes the phone's addresses out of what erased guests left behind, as soon as no gateway needs them. */
export async function sweepErased(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from portal_sessions p using guests g, visits v
    where g.erased_at is not null and v.page_id = g.page_id and v.guest_id = g.id and v.status <> 'online'
      and p.page_id = v.page_id and p.visit_id = v.id`)
  await tx.run(sql`
    update sessions s set mac = '', ip = null, username = '' from guests g
    where g.erased_at is not null and s.page_id = g.page_id and s.guest_id = g.id and s.stopped_at is not null and s.mac <> ''`)
  await tx.run(sql`
    update grants t set mac = '' from guests g join visits v on v.page_id = g.page_id and v.guest_id = g.id
    where g.erased_at is not null and t.page_id = v.page_id and t.visit_id = v.id and v.status = 'ended' and t.mac <> ''`)
  await tx.run(sql`
    update visits v set mac = '' from guests g
    where g.erased_at is not null and v.page_id = g.page_id and v.guest_id = g.id and v.status = 'ended' and v.mac <> ''`)
}

/** That somebody agreed to these words stays as evidence of what was asked; who it was does not. */
async function anonymiseConsents(tx: Tx, pageId: string, guestId: string): Promise<void> {
  const rows = await tx.rows(sql<Record<string, unknown>>`
    select id, purpose, channel, max_per_month, wording_version, is_given, encode(text_hash, 'hex') as text_hash, language, at
    from consents where page_id = ${pageId} and guest_id = ${guestId}`)
  await tx.run(sql`delete from consents where page_id = ${pageId} and guest_id = ${guestId}`)
  await tx.run(sql`
    insert into consents (page_id, id, guest_id, purpose, channel, max_per_month, wording_version, is_given, text_hash, language, at, evidence)
    select ${pageId}, r.id, ${guestId}, r.purpose, r.channel, r.max_per_month, r.wording_version, r.is_given, decode(r.text_hash, 'hex'), r.language, r.at,
      '{"method":"erased"}'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, purpose text, channel text, max_per_month integer, wording_version integer,
      is_given boolean, text_hash text, language text, at timestamptz)`)
}
