import { expect, test } from 'vitest'
import { makeRandom } from '../../../../dev/seed/random.ts'
import { handClock } from '../../testing/clock.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { allGuests, type GuestPlace, type Place } from './allGuests.ts'
import { recordEvents, type GuestEvent } from '../index.ts'
import { newestGuests } from './newestGuests.ts'
import { readWith, type Reader } from '../read/reader.ts'

const database = useDatabase()
const clock = handClock(new Date('2026-11-14T11:00:00Z'))
const DAYS = 60

async function readPages(
  reader: Reader,
  limit: number,
  read: (reader: Reader, wanted: number, from: Place | undefined) => Promise<GuestPlace[]>,
) {
  const places: string[] = []
  for (let from: Place | undefined, isMore = true; isMore;) {
    const found = await read(reader, limit, from)
    places.push(...found.map(({ place }) => place.join(' ')))
    isMore = found.length === limit
    if (isMore) from = found.at(-1)!.place.map(String) as unknown as Place
  }
  return places
}

test('the list of guests, page after page, has everybody once, the last to come first, in any range and of any venues', async () => {
  const db = database()
  const random = makeRandom(4)
  const pages = [await givenBarePage(db), await givenBarePage(db), await givenBarePage(db)]
  // Many on few days, few on many, and a long time when nobody came.
  const events = Array.from({ length: 900 }, (): GuestEvent => {
    const day = random.chance(0.5)
      ? random.int(0, 3)
      : random.pick([...Array(DAYS).keys()].filter((n) => n < 10 || n > 45))
    const at = new Date(Date.UTC(2026, 10, 14, 4) - day * 86_400_000)
    const guestId = `00000000-0000-7000-8000-0000000000${random.int(16, 255).toString(16)}`
    return { pageId: pages[random.int(0, 2)]!, at, kind: 'online', id: crypto.randomUUID(), guestId, isFirst: false }
  })
  await db.asSystem((tx) => recordEvents(tx, events))
  for (const range of ['last7', '2026-09-01,2026-11-14', '2026-09-20,2026-11-11'])
    for (const chosen of [pages, pages.slice(0, 1)])
      await db.asSystem((tx) =>
        readWith(
          tx,
          { pages: chosen, named: [], timeZone: 'Asia/Ho_Chi_Minh', now: clock.now() },
          { range, compare: 'none', scope: 'all' },
          async (reader) => {
            const all = await readPages(reader, 1000, (own, wanted, from) =>
              allGuests(own, { by: 'day', wanted, from }),
            )
            expect(all.length).toBeGreaterThan(100)
            expect(await readPages(reader, 17, newestGuests)).toEqual(all)
          },
        ),
      )
})
