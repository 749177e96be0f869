// Why a booking is not shown: the decision's own rules, asked for a reason and for the one that is shown instead.
import type { Reason } from '@portico/contract/campaigns/reasons.ts'
import { isHeldOut } from './assign.ts'
import type { Candidate, VenueMoment, Viewer } from './candidate.ts'
import { chancesOf, refusalOf, type Place } from './decide.ts'

export type Explanation = { chance: number; reason: Reason | null; winner: Pick<Candidate, 'id' | 'name'> | null }

/** Why a booking is not shown in a place, to this viewer at this moment; no reason when nothing else can be. */
export function explain(
  bookings: readonly Candidate[],
  booking: Candidate,
  place: Place,
  viewer: Viewer,
  moment: VenueMoment,
): Explanation {
  const eligible = bookings.filter(
    (one) => refusalOf(one, place, viewer, moment) === undefined && !isHeldOut(one, viewer),
  )
  const chances =
    place === 'design' ? eligible.map((one, at) => ({ booking: one, chance: at === 0 ? 1 : 0 })) : chancesOf(eligible)
  const others = chances.filter((one) => one.booking.id !== booking.id && one.chance > 0)
  const best = others.toSorted((a, b) => b.chance - a.chance)[0]
  const winner = best ? { id: best.booking.id, name: best.booking.name } : null
  const refusal = refusalOf(booking, place, viewer, moment)
  if (refusal) return { chance: 0, reason: refusal, winner }
  if (isHeldOut(booking, viewer)) return { chance: 0, reason: 'hold-out', winner }
  const chance = chances.find((one) => one.booking.id === booking.id)?.chance ?? 0
  return { chance, reason: chance >= 1 ? null : rivalReason(booking, best?.booking, place), winner }
}

function rivalReason(booking: Candidate, rival: Candidate | undefined, place: Place): Reason {
  if (place === 'design') return 'level'
  if (rival?.type === 'override') return booking.type === 'override' ? 'weight' : 'override'
  if (booking.type === 'contract') return booking.pressure < 1 ? 'pacing' : 'level'
  return rival?.type === 'contract' ? 'level' : 'weight'
}
