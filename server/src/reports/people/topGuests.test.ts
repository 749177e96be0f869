import { dayIn } from '@portico/contract/dates.ts'
import { expect, test } from 'vitest'
import { makeRandom, type Random } from '../../../../dev/seed/random.ts'
import { query, sql, type Database } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { topGuests } from './guestLists.ts'
import { forgetGuest } from '../count/forgetGuest.ts'
import { recordEvents, type GuestEvent } from '../index.ts'
import { moveGuest } from '../count/moveGuest.ts'
import { addDays } from '../read/range.ts'
import { readWith } from '../read/reader.ts'
import { rebuild } from '../count/rebuildDays.ts'
import type { Sort } from './topCandidates.ts'
import { recountDirty } from '../count/upkeep.ts'

const database = useDatabase()
const ZONE = 'Asia/Ho_Chi_Minh'
const DAY_MS = 86_400_000
const SORTS: Sort[] = ['visits', 'seconds', 'bytes']

type StayEvent = Extract<GuestEvent, { kind: 'online' | 'ended' }>
const guestOf = (n: number) => `00000000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`

/** Stays of a few regulars and many others, up to five months back; some end again later, shorter or longer than was reported. */
function drawnStays(random: Random, pages: readonly string[], last: number): StayEvent[] {
  return Array.from({ length: random.int(20, 120) }, () => {
    const guestId = guestOf(random.chance(0.6) ? random.int(0, 7) : random.int(8, 60))
    const at = new Date(last - Math.floor(random.next() ** 3 * 150 * DAY_MS))
    const common = { pageId: random.pick(pages), at, guestId }
    const seconds = random.int(0, 30_000)
    const ends = { ...common, kind: 'ended' as const, id: crypto.randomUUID(), seconds, bytes: random.int(0, 3e9) }
    const online = { ...common, kind: 'online' as const, id: ends.id, isFirst: false }
    const again = { ...ends, at: new Date(at.getTime() + 2 * DAY_MS), seconds: random.int(0, 30_000), before: seconds }
    return random.chance(0.15) ? [online, ends, again] : [online, ends]
  }).flat()
}

/** The obvious way: everybody's stays of the range added up, in order. */
function truth(
  events: readonly StayEvent[],
  pages: readonly string[],
  [from, to]: readonly [string, string],
  sort: Sort,
) {
  const sums = new Map<string, { page_id: string; guestId: string } & Record<Sort, number>>()
  for (const one of events) {
    const day = dayIn(one.at, ZONE)
    if (day < from || day > to || !pages.includes(one.pageId)) continue
    const key = `${one.pageId} ${one.guestId}`
    const sum = sums.get(key) ?? { page_id: one.pageId, guestId: one.guestId, visits: 0, seconds: 0, bytes: 0 }
    sums.set(key, sum)
    if (one.kind === 'online') sum.visits += 1
    else {
      sum.seconds += one.seconds - (one.before ?? 0)
      sum.bytes += one.bytes
    }
  }
  const place = (row: { page_id: string; guestId: string }) => `${row.page_id} ${row.guestId}`
  return [...sums.values()]
    .filter((row) => row[sort] > 0)
    .toSorted((a, b) => b[sort] - a[sort] || (place(a) < place(b) ? -1 : 1))
}

/** Which way a list was found, by what was asked of the database. */
type Ways = { recent: number; ever: number; all: number }

/** The list: two pages of four, then the rest. */
async function readTop(
  db: Database,
  pages: string[],
  range: readonly [string, string],
  now: Date,
  sort: Sort,
  ways: Ways,
) {
  const rows: ({ page_id: string; guestId: string } & Record<Sort, number>)[] = []
  for (let after: string | undefined; ;) {
    const asked: string[] = []
    const part = await db.asSystem((tx) =>
      readWith(
        tx,
        { pages, named: [], timeZone: ZONE, now },
        { range: range.join(','), compare: 'none', scope: 'all' },
        (reader) => {
          const rowsOf: typeof reader.tx.rows = (built) => {
            asked.push('text' in built ? built.text : (built as ReturnType<typeof sql>).compile(query).sql)
            return reader.tx.rows(built)
          }
          return topGuests(
            { ...reader, tx: { ...reader.tx, rows: rowsOf } },
            { limit: rows.length < 8 ? 4 : 100, after, sort },
          )
        },
      ),
    )
    const isAll = asked.some((text) => text.includes('from guest_day where'))
    ways[isAll ? 'all' : asked.some((text) => text.includes(`"recent_${sort}"`)) ? 'recent' : 'ever'] += 1
    rows.push(
      ...part.rows.map(({ page_id, guestId, visits, seconds, bytes }) => ({
        page_id,
        guestId,
        visits,
        seconds,
        bytes,
      })),
    )
    if (part.next === null) return rows
    after = part.next
  }
}

