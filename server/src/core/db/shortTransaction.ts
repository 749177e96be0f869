import type { Database, Tx } from './database.ts'

/** Who acts, and for which page; a guest acts as no user. */
export type PageCaller = { db: Database; page: { id: string }; user?: { id: string } }

/**
 * A transaction of a call that waits for other machines or works on bytes: under the caller's own rights, and over
 * before the next wait.
 */
export function inShortTransaction<Caller extends PageCaller, T>(
  context: Caller,
  work: (inside: Caller & { tx: Tx }) => Promise<T>,
): Promise<T> {
  const { db, page, user } = context
  return db.as({ pageId: page.id, ...(user ? { userId: user.id } : {}) }, (tx) => work({ ...context, tx }))
}
