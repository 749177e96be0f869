// The consent ledger: appended to, never changed. Who agreed to which words, for what, by which channel, and how.
import { createHash } from 'node:crypto'
import { newId } from '../core/id.ts'
import { query, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

export type Consent = {
  purpose: 'terms' | 'marketing'
  channel: string
  /** The very words the guest saw. */
  text: string
}

/** Writes down what a guest agreed to. @param evidence how it was given: gateway, address, session. */
export async function recordConsents(
  services: Services,
  tx: Tx,
  of: {
    pageId: string
    guestId: string
    language: string
    consents: readonly Consent[]
    evidence: Record<string, unknown>
  },
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
        is_given: true,
        text_hash: hash(consent.text),
        language: of.language,
        at,
        evidence: JSON.stringify(of.evidence),
      })),
    ),
  )
}
