// Guests of a range by looking at all of them: of few, of those a filter leaves, or of those a search finds.
import { sql } from '../../core/db/database.ts'
import { plainColumn, plainText } from '../../core/db/plainText.ts'
import type { Sql } from '../count/counters.ts'
import { filteredEvents } from '../read/filterEvents.ts'
import { FROM_EVENTS } from '../count/sumEvents.ts'
import { within, type Reader } from '../read/reader.ts'

export type Sums = { visits: number; seconds: number; bytes: number }
/** Where a list goes on: behind this value, this page, this guest. */
export type Place = readonly [value: string, pageId: string, guestId: string]
export type GuestPlace = { pageId: string; guestId: string; place: (string | number)[] } & Partial<Sums>

type GuestOrder = { by: 'day' | keyof Sums; wanted: number; from?: Place; q?: string }

/** By day the last to come first, then by page and guest downwards; by a sum the most first, then upwards. */
export async function allGuests(reader: Reader, { by, wanted, from, q }: GuestOrder): Promise<GuestPlace[]> {
  const own = q ? sql`(page_id, guest_id) in (${matching(reader, q)})` : sql`true`
  const source = reader.filters
    ? sql`(with e as materialized (select * from (${filteredEvents(reader, reader.range)}) f where ${own}) ${FROM_EVENTS.guest_day})`
    : sql`(select * from guest_day where ${within(reader, reader.range)} and ${own})`
  const rows = await reader.tx.rows(sql<GuestPlace & { value: string | number }>`
    select * from (
      select page_id, guest_id, ${reader.filters ? EVERY_SUM : sql``}
        ${by === 'day' ? sql`max(day) filter (where visits > 0)` : sql`sum(${sql.ref(by)})::bigint`} as value
      from ${source} d group by 1, 2) g
    where ${by === 'day' ? byDay(from) : bySum('value', from)} limit ${wanted}`)
  return rows.map(({ value, ...row }) => ({ ...row, place: [value, row.pageId, row.guestId] }))
}

/** Of what a filter leaves; without one they are added up for those alone who are listed. */
const EVERY_SUM = sql`sum(visits)::bigint as visits, sum(seconds)::bigint as seconds, sum(bytes)::bigint as bytes,`

function byDay(from: Place | undefined): Sql {
  return sql`value is not null
    ${from ? sql`and (value, page_id, guest_id) < (${from[0]}::date, ${from[1]}::uuid, ${from[2]}::uuid)` : sql``}
    order by value desc, page_id desc, guest_id desc`
}

/** Also for others who list by a sum. */
export function bySum(by: keyof Sums | 'value', from: Place | undefined): Sql {
  const value = sql.ref(by)
  return sql`${value} > 0
    ${from ? sql`and (-${value}, page_id, guest_id) > (${-Number(from[0])}::bigint, ${from[1]}::uuid, ${from[2]}::uuid)` : sql``}
    order by ${value} desc, page_id, guest_id`
}

/** Guests with this in what the caller sees of their name and contact: nobody finds out by searching what is masked. */
function matching({ pages, named }: Reader, q: string): Sql {
  const words = `%${escapePattern(plainText(q))}%`
  const digits = q.replaceAll(/[\s.()+-]/g, '')
  // 0912… is kept as +84912….
  const phone = /^\d{3,}$/.test(digits) ? sql`or shown.phone like ${`%${digits.replace(/^0/, '')}%`}` : sql``
  return sql`
    select g.page_id, g.id from guests g cross join lateral (
      select case when n then g.name else left(g.name, 1) || '***' end as name,
        case when n then g.phone when g.phone is not null then '***' || right(g.phone, 3) end as phone,
        case when n then g.email when g.email is not null then left(g.email, 1) || '***' end as email
      from (select g.page_id = any(${named}::uuid[]) as n) named) shown
    where g.page_id = any(${pages}::uuid[]) and (
      ${plainColumn(sql`shown.name`)} like ${words}
      or lower(shown.email) like ${words} ${phone})`
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
