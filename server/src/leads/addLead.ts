// A lead comes in, by whichever way. Somebody who has one open already gets a note on it instead of a second one.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { LeadSource } from '@portico/contract/leads.ts'
import { isClosing } from '@portico/contract/leads.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import { fail } from '../core/fail.ts'
import type { Services } from '../core/services.ts'
import { ownersOf, type Proof } from '../guests/index.ts'
import { recordEvents } from '../reports/index.ts'
import { addHistory } from './history.ts'
import { lockLeads, refuseUnknownStage } from './stages.ts'

export type NewLead = {
  pageId: string
  source: LeadSource
  guestId?: string | null
  name?: string
  phone?: string
  email?: string
  note?: string
  campaignId?: string | null
  stage?: string
  ownerId?: string | null
  dueAt?: string | null
  value?: number | null
  /** The member who adds it. */
  by?: string
  /** One of many out of a file: no notice for each. */
  isQuiet?: true
}

/** Stages a new lead gets when nothing else is said. */
const FIRST_STAGE = 'new'

/** A number in E.164; null for none. @throws request/invalid */
export function readPhone(typed: string | undefined): string | null {
  if (!typed) return null
  const phone = parsePhoneNumberFromString(typed, 'VN')
  if (!phone?.isValid()) throw fail('request/invalid', { phone: 'field/invalid' })
  return phone.number
}

/** What a search for a lead compares. */
export function searchText(name: string, phone: string | null, email: string | null): string {
  return plainText([name, phone ?? '', email ?? ''].join(' '))
}

/** Adds a lead, or a note to the one that is open for the same person. @throws request/invalid without name and contact */
export async function addLead(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  lead: NewLead,
): Promise<{ id: string; isNew: boolean }> {
  const { pageId, source, note = '', name = '', stage = FIRST_STAGE, by } = lead
  const phone = readPhone(lead.phone)
  const email = lead.email?.trim().toLowerCase() || null
  if (!name && !phone && !email && !lead.guestId) throw fail('request/invalid', { name: 'field/required' })
  const at = clock.now()
  await lockLeads(tx, pageId)
  await refuseUnknownStage(tx, pageId, stage)
  const guestId = lead.guestId ?? (await knownGuest(tx, pageId, phone, email))
  const open = await openLead(tx, pageId, { guestId, phone, email })
  if (open) {
    await joinLead(tx, open, { name, phone, email, guestId, at, pageId })
    await addHistory(tx, { pageId, leadId: open.id, kind: 'joined', text: note, after: source, by, at })
    tx.notify(pageId, 'leads')
    return { id: open.id, isNew: false }
  }
  const id = newId(at)
  const { campaignId = null, ownerId = null, dueAt = null, value = null } = lead
  await tx.run(
    query.insertInto('leads').values({
      page_id: pageId,
      id,
      guest_id: guestId,
      name,
      phone,
      email,
      note,
      source,
      campaign_id: campaignId,
      stage,
      owner_id: ownerId,
      due_at: dueAt,
      value,
      search: searchText(name, phone, email),
      created_at: at,
      updated_at: at,
      closed_at: isClosing(stage) ? at : null,
    }),
  )
  await addHistory(tx, { pageId, leadId: id, kind: 'created', after: source, by, at })
  await tellOfNew(tx, { pageId, id, guestId, stage, source, ownerId, by, at }, lead.isQuiet)
  return { id, isNew: true }
}

type Fresh = {
  pageId: string
  id: string
  guestId: string | null
  stage: string
  source: LeadSource
  ownerId: string | null
  by: string | undefined
  at: Date
}

async function tellOfNew(
  tx: Tx,
  { pageId, id, guestId, stage, source, ownerId, by, at }: Fresh,
  isQuiet = false,
): Promise<void> {
  const about = guestId ? { guestId } : {}
  await recordEvents(tx, [{ pageId, at, id, ...about, kind: 'lead', stage, source, isNew: true }])
  tx.notify(pageId, 'leads')
  if (isQuiet) return
  await publishEvent(tx, { pageId, kind: 'lead.created', data: { leadId: id, source }, at })
  if (ownerId && ownerId !== by)
    await publishEvent(tx, { pageId, kind: 'lead.assigned', data: { leadId: id, uid: ownerId }, at })
}

/** The guest who proved this number or address. */
async function knownGuest(tx: Tx, pageId: string, phone: string | null, email: string | null): Promise<string | null> {
  const proofs: Proof[] = []
  if (phone) proofs.push({ kind: 'phone', value: phone })
  if (email) proofs.push({ kind: 'email', value: email })
  return (await ownersOf(tx, pageId, proofs))[0] ?? null
}

type Contact = { guestId: string | null; phone: string | null; email: string | null }
type Open = Contact & { id: string; name: string }

function openLead(tx: Tx, pageId: string, { guestId, phone, email }: Contact): Promise<Open | undefined> {
  return tx.first(sql<Open>`
    select id, name, phone, email, guest_id from leads where page_id = ${pageId} and closed_at is null
      and (guest_id = ${guestId} or phone = ${phone} or email = ${email})
    order by guest_id is not distinct from ${guestId}::uuid desc, created_at limit 1`)
}

/** Fills in what the open lead did not know yet. */
async function joinLead(
  tx: Tx,
  open: Open,
  { pageId, at, ...more }: Contact & { pageId: string; name: string; at: Date },
): Promise<void> {
  const name = open.name || more.name
  const [phone, email] = [open.phone ?? more.phone, open.email ?? more.email]
  await tx.run(sql`
    update leads set name = ${name}, phone = ${phone}, email = ${email}, guest_id = coalesce(guest_id, ${more.guestId}),
      search = ${searchText(name, phone, email)}, updated_at = ${at}, revision = revision + 1
    where page_id = ${pageId} and id = ${open.id}`)
}
