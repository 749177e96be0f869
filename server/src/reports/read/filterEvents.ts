// What filters leave of the events.
import { sql } from '../../core/db/database.ts'
import { BRANDS, BROWSERS, KINDS, SYSTEMS } from '../count/userAgent.ts'
import { aroundDays, datedEvents, type Sql } from '../count/counters.ts'
import type { Range } from './range.ts'
import type { Filters, Reader } from './reader.ts'
import { keysOf } from '@portico/contract/records.ts'

type Days = Pick<Range, 'from' | 'to'>

/** Events of a range that pass the filters, dated. */
export function filteredEvents(reader: Reader, range: Days): Sql {
  const tests = [
    inDays(range),
    ...keysOf<keyof Filters>(reader.filters ?? {}).map((name) => TESTS[name](reader.filters![name]!, reader, range)),
  ]
  return sql`select * from (${datedEvents(sql`(select * from event where ${around(reader, range)})`)}) d where ${sql.join(tests, sql` and `)}`
}

type Test = (value: string, reader: Reader, range: Days) => Sql

const TESTS: Record<keyof Filters, Test> = {
  device: (value) => sql`coalesce(agent & 7, 0) = ${codeOf(KINDS, value)}`,
  brand: (value) => sql`coalesce(agent >> 3 & 15, 0) = ${codeOf(BRANDS, value)}`,
  system: (value) => sql`coalesce(agent >> 7 & 7, 0) = ${codeOf(SYSTEMS, value)}`,
  browser: (value) => sql`coalesce(agent >> 10 & 15, 0) = ${codeOf(BROWSERS, value)}`,
  window: (value) => sql`coalesce(agent >> 14, 0) = ${value === 'mini' ? 1 : 0}`,
  weekday: (value) => sql`extract(isodow from day)::int = ${Number(value)}`,
  hour: (value) => sql`hour = ${Number(value)}`,
  hotspot: (value, { pages }) =>
    sql`gateway_id in (select id from gateways where page_id = any(${pages}::uuid[]) and nas_id = ${value})`,
  campaign: (value, { pages }, { from, to }) => sql`guest_id in (
    select guest_id from campaign_guest where page_id = any(${pages}::uuid[]) and campaign_id = ${value}
      and first_day <= ${to}::date and last_day >= ${from}::date)`,
  slot: (value, reader, range) => advertsOf(sql`key = ${value}`, reader, range),
  variant(value, reader, range) {
    const [campaign, variant] = value.split('=')
    return advertsOf(sql`campaign_id = ${campaign} and value = ${variant}`, reader, range)
  },
  segment(value, reader, range) {
    const news = sql`(select distinct guest_id from (${datedEvents(sql`(
      select * from event where ${around(reader, range)} and kind = 6 and is_first)`)}) f where ${inDays(range)})`
    return value === 'new' ? sql`guest_id in ${news}` : sql`guest_id is not null and guest_id not in ${news}`
  },
  answer(value, reader, range) {
    const cut = value.indexOf('=')
    return sql`guest_id in (select guest_id from (${datedEvents(sql`(
      select * from event where ${around(reader, range)} and kind = 10 and key = ${value.slice(0, cut)} and value = ${value.slice(cut + 1)})`)}) a
      where ${inDays(range)})`
  },
}

/** Adverts themselves; of all else, what guests did who saw such an advert. */
function advertsOf(test: Sql, reader: Reader, range: Days): Sql {
  return sql`case when kind in (8, 9) then ${test} else guest_id in (select guest_id from (${datedEvents(sql`(
    select * from event where ${around(reader, range)} and kind = 8 and ${test})`)}) s where ${inDays(range)}) end`
}

function codeOf(codes: readonly string[], value: string): number {
  return codes.indexOf(value)
}

function inDays({ from, to }: Days): Sql {
  return sql`day between ${from}::date and ${to}::date`
}

function around({ pages }: Reader, days: Days): Sql {
  return sql`page_id = any(${pages}::uuid[]) and ${aroundDays(days)}`
}
