// A page's quiet hours, by its own wall clock; they may pass midnight.

export type QuietHours = { from: string; to: string }

const DAY_MINUTES = 24 * 60

/**
 * When a notice due now may be sent: now, or at the end of the quiet hours. On a day whose clocks change this is up to
 * an hour off, so callers ask again then.
 */
export function afterQuiet(quiet: QuietHours | null, timeZone: string, now: Date): Date {
  if (!quiet || quiet.from === quiet.to) return now
  const [from, to, at] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesOf(wallClock(timeZone, now))]
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES
  const since = (at - from + DAY_MINUTES) % DAY_MINUTES
  if (since >= length) return now
  const wholeMinute = Math.floor(now.getTime() / 60_000) * 60_000
  return new Date(wholeMinute + (length - since) * 60_000)
}

function wallClock(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
