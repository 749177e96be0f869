import { expect, test } from 'vitest'
import { handClock } from '../../testing/clock.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { allGuests, type GuestPlace } from './allGuests.ts'
import { recordEvents, type GuestEvent } from '../index.ts'
import { readWith } from '../read/reader.ts'
import { topCandidates } from './topCandidates.ts'

const database = useDatabase()
const clock = handClock(new Date('2026-11-14T11:00:00Z'))

const places = (found: readonly GuestPlace[] | undefined) => found?.map(({ place }) => place)

test('the top of a long list, found among the guests with the most in all, is the top of everybody, place by place', async () => {
  const db = database()
  const pages = [await givenBarePage(db), await givenBarePage(db)]
  // Guest n of a page comes on n days of sixty, the odd ones only before the range.
  const events = pages.flatMap((pageId, page) =>
    Array.from({ length: 40 }, (_, n) => n).flatMap((n) =>
      Array.from({ length: n + page }, (_, visit): GuestEvent => {
        const at = new Date(Date.UTC(2026, n % 2 ? 8 : 9, 1 + (visit % 30), 4, visit))
        const guestId = `00000000-0000-7000-8000-00000000${page}0${n.toString().padStart(2, '0')}`
        return { pageId, at, kind: 'online', id: crypto.randomUUID(), guestId, isFirst: visit === 0 }
      }),
    ),
  )
  await db.asSystem((tx) => recordEvents(tx, events))
  await db.asSystem((tx) =>
    readWith(
      tx,
      { pages, named: [], timeZone: 'Asia/Ho_Chi_Minh', now: clock.now() },
      { range: '2026-10-01,2026-10-31', compare: 'none', scope: 'all' },
      async (reader) => {
        const first = await topCandidates(reader, { by: 'visits', wanted: 6 })
        expect(first?.map((one) => one.visits)).toEqual([39, 38, 37, 36, 35, 34])
        expect(places(first)).toEqual(places(await allGuests(reader, { by: 'visits', wanted: 6 })))
        const [visits, pageId, guestId] = first!.at(-1)!.place
        const from = [String(visits), String(pageId), String(guestId)] as const
        const next = await topCandidates(reader, { by: 'visits', wanted: 6, from })
        expect(places(next)).toEqual(places(await allGuests(reader, { by: 'visits', wanted: 6, from })))
        // Below the fifth visit nobody is in the index: it says so rather than leave somebody out.
        expect(await topCandidates(reader, { by: 'visits', wanted: 60 })).toBeUndefined()
      },
    ),
  )
})
