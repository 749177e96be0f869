// Rows of lists of guests as they leave: with who it is, as far as the caller may know.
import type { GuestsReport, ReportGuest } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import type { GuestPlace, Sums } from './allGuests.ts'
import { writeAfter } from '../read/keyset.ts'
import type { Range } from '../read/range.ts'
import { daysOfGuest, headOf, type Reader } from '../read/reader.ts'
import { MEASURES } from '../count/recentPeriods.ts'

type Person = Pick<ReportGuest, 'page_id' | 'name' | 'contact' | 'firstSeenAt' | 'lastSeenAt'> & Sums & { id: string }

/** Names, contacts and, where they are not known yet, sums of those found. @param found one more than `limit` when there are more */
export async function readGuestRows(
  reader: Reader,
  found: readonly GuestPlace[],
  limit: number,
): Promise<GuestsReport> {
  const { range, named, tx } = reader
  const shown = found.slice(0, limit)
  const isKnown = shown.every((one) => MEASURES.every((name) => one[name] !== undefined))
  const people = await tx.rows(sql<Person>`
    select w.page_id, w.id, case when is_named then g.name else left(g.name, 1) || '***' end as name,
      case when is_named then coalesce(g.phone, g.email) when g.phone is not null then '***' || right(g.phone, 3)
        when g.email is not null then left(g.email, 1) || '***' end as contact,
      p.first_at as first_seen_at, p.last_at as last_seen_at ${isKnown ? sql`` : sql`, d.*`}
    from unnest(${shown.map((one) => one.pageId)}::uuid[], ${shown.map((one) => one.guestId)}::uuid[]) w (page_id, id)
    join guest_page p on p.page_id = w.page_id and p.guest_id = w.id
    left join guests g on g.page_id = w.page_id and g.id = w.id
    cross join lateral (select w.page_id = any(${named}::uuid[]) as is_named) n
    ${isKnown ? sql`` : sumsOf(range)}`)
  const known = new Map(people.map((person) => [`${person.pageId} ${person.id}`, person]))
  const rows = shown.flatMap(({ place: _place, ...one }): ReportGuest[] => {
    const person = known.get(`${one.pageId} ${one.guestId}`)
    if (!person) return []
    const { id: _id, ...all } = person
    return [{ ...keepNames({ ...all, ...one }, 'page_id'), isEstimate: person.contact === null }]
  })
  const last = shown.at(-1)
  return { ...headOf(reader), rows, next: found.length > limit && last ? writeAfter(last.place) : null }
}

function sumsOf(range: Range) {
  return sql`cross join lateral (
    select sum(visits)::bigint as visits, sum(seconds)::bigint as seconds, sum(bytes)::bigint as bytes from guest_day d
    where d.page_id = w.page_id and d.guest_id = w.id and ${daysOfGuest(sql`w.id`, range)}) d`
}
