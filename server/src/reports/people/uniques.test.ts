import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { recordEvents, type GuestEvent } from '../index.ts'
import { readWith } from '../read/reader.ts'
import { guestsOfBits, toSharpen, uniqueGuests } from './uniques.ts'
import { sketchDays } from '../count/upkeep.ts'

const database = useDatabase()
const ZONE = 'Europe/Madrid'
const clock = handClock(new Date('2026-11-14T11:00:00Z'))

test(
  'a union of sketches estimates unique guests within three standard errors, and says that it is an estimate',
  { timeout: 60_000 },
  async () => {
    const db = database()
    const pageId = await givenBarePage(db, ZONE)
    const days = 60
    for (let day = 0; day < days; day++) {
      const at = new Date(Date.UTC(2026, 8, 1 + day, 10))
      await db.asSystem((tx) =>
        recordEvents(
          tx,
          // 300 a day from a stock that moves on by 60: most guests come on several days.
          Array.from({ length: 300 }, (_, n): GuestEvent => {
            const guest = (day * 60 + n).toString(16).padStart(12, '0')
            return {
              pageId,
              at,
              kind: 'online',
              id: crypto.randomUUID(),
              guestId: `1f2e3d4c-0000-7000-8000-${guest}`,
              isFirst: false,
            }
          }),
        ),
      )
    }
    await sketchDays({ db }, clock.now(), 1000)
    const whole = { from: '2026-09-01', to: '2026-10-30', days: 60 }
    const part = { from: '2026-09-03', to: '2026-10-20', days: 48 }
    for (const [range, truth] of [
      [whole, 59 * 60 + 300],
      [part, 47 * 60 + 300],
    ] as const) {
      const both = await db.asSystem((tx) =>
        readWith(
          tx,
          { pages: [pageId], named: [], timeZone: ZONE, now: clock.now() },
          { range: 'last7', compare: 'none', scope: 'page' },
          async (reader) => [await uniqueGuests(reader, range), await uniqueGuests(reader, range, 100)],
        ),
      )
      expect(both[0]).toEqual({ count: truth, isEstimate: false })
      expect(both[1]!.isEstimate).toBe(true)
      expect(Math.abs(both[1]!.count / truth - 1)).toBeLessThan(0.045)
    }
    // Somebody late is counted in: the sketch of that day goes, so does the estimate.
    await db.asSystem((tx) =>
      recordEvents(tx, [
        {
          pageId,
          at: new Date('2026-09-15T10:00:00Z'),
          kind: 'online',
          id: crypto.randomUUID(),
          guestId: crypto.randomUUID(),
          isFirst: true,
        },
      ]),
    )
    const left = await db.asSystem((tx) =>
      tx.first(
        sql<{
          n: number
        }>`select count(*) as n from visitor_sketch where page_id = ${pageId} and day in ('2026-09-15', '2026-09-01') and (is_month or day = '2026-09-15')`,
      ),
    )
    expect(left!.n).toBe(0)
    expect(guestsOfBits(0, 2048)).toBe(0)
  },
)

test.each([
  ['about as large as each other', 40],
  ['of which one is far larger', 4000],
])('guests of many venues %s are estimated as well as those of one', { timeout: 60_000 }, async (_, ofTheFirst) => {
  const db = database()
  const pages: string[] = []
  for (let n = 0; n < 80; n++) pages.push(await givenBarePage(db, ZONE))
  const guests = pages.map((pageId, n) =>
    Array.from({ length: n === 0 ? ofTheFirst : 40 + n }, (__, k) => guestOf(n, k, pageId)),
  )
  // Everybody comes on two of three days.
  for (let day = 0; day < 3; day++) {
    const at = new Date(Date.UTC(2026, 8, 1 + day, 10))
    const events = guests.flat().filter((___, n) => n % 3 !== day)
    for (let from = 0; from < events.length; from += 2000)
      await db.asSystem((tx) =>
        recordEvents(
          tx,
          events.slice(from, from + 2000).map(({ pageId, guestId }): GuestEvent => ({
            pageId,
            at,
            kind: 'online',
            id: crypto.randomUUID(),
            guestId,
            isFirst: false,
          })),
        ),
      )
  }
  while ((await sketchDays({ db }, clock.now(), 1000)) > 0);
  const truth = guests.flat().length
  const range = { from: '2026-09-01', to: '2026-09-03', days: 3 }
  const { count, isEstimate } = await db.asSystem((tx) =>
    readWith(
      tx,
      { pages, named: [], timeZone: ZONE, now: clock.now() },
      { range: 'last7', compare: 'none', scope: 'all' },
      (reader) => uniqueGuests(reader, range, 100),
    ),
  )
  expect(isEstimate).toBe(true)
  expect(Math.abs(count / truth - 1)).toBeLessThan(0.045)
})

test('whole sketches are read of as many venues as it takes, and of no more', () => {
  expect(toSharpen(Array.from({ length: 100 }, () => 500))).toBe(0)
  expect(toSharpen([100_000, ...Array.from({ length: 100 }, () => 10)])).toBe(1)
  expect(toSharpen([1000, 1000, ...Array.from({ length: 60 }, () => 10)])).toBe(2)
})

function guestOf(venue: number, n: number, pageId: string) {
  const id = (venue * 10_000 + n).toString(16).padStart(12, '0')
  return { pageId, guestId: `1f2e3d4c-0000-7000-8000-${id}` }
}
