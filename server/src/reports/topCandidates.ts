import { sql } from '../core/db/database.ts'
import { bySum, type Found, type Place, type Sums } from './allGuests.ts'
import { daysOfGuest, type Reader } from './reader.ts'

export type Sort = keyof Sums
/** What the partial indexes of `guest_page` begin with: whoever is not in them has less than this in all. */
const FLOORS: Record<Sort, number> = { visits: 5, seconds: 36_000, bytes: 4_000_000_000 }
const TRIES = [300, 1200, 4800]

type Row = Required<Found> & { bound: number }

/**
 * Guests with the most of something in the range, found among those with the most in all. Nobody has more in a range than in
 * all time: once the last one listed has more than anybody left out can have, the list is right.
 * @returns undefined when it never came to that; then all have to be looked at.
 */
export async function topCandidates(
  reader: Reader,
  { by, wanted, from }: { by: Sort; wanted: number; from?: Place },
): Promise<Found[] | undefined> {
  const { pages, range, tx } = reader
  const name = sql.ref(by)
  for (const tries of TRIES) {
    const each = pages.length === 1 ? tries : Math.max(20, Math.ceil((4 * tries) / pages.length))
    const rows = await tx.rows(sql<Row>`
      with found as materialized (
        select c.* from unnest(${pages}::uuid[]) p (id) cross join lateral (
          select page_id, guest_id, ${name}::bigint as value from guest_page
          where page_id = p.id and ${name} >= ${sql.lit(FLOORS[by])} order by ${name} desc limit ${each}) c
      ), best as materialized (
        select * from found order by value desc limit ${tries}
      ), summed as (
        select d.page_id, d.guest_id as "guestId", sum(d.visits)::bigint as visits, sum(d.seconds)::bigint as seconds,
          sum(d.bytes)::bigint as bytes
        from best b join guest_day d on d.page_id = b.page_id and d.guest_id = b.guest_id
          and ${daysOfGuest(sql`b.guest_id`, range)} group by 1, 2)
      select *, greatest(
        ${sql.lit(FLOORS[by] - 1)},
        (select max(low) from (select min(value) as low from found group by page_id having count(*) >= ${each}) f),
        (select min(value) from best having count(*) >= ${tries}))::bigint as bound
      from summed where ${bySum(by, from)} limit ${wanted}`)
    const last = rows.at(-1)
    if (last && rows.length === wanted && last[by] > last.bound)
      return rows.map(({ bound: _bound, ...row }) => ({ ...row, place: [row[by], row.page_id, row.guestId] }))
  }
  return undefined
}
