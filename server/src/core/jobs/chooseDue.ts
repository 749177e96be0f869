import { sql, type Database, type RawBuilder } from '../db/database.ts'
import type { LeaseRequest } from './leasedQueue.ts'

export type DueRow = { pageId: string; id: string }

type Choice = {
  /** A table or subquery with page_id, id and the column `since`. */
  from: RawBuilder<unknown>
  /** By which the row that has waited longest comes first. */
  since: string
  where: RawBuilder<unknown>
  /** Of one page at the same time, so that what is slow for one leaves places to others. */
  ofPage: number
}

/** Chooses rows over all pages without locks, to be claimed page by page; the page that has the fewest at work comes first. */
export function chooseDue(
  db: Database,
  { busy, count }: Pick<LeaseRequest<DueRow>, 'busy' | 'count'>,
  { from, since, where, ofPage }: Choice,
): Promise<DueRow[]> {
  const busyPages = busy.map(({ pageId }) => pageId)
  return db.asSystem((tx) =>
    tx.rows(sql<DueRow>`
      select page_id, id from (
        select page_id, id, ${sql.ref(since)} as since, ${placeOf('page_id', since, busyPages)} as place
        from ${from} where ${where} and not id = any(${busy.map(({ id }) => id)}::uuid[])) as due
      where place <= ${ofPage} order by place, since limit ${count}`),
  )
}

/** SQL: which place a waiting row would take among those of its owner, behind those that are being worked on. */
export function placeOf(owner: string, since: string, busy: readonly string[]): RawBuilder<number> {
  return sql<number>`row_number() over (partition by ${sql.ref(owner)} order by ${sql.ref(since)})
    + (select count(*) from unnest(${[...busy]}::uuid[]) b where b = ${sql.ref(owner)})`
}
