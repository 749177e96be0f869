// Money that an administrator puts in by hand with a proof, and credits taken back.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'
import { requiredText, text } from '../text.ts'

const access = { by: 'admin' } as const

export const CREDIT_KINDS = ['credit', 'reversal'] as const
export const CREDIT_STATES = ['waiting', 'booked', 'declined'] as const
export const PROOF_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
/** Of the file itself; it travels as base64 in a body of at most a megabyte. */
export const MOST_PROOF_BYTES = 700_000

const ManualCredit = z.object({
  id: z.uuid(),
  kind: z.enum(CREDIT_KINDS),
  /** Whose balance it is, as an address. */
  owner: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  /** The name of the file; empty for a reversal. */
  proofName: z.string(),
  state: z.enum(CREDIT_STATES),
  askedBy: z.string(),
  /** Whether the caller asked for it, and so may not decide it. */
  isOwn: z.boolean(),
  askedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string(),
  transferId: z.uuid().nullable(),
  /** How much of a credit was taken back. */
  takenBack: z.number().int(),
})
export type ManualCredit = z.output<typeof ManualCredit>

const params = z.object({ id: z.uuid() })
const amount = z.number().int().min(1).max(1_000_000_000_000)
const reason = requiredText(200)
const key = requiredText(64)

export const adminCredits = {
  list: endpoint({
    method: 'GET',
    path: '/admin/credits',
    summary: 'List what administrators credited and took back by hand, what waits first',
    access,
    query: paging.extend({
      /** A part of the reason or of the owner’s address. */
      search: text(80).optional(),
      state: z.enum(CREDIT_STATES).optional(),
      kind: z.enum(CREDIT_KINDS).optional(),
    }),
    returns: listOf(ManualCredit).extend({ waiting: z.number().int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/credits',
    summary: 'Credit a balance by hand with a proof; above the set sum a second administrator approves it',
    access,
    body: z.object({
      /** The e-mail address or phone number of the account. */
      owner: requiredText(128),
      amount,
      reason,
      proof: z.object({ name: requiredText(120), base64: z.base64().max(Math.ceil((MOST_PROOF_BYTES * 4) / 3) + 4) }),
      /** The same key credits once. */
      key,
    }),
    returns: ManualCredit,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/admin/credits/take-back',
    summary: 'Take a wrong credit back by a counter-entry, as far as it is still on the balance',
    access,
    body: z.object({ transferId: z.uuid(), amount, reason, key }),
    returns: ManualCredit,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/admin/credits/{id}/decision',
    summary: 'Approve or decline what another administrator asked for',
    access,
    params,
    body: z.object({ isApproved: z.boolean(), note: text(200).optional() }),
    returns: ManualCredit,
  }),
  proof: endpoint({
    method: 'GET',
    path: '/admin/credits/{id}/proof',
    summary: 'Read the proof of a credit',
    access,
    params,
    returns: z.object({ filename: z.string(), type: z.string(), base64: z.string() }),
  }),
}
