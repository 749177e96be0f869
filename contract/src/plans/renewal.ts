// The notices about a plan's end, and when they are due; and what can stand in the way of its renewal.
import { DAY_MS } from '../dates.ts'
import { GRACE_DAYS } from './terms.ts'

/** Why a plan is not renewed by itself: want of money, a price that rose, a plan no longer sold, another currency, a payer who left. */
export const RENEWAL_OBSTACLES = ['money', 'price', 'sale', 'currency', 'right'] as const
export type RenewalObstacle = (typeof RENEWAL_OBSTACLES)[number]

/** Days from the end, negative after it. */
const STAGES = [
  ['stopped', -GRACE_DAYS],
  ['ended', 0],
  ['1', 1],
  ['7', 7],
  ['14', 14],
] as const
export type NoticeStage = (typeof STAGES)[number][0]

/**
 * The notice that is due now: the last stage that was reached. A stage that had passed when the term began gives none, and of
 * several missed stages only the last does.
 * @param since when the page got this term
 */
export function noticeStage({ endsAt, since }: { endsAt: number; since: number }, now: Date): NoticeStage | undefined {
  const reached = STAGES.find(([, days]) => endsAt - days * DAY_MS <= now.getTime())
  if (!reached) return undefined
  const [stage, days] = reached
  return endsAt - days * DAY_MS > since ? stage : undefined
}
