import { sql, type RawBuilder } from '../db/database.ts'

export type DueRow = { pageId: string; id: string }

type Choice = {
  /** A table or subquery with page_id, id and the column `since`. */
  from: RawBuilder<unknown>
  /** By which the row that has waited longest comes first. */
  since: string
  /** What makes a row due, if nobody here works on it. */
  where: RawBuilder<unknown>
  busy: readonly DueRow[]
  count: number
  /** Of one page at the same time, so that what is slow for one leaves places to others. */
  ofPage: number
}

/** Chooses rows over all pages without locks, to be claimed page by page; the page that has the fewest at work comes first. */
export function chooseDue({ from, since, where, busy, count, ofPage }: Choice): RawBuilder<DueRow> {
  return sql<DueRow>`
    select page_id, id from (
      select page_id, id, ${sql.ref(since)} as since, row_number() over (partition by page_id order by ${sql.ref(since)}, id)
        + (select count(*) from unnest(${busy.map(({ pageId }) => pageId)}::uuid[]) b where b = page_id) as place
      from ${from} where ${where} and not id = any(${busy.map(({ id }) => id)}::uuid[])) as due
    where place <= ${ofPage} order by place, since limit ${count}`
}
