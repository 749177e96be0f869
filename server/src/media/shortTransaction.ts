import type { PageContext } from '../core/http/context.ts'

/** No transaction is open while bytes are fetched, decoded and stored: what is read or written beside has one of its own. */
export function inShortTransaction<T>(context: PageContext, work: (inside: PageContext) => Promise<T>): Promise<T> {
  const { db, page, user } = context
  return db.as({ pageId: page.id, userId: user.id }, (tx) => work({ ...context, tx }))
}
