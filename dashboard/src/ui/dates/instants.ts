// Instants as a day and a time by the venue's clock, and back.
import { hourOfDay } from '@portico/contract/dates.ts'

/** `HH:MM` that a clock in the zone shows. */
export function timeIn(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return parts.format(new Date(instant))
}

/** When a clock in the zone shows this time of this day. */
export function instantOf(day: string, time: string, timeZone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(hourOfDay(day, hour, timeZone).getTime() + minute * 60_000).toISOString()
}
