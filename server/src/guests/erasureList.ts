// Whom venues have erased, by day, kept in the store beside the database: a database that comes back from a backup, in
// whatever way, brings them back only until the list is read.
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import { byPage } from '../core/jobs/leasedQueue.ts'
import { ERASURES } from '../core/storage/storage.ts'
import type { Services } from '../core/services.ts'
import { clearGuest } from './eraseGuest.ts'

type GuestKey = { pageId: string; id: string }

/** Longer than any backup should be kept. */
const KEPT_DAYS = 90
const DAY_MS = 24 * 3600_000

/** Writes the lists of today and yesterday, sealed because they name guests of every venue. */
export async function writeErasures({ db, clock, storage, secrets }: Services): Promise<void> {
  const now = clock.now().getTime()
  for (const day of [dayOf(now - DAY_MS), dayOf(now)]) {
    const erased = await db.asSystem((tx) =>
      tx.rows(sql<GuestKey>`
        select page_id, id from guests
        where erased_at >= ${`${day}T00:00:00Z`} and erased_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'
        order by page_id, id`),
    )
    // Of a day that a restored database knows less about, the list stays as it is.
    const before = await readList({ storage, secrets }, ERASURES + day)
    const all = new Map([...before, ...erased].map((one) => [one.id, one]))
    if (all.size > before.length)
      await storage.put(ERASURES + day, secrets.seal(JSON.stringify([...all.values()])), 'application/octet-stream')
  }
}

/** Erases everybody on the lists who is there again. @returns how many */
export async function replayErasures(services: Services): Promise<number> {
  const { db, clock, storage } = services
  const now = clock.now().getTime()
  let count = 0
  for (let days = 0; days < KEPT_DAYS; days += 1)
    await eachAlone(byPage(await readList(services, ERASURES + dayOf(now - days * DAY_MS))), async ([pageId, ids]) => {
      const back = await db.asSystem((tx) =>
        tx.rows(sql<{ id: string }>`
          select id from guests where page_id = ${pageId} and id = any(${ids}::uuid[]) and erased_at is null`),
      )
      for (const { id } of back)
        if (await db.asSystem((tx) => clearGuest(services, tx, { pageId, guestId: id }))) count += 1
    })
  await storage.remove(ERASURES + dayOf(now - KEPT_DAYS * DAY_MS))
  return count
}

async function readList({ storage, secrets }: Pick<Services, 'storage' | 'secrets'>, key: string): Promise<GuestKey[]> {
  const sealed = await storage.read(key)
  return sealed ? secrets.openValue<GuestKey[]>(sealed) : []
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
