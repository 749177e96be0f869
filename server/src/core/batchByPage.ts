import { makeBatcher, type Batcher } from './batcher.ts'
import { isConnectionLoss, type Database } from './db/database.ts'

const MOST = 64

/**
 * What guests of one page need of the database at the same moment, asked for at once: one batch of a page is on its way,
 * the next gathers. When a batch fails, each of it is tried alone: one must not suffer for another.
 * @param work gets items in order of arrival and returns as many results
 */
export function batchByPage<Item, Result>(
  work: (db: Database, pageId: string, items: readonly Item[]) => Promise<Result[]>,
): (db: Database, pageId: string, item: Item) => Promise<Result> {
  const opened = new WeakMap<Database, Map<string, Batcher<Item, Result>>>()
  return async (db, pageId, item) => {
    const pages = opened.get(db) ?? new Map<string, Batcher<Item, Result>>()
    opened.set(db, pages)
    const batcher = pages.get(pageId) ?? makeBatcher((items: Item[]) => work(db, pageId, items), MOST, 1)
    pages.set(pageId, batcher)
    try {
      return await batcher(item)
    } catch (error) {
      if (isConnectionLoss(error)) throw error
      const [result] = await work(db, pageId, [item])
      return result!
    }
  }
}
