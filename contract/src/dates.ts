// Days of a venue's calendar and the instants they begin and end at.

/** The milliseconds of a day without a change of clocks. */
export const DAY_MS = 86_400_000

/** The calendar day of an instant in a time zone, as `2026-11-22`. */
export function dayIn(instant: Date, timeZone: string): string {
  return days(timeZone).format(instant)
}

const days = perZone((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }))
const offsets = perZone((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }))

/** More than there are zones. A name is understood in any case, so an owner could make up a million. */
const MOST_FORMATS = 700

/** Keeps the formats of zones: making one takes a hundred times as long as using it. */
export function perZone(make: (timeZone: string) => Intl.DateTimeFormat): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = made.get(timeZone)
    if (known) return known
    const format = make(timeZone)
    const [oldest] = made.keys()
    if (oldest !== undefined && made.size >= MOST_FORMATS) made.delete(oldest)
    made.set(timeZone, format)
    return format
  }
}

/** The instant a day of a zone is over. */
export function endOfDay(day: string, timeZone: string): Date {
  return instantOf(Date.parse(`${day}T00:00:00Z`) + DAY_MS, timeZone)
}

/** When a clock in the zone shows this hour of this day; an hour the clocks skip is the one after it. */
export function hourOfDay(day: string, hour: number, timeZone: string): Date {
  return instantOf(Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`), timeZone)
}

/** The instant at which a zone's clock shows what UTC shows at `wall`. */
export function instantOf(wall: number, timeZone: string): Date {
  // Twice, for the clock may be put forward in between.
  const first = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(first, timeZone))
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const name = offsets(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
