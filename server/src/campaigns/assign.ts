// Which variant a guest gets and whether they are left out: by a hash, so that every process says the same each time.
import { hashOf, isLeftOut } from '../core/holdOut.ts'
import type { Candidate, CandidateVariant, Viewer } from './candidate.ts'

/** Whether this guest belongs to the group that is not shown the booking. */
export function isHeldOut({ id, holdOut }: Pick<Candidate, 'id' | 'holdOut'>, { seed, reach }: Viewer): boolean {
  if (holdOut === 0) return false
  return reach.get(id)?.isHeldOut ?? isLeftOut(seed, id, holdOut)
}

/** The variant a guest gets: the one they had, else by its share. */
export function variantOf(
  { id, variants }: Pick<Candidate, 'id' | 'variants'>,
  { seed, reach }: Viewer,
): CandidateVariant {
  const first = variants[0]!
  if (variants.length === 1) return first
  const before = reach.get(id)?.variant
  const same = before && variants.find((variant) => variant.id === before)
  if (same) return same
  let at = hashOf(`${seed} variant ${id}`) * variants.reduce((sum, { share }) => sum + share, 0)
  return variants.find(({ share }) => (at -= share) < 0) ?? first
}
