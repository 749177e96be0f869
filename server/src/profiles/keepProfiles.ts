// Rewrites the profiles of guests soon after their data changed.
import { prepare, type Tx } from '../core/db/database.ts'
import { takePagesInTurn } from '../core/jobs/pagesInTurn.ts'
import { startRounds, type Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { lockGuests, rebuildProfiles } from './writeProfiles.ts'

const AT_ONCE = 500
const EVERY_MS = 5000

/** Starts the worker; any number of processes may. */
export function startProfiles(services: Services): Rounds {
  const choosePages = takePagesInTurn((after) => services.db.asSystem((tx) => tx.first(nextPageDue(after))))
  return startRounds(services, {
    queue: 'guest-changes',
    some: async () => writeChangedProfiles(services, await choosePages()),
    everyMs: EVERY_MS,
    // A guest who goes online changes several times within moments.
    gathers: true,
    complaint: 'profiles of guests were not written',
  })
}

/** Works off some of what changed, page by page. @returns how many changes */
async function writeChangedProfiles({ db }: Pick<Services, 'db'>, pages: readonly string[]): Promise<number> {
  let count = 0
  for (const pageId of pages) count += await db.asSystem((tx) => writePage(tx, pageId))
  return count
}

const nextPageDue = prepare<{ pageId: string }>(
  `select page_id from guest_changes where page_id > $1 and due_at <= now() order by page_id limit 1`,
)

async function writePage(tx: Tx, pageId: string): Promise<number> {
  // Every process hears of a change. One writes a page; it hears of what comes meanwhile as well, and looks again.
  const turn = await tx.first(takeTurn(pageId))
  if (!turn?.isFree) return 0
  const due = await tx.rows(changesDue(pageId, AT_ONCE))
  if (due.length === 0) return 0
  // Guests first: who erases or merges one holds the guest and then takes the changes.
  await lockGuests(
    tx,
    pageId,
    due.map(({ guestId }) => guestId),
  )
  const ids = due.map(({ id }) => id)
  const changes = await tx.rows(takeChanges(pageId, ids))
  if (changes.length === 0) return 0
  // In one order, so that two workers with the same guests wait for each other instead of both failing.
  await rebuildProfiles(tx, pageId, [...new Set(changes.map(({ guestId }) => guestId))].toSorted())
  tx.notify(pageId, 'profiles')
  return changes.length
}

const takeTurn = prepare<{ isFree: boolean }>(
  `select pg_try_advisory_xact_lock(hashtextextended('profile changes ' || $1, 0)) as is_free`,
)
const changesDue = prepare<{ id: string; guestId: string }>(
  `select id, guest_id from guest_changes where page_id = $1 and due_at <= now() order by id limit $2`,
)
const takeChanges = prepare<{ guestId: string }>(`
  delete from guest_changes where page_id = $1 and id = any(array(
    select id from guest_changes where page_id = $1 and id = any($2::uuid[]) order by id for update skip locked))
  returning guest_id`)
