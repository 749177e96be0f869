import type { WifiCampaign } from '@portico/contract/campaigns.ts'
import { DAY_MS, dayIn } from '@portico/contract/dates.ts'
import { LONGEST_DAYS } from '@portico/contract/reports.ts'

type Dates = Pick<WifiCampaign, 'startTime' | 'endTime'>

/** The days on which a booking is shown, by the venue's clock; without `to` it goes on. */
export function daysOfBooking({ startTime, endTime }: Dates, timeZone: string): { from: string; to?: string } {
  const from = dayIn(new Date(startTime), timeZone)
  // An end at midnight is still the day before.
  return endTime ? { from, to: dayIn(new Date(Date.parse(endTime) - 1), timeZone) } : { from }
}

/** Longer than a link lasts: until its last day a report without an end must not grow too long. */
const LINK_DAYS = 366

/**
 * The same as a report is asked for them, as far as a report reaches back. Of one without an end it goes up to the day on
 * which it is read; of one that has not begun it is the usual one.
 */
export function reportRangeOf(booking: Dates, timeZone: string, now: Date): string {
  const { from, to } = daysOfBooking(booking, timeZone)
  const today = dayIn(now, timeZone)
  if (from > today) return 'last30'
  const [last, most] = to === undefined ? [today, LONGEST_DAYS - LINK_DAYS] : [to, LONGEST_DAYS]
  const earliest = new Date(Date.parse(last) - (most - 1) * DAY_MS).toISOString().slice(0, 10)
  return `${from > earliest ? from : earliest},${to ?? ''}`
}
