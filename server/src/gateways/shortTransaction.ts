import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** For whom a short transaction is opened; a guest acts for the page and as no user. */
export type GatewayCaller = Pick<Services, 'db'> & { page: { id: string }; user?: { id: string } }

/** A short transaction of a call that waits for gateways: under the caller's own rights, over before the next wait. */
export function inShortTransaction<T>(context: GatewayCaller, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, page, user } = context
  return db.as({ pageId: page.id, ...(user ? { userId: user.id } : {}) }, work)
}
