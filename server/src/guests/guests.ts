// Guests are people; a device only points to one. An unverified phone number or e-mail never shows or merges a guest's
// data: another contact on a known device counts as another person.
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import type { Services } from '../core/services.ts'
import { keepProofs, lockProofs, normaliseProof, ownersOf, type Proof } from './identities.ts'
import { areTwoPeople, mergeGuests } from './mergeGuests.ts'

export type Contact = { name?: string; phone?: string; email?: string }

type GuestClaim = {
  pageId: string
  mac: string
  language: string
  contact: Contact
  proofs?: readonly Proof[]
  /** The guest of this browser so far, by its cookie or this session: as good as verified. */
  held?: string | null
}

/** `device`: only the phone's address points to the guest, and addresses can be borrowed. */
export type RecognisedGuest = { id: string; by: 'proof' | 'held' | 'device' | 'new' }

/**
 * Finds the guest behind a phone, or creates one, with the data given now. A contact verified by another guest of the
 * page identifies that guest; the data this browser left until then is merged into theirs.
 */
export async function recogniseGuest(services: Services, tx: Tx, of: GuestClaim): Promise<RecognisedGuest> {
  const { pageId, contact } = of
  const proofs = of.proofs ?? []
  await lockProofs(tx, pageId, proofs)
  const [owner, ...others] = await ownersOf(tx, pageId, proofs)
  const held = of.held ? await readKnown(tx, pageId, of.held) : undefined
  if (owner) {
    // Both were proved by one person in one session.
    for (const from of others) await mergeGuests(services, tx, { pageId, from, into: owner, why: 'both proved' })
    if (held && held.id !== owner && !others.includes(held.id) && !(await areTwoPeople(tx, pageId, held.id, owner)))
      await mergeGuests(services, tx, { pageId, from: held.id, into: owner, why: `${proofs[0]!.kind} proved` })
    return write(services, tx, of, { id: owner, by: 'proof' })
  }
  if (held && isSamePerson(held, contact)) return write(services, tx, of, { id: held.id, by: 'held' })
  const known = await readDevice(tx, pageId, of.mac)
  if (known && isSamePerson(known, contact) && (proofs.length === 0 || isUnclaimed(known, proofs)))
    return write(services, tx, of, { id: known.id, by: 'device' })
  return write(services, tx, of, { id: newId(services.clock.now()), by: 'new' })
}

async function write({ clock }: Services, tx: Tx, of: GuestClaim, found: RecognisedGuest): Promise<RecognisedGuest> {
  const { pageId, mac, language, proofs = [] } = of
  const { id } = found
  const now = clock.now()
  const proved = (kind: 'phone' | 'email') => proofs.some((proof) => proof.kind === kind)
  const { name = null, phone = null, email = null } = of.contact
  const source = proofs[0]?.kind ?? 'anonymous'
  // A contact that was proved gives way only to another that was.
  await tx.run(sql`
    insert into guests as g (page_id, id, language, first_seen_at, last_seen_at, name, phone, email, source)
    values (${pageId}, ${id}, ${language}, ${now}, ${now}, ${name || null}, ${phone || null}, ${email || null}, ${source})
    on conflict (page_id, id) do update set language = excluded.language, last_seen_at = excluded.last_seen_at,
      name = coalesce(excluded.name, g.name),
      phone = case when g.phone_verified_at is null or ${proved('phone')} then coalesce(excluded.phone, g.phone) else g.phone end,
      email = case when g.email_verified_at is null or ${proved('email')} then coalesce(excluded.email, g.email) else g.email end,
      source = case when g.source = 'anonymous' then excluded.source else g.source end`)
  await keepProofs(tx, { pageId, guestId: id, proofs, now })
  await tx.run(
    query
      .insertInto('guest_devices')
      .values({ page_id: pageId, mac, guest_id: id, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['page_id', 'mac']).doUpdateSet({ guest_id: id, last_seen_at: now })),
  )
  noteGuestChanges(tx, pageId, [id])
  return found
}

type StoredGuest = { id: string; phone: string | null; email: string | null; isProved: boolean }

const KNOWN = sql`g.id, g.phone, g.email,
  exists (select 1 from guest_identities i where i.page_id = g.page_id and i.guest_id = g.id) as is_proved`

function readKnown(tx: Tx, pageId: string, id: string): Promise<StoredGuest | undefined> {
  return tx.first(
    sql<StoredGuest>`select ${KNOWN} from guests g where g.page_id = ${pageId} and g.id = ${id} and g.erased_at is null`,
  )
}

function readDevice(tx: Tx, pageId: string, mac: string): Promise<StoredGuest | undefined> {
  return tx.first(sql<StoredGuest>`
    select ${KNOWN} from guest_devices d join guests g on g.page_id = d.page_id and g.id = d.guest_id
    where d.page_id = ${pageId} and d.mac = ${mac}`)
}

function isSamePerson(known: StoredGuest, contact: Contact): boolean {
  const differs = (before: string | null, now: string | undefined) =>
    Boolean(before && now && before.toLowerCase() !== now.toLowerCase())
  return !differs(known.phone, contact.phone) && !differs(known.email, contact.email)
}

/** No one has verified this guest, and their typed contact is the one verified now, or none. */
function isUnclaimed({ isProved, phone, email }: StoredGuest, proofs: readonly Proof[]): boolean {
  const fits = (kind: 'phone' | 'email', typed: string | null) =>
    typed === null || proofs.some((proof) => proof.kind === kind && normaliseProof(proof) === typed.toLowerCase())
  return !isProved && fits('phone', phone) && fits('email', email)
}
