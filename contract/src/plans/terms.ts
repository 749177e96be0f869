// How long a plan lasts: periods that stack, and what is left of one when another begins.
import { DAY_MS } from '../dates.ts'

export const PLAN_PERIODS = ['month', 'year'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]

/** How long something lasts; neither is for life. */
export type Term = { months: number | null; days: number | null }

/** A month more, on the day of the month that the first period began; the last day where a month is shorter. */
export function addMonths(from: Date, months: number, anchorDay: number): Date {
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const at = new Date(from)
  at.setUTCDate(1)
  at.setUTCMonth(month)
  at.setUTCDate(Math.min(anchorDay, lastDay))
  return at
}

/** The end of a term that begins at an instant. */
export function endOf(from: Date, { months, days }: Term, anchorDay: number): Date | null {
  if (months !== null) return addMonths(from, months, anchorDay)
  return days === null ? null : new Date(from.getTime() + days * DAY_MS)
}

/** The months of a plan's period. */
export function monthsOf(period: PlanPeriod): number {
  return period === 'year' ? 12 : 1
}

type PlanPrice = { price: number; currency: string; period: PlanPeriod }

/** Time of another plan worth what is left of one, in ms; none of what was free or has another currency. */
export function convertRest(leftMs: number, from: PlanPrice, to: PlanPrice): number {
  if (leftMs <= 0 || from.price === 0 || to.price === 0 || from.currency !== to.currency) return 0
  const ratio = from.price / monthsOf(from.period) / (to.price / monthsOf(to.period))
  return Math.floor((leftMs * ratio) / DAY_MS) * DAY_MS
}

/** Days after its end in which an owner is asked to renew and nothing that runs is switched off. */
export const GRACE_DAYS = 7

export const SUBSCRIPTION_STATES = ['free', 'active', 'lifetime', 'grace', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Where a subscription stands. */
export function stateOf(
  subscription: { name: string; isLifetime: boolean; endDate: string | null },
  now: Date,
): SubscriptionState {
  const { name, isLifetime, endDate } = subscription
  if (name.toUpperCase() === 'FREE') return 'free'
  if (isLifetime) return 'lifetime'
  const leftMs = (endDate === null ? 0 : Date.parse(endDate)) - now.getTime()
  if (leftMs > 0) return 'active'
  return leftMs > -GRACE_DAYS * DAY_MS ? 'grace' : 'ended'
}
