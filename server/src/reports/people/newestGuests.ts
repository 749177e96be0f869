// Guests by their last day in a range, found day by day and venue by venue from the end.
import { sql } from '../../core/db/database.ts'
import type { GuestPlace, Place } from './allGuests.ts'
import type { Sql } from '../count/counters.ts'
import { addDays } from '../read/range.ts'
import { daysOfGuest, within, type Reader } from '../read/reader.ts'

/** Looks at the last days first, and at all of the range only where hardly anybody comes. */
const SPANS = [2, 32, Infinity]

type Cells = { pages: string[]; days: string[]; isAll: boolean }

/** The last to come first. Looks at as many days of venues as are likely to hold enough, then at more. */
export async function newestGuests(reader: Reader, wanted: number, from: Place | undefined): Promise<GuestPlace[]> {
  const { tx, range } = reader
  for (let factor = 2; ; factor *= 8) {
    const { pages, days, isAll } = await lastCells(reader, wanted * factor, from)
    const behind = from ? sql`and (c.day, c.page_id, d.guest_id) < (${placeOf(from)})` : sql``
    const rows = await tx.rows(sql<{ page_id: string; guestId: string; day: string }>`
      select page_id, guest_id, day from (
        select c.page_id, d.guest_id, c.day from unnest(${pages}::uuid[], ${days}::date[]) c (page_id, day)
        join guest_day d on d.page_id = c.page_id and d.day = c.day and d.visits > 0 ${behind}
        order by c.day desc, c.page_id desc, d.guest_id desc offset 0) n
      where not exists (select 1 from guest_day d where d.page_id = n.page_id and d.guest_id = n.guest_id
        and ${daysOfGuest(sql`n.guest_id`, range)} and d.day > n.day and d.visits > 0)
      order by day desc, page_id desc, guest_id desc limit ${wanted}`)
    if (rows.length === wanted || isAll)
      return rows.map(({ day, ...row }) => ({ ...row, place: [day, row.pageId, row.guestId] }))
  }
}

/** The last days of venues with so many guests, each counted once a day; where the list goes on, that day comes on top. */
async function lastCells(reader: Reader, many: number, from: Place | undefined): Promise<Cells> {
  const { tx, range } = reader
  const last = from && from[0] < range.to ? from[0] : range.to
  const upTo = from ? sql`and (day, page_id) <= (${from[0]}::date, ${from[1]}::uuid)` : sql``
  const counted = from
    ? sql`case when (day, page_id) = (${from[0]}::date, ${from[1]}::uuid) then 0 else guests end`
    : sql`guests`
  for (const span of SPANS) {
    const first = span === Infinity ? range.from : addDays(last, 1 - span)
    const isAll = first <= range.from
    const rows = await tx.rows(sql<{ page_id: string; day: string; many: number }>`
      select page_id, day, many from (
        select page_id, day, guests, sum(${counted}) over (order by day desc, page_id desc) as many from visit_day
        where ${within(reader, { from: isAll ? range.from : first, to: last })} and guests > 0 ${upTo}) c
      where many - guests < ${many} order by day desc, page_id desc`)
    const isEnough = (rows.at(-1)?.many ?? 0) >= many
    if (isEnough || isAll)
      return { pages: rows.map((row) => row.pageId), days: rows.map((row) => row.day), isAll: !isEnough }
  }
  return { pages: [], days: [], isAll: true }
}

function placeOf([day, pageId, guestId]: Place): Sql {
  return sql`${day}::date, ${pageId}::uuid, ${guestId}::uuid`
}
