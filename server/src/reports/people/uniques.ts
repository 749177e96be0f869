// How many different guests came: counted where that is quick, estimated from sketches where it is not.
import { sql } from '../../core/db/database.ts'
import { filteredEvents } from '../read/filterEvents.ts'
import { within, type Reader } from '../read/reader.ts'
import { monthEnd, splitRange, type Range } from '../read/range.ts'
import { rowsOf } from '../read/sources.ts'
import { sumOf } from '../read/sumRange.ts'

export type Unique = { count: number; isEstimate: boolean }

/** Up to so many guests a day, added up over the range, are simply counted. */
const COUNTED_UP_TO = 50_000
const RANKS = 16

/** Different guests of a range. Those of different pages are different guests. @param upTo for tests: counts no more than this */
export async function uniqueGuests(reader: Reader, range: Range, upTo = COUNTED_UP_TO): Promise<Unique> {
  const { tx, filters, today } = reader
  if (filters) {
    const row = await tx.first(
      sql<{ n: number }>`select count(distinct guest_id) as n from (${filteredEvents(reader, range)}) e where kind = 6`,
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

/** Of more venues than this, small sketches are looked at first. */
const WHOLE_UP_TO = 50
/** Both columns of a sketch, with the standard error of one venue. */
const SIZES = { sketch: { registers: 2048, error: 0.015 }, small: { registers: 128, error: 0.06 } }

/** Undefined when a day of the range has no sketch yet. */
async function fromSketches(reader: Reader, range: Range): Promise<number | undefined> {
  const { pages } = reader
  if (pages.length <= WHOLE_UP_TO) return totalOf(await readSketches(reader, pages, range, 'sketch'))
  const rough = await readSketches(reader, pages, range, 'small')
  if (!rough) return undefined
  const largest = [...rough].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
  const sharp = largest.slice(0, toSharpen(largest.map((id) => rough.get(id)!)))
  const fine = sharp.length > 0 ? await readSketches(reader, sharp, range, 'sketch') : undefined
  return totalOf(new Map([...rough, ...(fine ?? [])]))
}

/** How many of the largest need their whole sketch, for the sum to be no less certain than a single venue's. @param counts largest first */
export function toSharpen(counts: readonly number[]): number {
  const { sketch, small } = SIZES
  const allowed = (sketch.error * counts.reduce((sum, n) => sum + n, 0)) ** 2
  let variance = counts.reduce((sum, n) => sum + (small.error * n) ** 2, 0)
  let sharpened = 0
  while (variance > allowed && sharpened < counts.length)
    variance -= (small.error ** 2 - sketch.error ** 2) * counts[sharpened++]! ** 2
  return sharpened
}

function totalOf(counts: ReadonlyMap<string, number> | undefined): number | undefined {
  return counts && Math.round([...counts.values()].reduce((sum, n) => sum + n, 0))
}

/** Guests of each venue that had any. */
async function readSketches(
  reader: Reader,
  pages: readonly string[],
  range: Range,
  size: keyof typeof SIZES,
): Promise<Map<string, number> | undefined> {
  const { months, days } = splitRange(range)
  const parts = [
    ...(months ? [[true, 'visit_month', months] as const] : []),
    ...days.map((part) => [false, 'visit_day', part] as const),
  ]
  // Sketches are looked for by venue and day as well as joined: those of everybody are many.
  const rows = parts.map(
    ([isMonth, table, part]) => sql`
      select page_id, s.sketch from (select page_id, day from ${sql.table(table)} where ${within({ pages }, part)} and guests > 0) v
      left join (
        select page_id, day, ${sql.ref(size)} as sketch from visitor_sketch where ${within({ pages }, part)} and is_month = ${isMonth}
      ) s using (page_id, day)`,
  )
  const sketches = await reader.keyed.rows(sql<{ id: string; bits: number; missing: number }>`
    select page_id as id, bit_count(bit_or(sketch)) as bits, count(*) filter (where sketch is null) as missing
    from (${sql.join(rows, sql` union all `)}) s group by page_id`)
  if (sketches.some((row) => row.missing > 0)) return undefined
  return new Map(sketches.map(({ id, bits }) => [id, guestsOfBits(bits, SIZES[size].registers)]))
}

/** The number of guests that would set so many bits on average: each falls into a register and there on rank r with 2^-(r+1). */
export function guestsOfBits(bits: number, registers: number): number {
  if (bits === 0) return 0
  let low = 0
  let high = 1e9
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (bitsOfGuests(middle, registers) < bits) low = middle
    else high = middle
  }
  return low
}

function bitsOfGuests(guests: number, registers: number): number {
  let bits = 0
  for (let rank = 0; rank < RANKS; rank++) {
    const chance = rank === RANKS - 1 ? 2 ** -rank : 2 ** -(rank + 1)
    bits += registers * -Math.expm1(guests * Math.log1p(-chance / registers))
  }
  return bits
}
