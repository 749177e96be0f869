import { prepare, type Tx } from '../core/db/database.ts'

/** Lets a guest take one thing after another: of two presses at once, the second finds what the first did. */
export async function lockGuest(tx: Tx, { pageId, guestId }: { pageId: string; guestId: string }): Promise<void> {
  await tx.run(lock(`gifts ${pageId} ${guestId}`))
}

const lock = prepare('select pg_advisory_xact_lock(hashtextextended($1, 0))')
