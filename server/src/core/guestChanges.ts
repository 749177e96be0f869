// Notes guests whose data changed, so that a worker rewrites their profiles soon after.
import { prepare, type Tx } from './db/database.ts'

const waiting = new WeakMap<Tx, Map<string, { pageId: string; guestId: string }>>()

/** Has the profiles of these guests written again after the commit; asked for twice in a transaction, it is noted once. */
export function noteGuestChanges(tx: Tx, pageId: string, guestIds: Iterable<string | null | undefined>): void {
  let changes = waiting.get(tx)
  if (!changes) {
    const all = new Map<string, { pageId: string; guestId: string }>()
    changes = all
    waiting.set(tx, all)
    tx.atEnd(async () => {
      waiting.delete(tx)
      insertChanges(tx, [...all.values()])
    })
  }
  for (const guestId of guestIds) if (guestId) changes.set(`${pageId} ${guestId}`, { pageId, guestId })
}

const insert = prepare(`
  insert into guest_changes (page_id, id, guest_id)
  select page_id, gen_random_uuid(), guest_id from unnest($1::uuid[], $2::uuid[]) as c (page_id, guest_id)`)

function insertChanges(tx: Tx, changes: readonly { pageId: string; guestId: string }[]): void {
  if (changes.length === 0) return
  tx.along(
    insert(
      changes.map(({ pageId }) => pageId),
      changes.map(({ guestId }) => guestId),
    ),
  )
  tx.wake('guest-changes')
}
