// The consent ledger: appended to, never changed. Who agreed to which words, for what, by which channel, and how; and
// who took it back.
import { createHash } from 'node:crypto'
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import type { Services } from '../core/services.ts'

export type Purpose = 'terms' | 'marketing'

export type Consent = {
  purpose: Purpose
  channel: string
  /** The very words the guest saw. */
  text: string
  /** Messages a month at most that these words speak of. */
  maxPerMonth?: number
  /** Of the owner's words; 0 is the portal's own. */
  version: number
  /** How this consent was given, beyond what applies to all. */
  evidence?: Record<string, unknown>
}

type Of = { pageId: string; guestId: string }

/** Writes down what a guest agreed to. @param evidence how it was given: gateway, address, screen. */
export async function recordConsents(
  services: Services,
  tx: Tx,
  of: Of & { language: string; consents: readonly Consent[]; evidence: Record<string, unknown> },
): Promise<void> {
  const at = services.clock.now()
  if (of.consents.length === 0) return
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const texts = new Map(
    of.consents.map(({ text }) => [text, { hash: hash(text), language: of.language, body: text, first_shown_at: at }]),
  )
  await tx.run(
    query
      .insertInto('consent_texts')
      .values([...texts.values()])
      .onConflict((conflict) => conflict.doNothing()),
  )
  await tx.run(
    query.insertInto('consents').values(
      of.consents.map((consent) => ({
        page_id: of.pageId,
        id: newId(at),
        guest_id: of.guestId,
        purpose: consent.purpose,
        channel: consent.channel,
        max_per_month: consent.maxPerMonth ?? null,
        wording_version: consent.version,
        is_given: true,
        text_hash: hash(consent.text),
        language: of.language,
        at,
        evidence: JSON.stringify({ ...of.evidence, ...consent.evidence }),
      })),
    ),
  )
}

/**
 * Withdraws consent, by a new row about the same text.
 * @param channel all channels when absent
 * @returns how many were withdrawn; none when there was nothing to withdraw.
 */
export async function withdrawConsents(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  of: Of & { purpose: Purpose; channel?: string; evidence: Record<string, unknown> },
): Promise<number> {
  const at = clock.now()
  const given = (await readConsents(tx, of)).filter(
    (one) => one.isGiven && one.purpose === of.purpose && (of.channel === undefined || one.channel === of.channel),
  )
  if (given.length === 0) return 0
  await tx.run(sql`
    insert into consents (page_id, id, guest_id, purpose, channel, max_per_month, wording_version, is_given, text_hash, language, at, evidence)
    select c.page_id, n.id, c.guest_id, c.purpose, c.channel, c.max_per_month, c.wording_version, false, c.text_hash, c.language, ${at}, ${JSON.stringify(of.evidence)}::jsonb
    from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(() => newId(at))}::uuid[]) as n (of, id)
    join consents c on c.page_id = ${of.pageId} and c.id = n.of`)
  noteGuestChanges(tx, of.pageId, [of.guestId])
  return given.length
}

/** A guest's consent to one purpose and channel, by the newest row about it. */
export type ConsentState = {
  id: string
  purpose: Purpose
  channel: string
  isGiven: boolean
  maxPerMonth: number | null
  at: string
  language: string
  /** The texts, as far as the caller may read them. */
  textHash: string
  /** Null from before it was written down. */
  version: number | null
}

/** Every purpose and channel a guest ever answered, with the newest answer. */
export function readConsents(tx: Tx, { pageId, guestId }: Of): Promise<ConsentState[]> {
  return tx.rows(sql<ConsentState>`
    select distinct on (purpose, channel) id, purpose, channel, is_given, max_per_month, at, language,
      encode(text_hash, 'hex') as text_hash, wording_version as version
    from consents where page_id = ${pageId} and guest_id = ${guestId}
    order by purpose, channel, at desc, id desc`)
}

/**
 * Whether a guest may be written to or called, by the newest row of the ledger. Senders ask in the transaction that
 * sends, so that a withdrawal counts from its commit on.
 */
export async function mayContact(tx: Tx, of: Of, purpose: Purpose, channel: string): Promise<boolean> {
  const row = await tx.first(sql<{ isGiven: boolean }>`
    select c.is_given and g.erased_at is null as is_given
    from consents c join guests g on g.page_id = c.page_id and g.id = c.guest_id
    where c.page_id = ${of.pageId} and c.guest_id = ${of.guestId} and c.purpose = ${purpose} and c.channel = ${channel}
    order by c.at desc, c.id desc limit 1`)
  return row?.isGiven ?? false
}
