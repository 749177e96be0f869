import { sql } from '../core/db/database.ts'
import type { Found, Place } from './allGuests.ts'
import { addDays } from './range.ts'
import type { Reader } from './reader.ts'
import { rowsOf } from './rows.ts'

const FEW_DAYS = 31

/** Guests by their last day in the range: looks at as many of the last days as are likely to hold enough, then at more. */
export async function newestGuests(reader: Reader, wanted: number, from: Place | undefined): Promise<Found[]> {
  const { tx, pages, range } = reader
  const last = from && from[0] < range.to ? from[0] : range.to
  for (let factor = 3; ; factor *= 16) {
    const first = (await firstOf(reader, last, wanted * factor)) ?? range.from
    const rows = await tx.rows(sql<{ page_id: string; guestId: string; day: string }>`
      select l.page_id, l.guest_id as "guestId", l.day from unnest(${pages}::uuid[]) p (id) cross join lateral (
        select d.page_id, d.guest_id, d.day from guest_day d
        where d.page_id = p.id and d.day between ${first}::date and ${last}::date and d.visits > 0
          ${from ? sql`and (d.day, d.page_id, d.guest_id) < (${from[0]}::date, ${from[1]}::uuid, ${from[2]}::uuid)` : sql``}
          and not exists (select 1 from guest_day o where o.page_id = d.page_id and o.guest_id = d.guest_id
            and o.day > d.day and o.day <= ${range.to}::date and o.visits > 0)
        order by d.day desc, d.guest_id desc limit ${wanted}) l
      order by l.day desc, l.page_id desc, l.guest_id desc limit ${wanted}`)
    if (rows.length === wanted || first <= range.from)
      return rows.map(({ day, ...row }) => ({ ...row, place: [day, row.page_id, row.guestId] }))
  }
}

/** The latest day from which on there were so many, each counted once a day: of the last days, then of whole months. */
async function firstOf(reader: Reader, last: string, many: number): Promise<string | undefined> {
  const { range, tx } = reader
  const cut = async (from: string, bucket: ReturnType<typeof sql>) => {
    const row = await tx.first(sql<{ day: string | null }>`
      select max(day) as day from (
        select ${bucket} as day, sum(sum(guests)) over (order by ${bucket} desc) as many
        from ${rowsOf(reader, 'visit', { from, to: last }, ['guests'])} r group by 1) d
      where many >= ${many}`)
    return row?.day ?? undefined
  }
  const few = addDays(last, 1 - FEW_DAYS)
  if (few <= range.from) return cut(range.from, sql`day`)
  const found = (await cut(few, sql`day`)) ?? (await cut(range.from, sql`date_trunc('month', day)::date`))
  return found && found > range.from ? found : undefined
}
