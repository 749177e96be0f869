// Rewrites the profiles of guests soon after their data changed.
import { sql, type Tx } from '../core/db/database.ts'
import { startRounds, type Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { lockGuests, rebuildProfiles } from './writeProfiles.ts'

const AT_ONCE = 500
const EVERY_MS = 5000

/** Starts the worker; any number of processes may. */
export function startProfiles(services: Services): Rounds {
  return startRounds(services, {
    queue: 'guest-changes',
    some: () => writeChangedProfiles(services),
    everyMs: EVERY_MS,
    complaint: 'profiles of guests were not written',
  })
}

/** Works off some of what changed, page by page. @returns how many changes */
async function writeChangedProfiles({ db }: Pick<Services, 'db'>): Promise<number> {
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from (select page_id from guest_changes where due_at <= now() limit ${AT_ONCE}) c`),
  )
  let count = 0
  for (const { pageId } of pages) count += await db.asSystem((tx) => writePage(tx, pageId))
  return count
}

async function writePage(tx: Tx, pageId: string): Promise<number> {
  const due = await tx.rows(sql<{ id: string; guestId: string }>`
    select id, guest_id from guest_changes where page_id = ${pageId} and due_at <= now() order by id limit ${AT_ONCE}`)
  // Guests first: who erases or merges one holds the guest and then takes the changes.
  await lockGuests(
    tx,
    pageId,
    due.map(({ guestId }) => guestId),
  )
  const changes = await tx.rows(sql<{ guestId: string }>`
    delete from guest_changes where page_id = ${pageId} and id in (
      select id from guest_changes where page_id = ${pageId} and id = any(${due.map(({ id }) => id)}::uuid[])
      order by id for update skip locked)
    returning guest_id`)
  if (changes.length === 0) return 0
  // In one order, so that two workers with the same guests wait for each other instead of both failing.
  await rebuildProfiles(tx, pageId, [...new Set(changes.map(({ guestId }) => guestId))].toSorted())
  tx.notify(pageId, 'profiles')
  return changes.length
}
