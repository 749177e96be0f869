import type { PageContext } from '../core/http/context.ts'

/** A separate transaction for a call that fetches, decodes and stores bytes: none stays open during that work. */
export function inShortTransaction<T>(context: PageContext, work: (inside: PageContext) => Promise<T>): Promise<T> {
  const { db, page, user } = context
  return db.as({ pageId: page.id, userId: user.id }, (tx) => work({ ...context, tx }))
}
