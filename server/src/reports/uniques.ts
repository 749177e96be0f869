// How many different guests came: counted where that is quick, estimated from sketches where it is not.
import { sql } from '../core/db/database.ts'
import { filtered } from './filtering.ts'
import { within, type Reader } from './reader.ts'
import { monthEnd, splitRange, type Range } from './range.ts'
import { rowsOf } from './rows.ts'
import { sumOf } from './sums.ts'

export type Unique = { count: number; isEstimate: boolean }

/** Up to so many guests a day, added up over the range, are simply counted. */
const COUNTED_UP_TO = 50_000
const REGISTERS = 2048
const RANKS = 16

/** Different guests of a range. Those of different pages are different guests. @param upTo for tests: counts no more than this */
export async function uniqueGuests(reader: Reader, range: Range, upTo = COUNTED_UP_TO): Promise<Unique> {
  const { tx, filters, today } = reader
  if (filters) {
    const row = await tx.first(
      sql<{ n: number }>`select count(distinct guest_id) as n from (${filtered(reader, range)}) e where kind = 6`,
    )
    return { count: row?.n ?? 0, isEstimate: false }
  }
  if (range.to >= today) {
    const row = await tx.first(sql<{ n: number; later: boolean }>`
      select coalesce(sum(guests), 0)::bigint as n, exists (
        select 1 from guest_last where page_id = any(${reader.pages}::uuid[]) and day > ${range.to}::date and guests > 0) as later
      from ${rowsOf(reader, 'last', { from: range.from, to: monthEnd(range.to) }, [])} r`)
    // The month is read whole, as if nobody had come later. Elsewhere it may be tomorrow already: then it says nothing of this range.
    if (!row!.later) return { count: row!.n, isEstimate: false }
  }
  const { guests: most } = await sumOf(reader, 'visit', range, ['guests'])
  if (most > upTo) {
    const estimate = await fromSketches(reader, range)
    if (estimate !== undefined) return { count: Math.min(estimate, most), isEstimate: true }
  }
  const row = await tx.first(sql<{ n: number }>`
    select count(*) as n from (select distinct page_id, guest_id from guest_day where ${within(reader, range)} and visits > 0) g`)
  return { count: row?.n ?? 0, isEstimate: false }
}

/** Undefined when a day of the range has no sketch yet. */
async function fromSketches(reader: Reader, range: Range): Promise<number | undefined> {
  const { months, days } = splitRange(range)
  const parts = [
    ...(months ? [[true, 'visit_month', months] as const] : []),
    ...days.map((part) => [false, 'visit_day', part] as const),
  ]
  const rows = parts.map(
    ([isMonth, table, part]) => sql`
      select v.page_id, s.sketch from ${sql.table(table)} v
      left join visitor_sketch s on s.page_id = v.page_id and s.is_month = ${isMonth} and s.day = v.day
      where v.page_id = any(${reader.pages}::uuid[]) and v.day between ${part.from}::date and ${part.to}::date and v.guests > 0`,
  )
  const sketches = await reader.tx.rows(sql<{ bits: number; missing: number }>`
    select bit_count(bit_or(sketch)) as bits, count(*) filter (where sketch is null) as missing
    from (${sql.join(rows, sql` union all `)}) s group by page_id`)
  if (sketches.some((row) => row.missing > 0)) return undefined
  return Math.round(sketches.reduce((sum, row) => sum + guestsOfBits(row.bits), 0))
}

/** The number of guests that would set so many bits on average: each falls into a register and there on rank r with 2^-(r+1). */
export function guestsOfBits(bits: number): number {
  if (bits === 0) return 0
  let low = 0
  let high = 1e9
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (bitsOfGuests(middle) < bits) low = middle
    else high = middle
  }
  return low
}

function bitsOfGuests(guests: number): number {
  let bits = 0
  for (let rank = 0; rank < RANKS; rank++) {
    const chance = rank === RANKS - 1 ? 2 ** -rank : 2 ** -(rank + 1)
    bits += REGISTERS * -Math.expm1(guests * Math.log1p(-chance / REGISTERS))
  }
  return bits
}
