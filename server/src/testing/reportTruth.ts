// The obvious way to compute reports, to compare with: a list of events, and counting in it.
import { dayIn } from '@portico/contract/dates.ts'
import * as fc from 'fast-check'
import type { Database } from '../core/db/database.ts'
import { recordEvents, type GuestEvent } from '../reports/index.ts'
import { type Range } from '../reports/read/range.ts'
import { readWith, type Filters, type Reader } from '../reports/read/reader.ts'
import { handClock } from './clock.ts'
import { givenBarePage } from './database.ts'

export const ZONE = 'Europe/Madrid'
const clock = handClock(new Date('2026-11-14T11:00:00Z'))

/** Some members of the union have more than one kind. */
export type Of<Kind extends GuestEvent['kind']> = GuestEvent extends infer One
  ? One extends { kind: infer Own }
    ? Kind extends Own
      ? One
      : never
    : never
  : never

/** The obvious way: a list, and counting in it. */
export function naive(events: readonly GuestEvent[], range: Range) {
  const inRange = events.filter(({ at }) => {
    const day = dayIn(at, ZONE)
    return day >= range.from && day <= range.to
  })
  const of = <Kind extends GuestEvent['kind']>(...kinds: Kind[]) =>
    inRange.filter((event): event is Of<Kind> => (kinds as string[]).includes(event.kind))
  const online = of('online')
  const ended = of('ended')
  const seconds = ended.reduce((sum, one) => sum + one.seconds - (one.before ?? 0), 0)
  const bytes = ended.reduce((sum, one) => sum + one.bytes, 0)
  return { inRange, of, online, ended, seconds, bytes, guests: new Set(online.map((one) => one.guestId)).size }
}

/** Days of October and November 2026, both included. */
export const drawnRange = fc
  .tuple(fc.integer({ min: 0, max: 44 }), fc.integer({ min: 0, max: 44 }))
  .map(([a, b]) =>
    [Math.min(a, b), Math.max(a, b)]
      .map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10))
      .join(','),
  )

/** Distinct by what makes an event the same. */
function distinct(events: readonly GuestEvent[]): GuestEvent[] {
  return [...new Map(events.map((event) => [`${event.kind} ${event.id} ${event.at.getTime()}`, event])).values()]
}

/** A page with these events, some of them sent twice, and how to read its reports. */
export async function givenEvents(db: Database, batches: readonly ((pageId: string) => GuestEvent[])[]) {
  const pageId = await givenBarePage(db, ZONE)
  const events: GuestEvent[] = []
  for (const batch of batches) {
    // The first of two that are the same is the one that counts, here as there.
    const fresh = distinct(batch(pageId)).filter((event) => distinct([...events, event]).length > events.length)
    events.push(...fresh)
    await db.asSystem((tx) => recordEvents(tx, [...fresh, ...events.slice(0, 3)]))
  }
  const read = <T>(range: string, work: (reader: Reader) => Promise<T>, filters: Filters = {}) =>
    db.asSystem((tx) =>
      readWith(
        tx,
        { pages: [pageId], named: [], timeZone: ZONE, now: clock.now() },
        { range, compare: 'none', scope: 'page', ...filters },
        work,
      ),
    )
  return { pageId, events, read }
}