test(
  'top lists are what adding up everybody gives: any days, page after page, after late events, moves, erasures and counting again',
  {
    timeout: 120_000,
  },
  async () => {
    const db = database()
    const ways: Ways = { recent: 0, ever: 0, all: 0 }
    for (let seed = 1; seed <= 6; seed++) {
      const random = makeRandom(seed)
      const pages = [await givenBarePage(db), await givenBarePage(db)]
      const now = new Date(Date.UTC(2026, 10, random.int(1, 30), random.int(0, 23)))
      let events: StayEvent[] = []
      const change = async () => {
        const [pageId, guestId, into] = [random.pick(pages), guestOf(random.int(0, 8)), guestOf(random.int(0, 8))]
        const rename = (to: string) => {
          events = events.map((one) =>
            one.pageId === pageId && one.guestId === guestId ? { ...one, guestId: to } : one,
          )
        }
        const what = random.int(0, 3)
        if (what === 0 && guestId !== into) {
          await db.asSystem((tx) => moveGuest(tx, pageId, guestId, into))
          rename(into)
        } else if (what === 1) {
          await db.asSystem((tx) => forgetGuest(tx, pageId, guestId))
          rename(await newGuest(db, pageId, events))
        } else if (what === 2) {
          const from = addDays(dayIn(now, ZONE), -random.int(0, 90))
          await db.asSystem((tx) => rebuild(tx, { pageId, from, to: addDays(from, random.int(0, 60)) }))
        } else await recountDirty({ db, clock: handClock(now) })
      }
      for (let batch = random.int(2, 6); batch > 0; batch--) {
        // Some histories end long ago, some with a clock that is ahead.
        const stays = drawnStays(
          random,
          pages,
          now.getTime() + (random.chance(0.1) ? 20 : random.pick([-40, -1, -1, 0])) * DAY_MS,
        )
        await db.asSystem((tx) => recordEvents(tx, [...stays, ...stays.slice(0, 9)]))
        events.push(...stays)
        if (random.chance(0.7)) await change()
      }
      const today = dayIn(now, ZONE)
      const start = addDays(today, -random.int(0, 150))
      const ranges = [
        ...[random.pick([7, 30]), 31, random.pick([90, 140])].map((days) => [addDays(today, 1 - days), today] as const),
        [start, addDays(start, random.int(0, 120))] as const,
      ]
      for (const range of ranges)
        for (const sort of SORTS) {
          const chosen = random.chance(0.5) ? pages : pages.slice(1)
          const found = await readTop(db, chosen, range, now, sort, ways)
          expect([seed, range, sort, found]).toEqual([seed, range, sort, truth(events, chosen, range, sort)])
        }
      const kept = await readKept(db, pages)
      for (const pageId of pages) await db.asSystem((tx) => rebuild(tx, { pageId, from: '-infinity', to: 'infinity' }))
      expect([seed, await readKept(db, pages)]).toEqual([seed, kept])
    }
    // Each way was gone, and found the same.
    expect(Math.min(...Object.values(ways))).toBeGreaterThan(15)
  },
)

/** What stands in the place of an erased guest. */
async function newGuest(db: Database, pageId: string, events: readonly StayEvent[]): Promise<string> {
  const known = events.filter((one) => one.pageId === pageId).map((one) => one.guestId)
  const row = await db.asSystem((tx) =>
    tx.first(sql<{ id: string }>`
      select guest_id as id from guest_page where page_id = ${pageId} and guest_id <> all(${known}::uuid[])`),
  )
  return row?.id ?? guestOf(255)
}

/** What is kept of each guest to find the first by. */
function readKept(db: Database, pages: readonly string[]): Promise<unknown[]> {
  return db.asSystem((tx) =>
    tx.rows(sql`
      select page_id, guest_id, last_period, visits, previous_visits, earlier_visits, seconds, previous_seconds, earlier_seconds,
        bytes, previous_bytes, earlier_bytes
      from guest_page where page_id = any(${pages}::uuid[]) order by 1, 2`),
  )
}
