// Verified identities: a number, an address, an account with a provider. Each belongs to one guest only.
import { query, sql, type Tx } from '../core/db/database.ts'

export const IDENTITY_KINDS = ['phone', 'email', 'google', 'facebook', 'zalo'] as const
export type IdentityKind = (typeof IDENTITY_KINDS)[number]
/** Something that was just proved, by a code or by signing in. */
export type Proof = { kind: IdentityKind; value: string }

/** As it is stored and compared. */
export function normaliseProof({ kind, value }: Proof): string {
  return kind === 'email' ? value.trim().toLowerCase() : value.trim()
}

/** Serialises simultaneous proofs of one identity, so that they create one guest and not two. */
export async function lockProofs(tx: Tx, pageId: string, proofs: readonly Proof[]): Promise<void> {
  for (const key of proofs.map((proof) => `${pageId} ${proof.kind} ${normaliseProof(proof)}`).toSorted())
    await tx.run(sql`select pg_advisory_xact_lock(9014, hashtext(${key}))`)
}

/** Guests who proved these before, the strongest proof first: a number, an address, an account. */
export async function ownersOf(tx: Tx, pageId: string, proofs: readonly Proof[]): Promise<string[]> {
  if (proofs.length === 0) return []
  const rows = await tx.rows(sql<{ kind: IdentityKind; guest_id: string }>`
    select i.kind, i.guest_id from unnest(${proofs.map(({ kind }) => kind)}::text[], ${proofs.map(normaliseProof)}::text[]) as p (kind, value)
    join guest_identities i on i.page_id = ${pageId} and i.kind = p.kind and i.value = p.value`)
  const sorted = rows.toSorted((a, b) => IDENTITY_KINDS.indexOf(a.kind) - IDENTITY_KINDS.indexOf(b.kind))
  return [...new Set(sorted.map(({ guestId }) => guestId))]
}

/** Writes down what a guest has proved. */
export async function keepProofs(
  tx: Tx,
  { pageId, guestId, proofs, now }: { pageId: string; guestId: string; proofs: readonly Proof[]; now: Date },
): Promise<void> {
  if (proofs.length === 0) return
  await tx.run(
    query
      .insertInto('guest_identities')
      .values(
        proofs.map((proof) => ({
          page_id: pageId,
          kind: proof.kind,
          value: normaliseProof(proof),
          guest_id: guestId,
          verified_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['page_id', 'kind', 'value']).doUpdateSet({ guest_id: guestId, verified_at: now }),
      ),
  )
}
