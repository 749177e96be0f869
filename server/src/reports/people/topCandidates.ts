// Guests with the most of something in a range, found among those who can have the most.
import { sql } from '../../core/db/database.ts'
import { bySum, type GuestPlace, type Place, type Sums } from './allGuests.ts'
import { boundsOf, CANDIDATE, candidates, reachesBeyond, type Bound } from './guestBounds.ts'
import type { Sql } from '../count/counters.ts'
import { addDays, type Range } from '../read/range.ts'
import { daysOfGuest, type Reader } from '../read/reader.ts'
import { MEASURES } from '../count/recentPeriods.ts'

export type Sort = keyof Sums
type CandidateOrder = { by: Sort; wanted: number; from?: Place }

/** So many are added up to learn how much it takes to be listed. */
const TRIES = [300, 1500, 6000]
/** More who could be listed are not looked at one by one. */
const MOST = 10_000

/**
 * The list, in two steps: some of those with the largest bounds are added up, and the last who would be listed of them tells how
 * much it takes; then everybody whose bound is as large. Nobody's sum is above the bound, so nobody else can be listed.
 * @returns undefined when too many could be, or guests with less than the indexes keep; then all have to be looked at.
 */
export async function topCandidates(reader: Reader, asked: CandidateOrder): Promise<GuestPlace[] | undefined> {
  // A bitmap has no order: the planner takes a busy venue's guests for few, and would sort all of them to have the first.
  const bitmaps = (state: 'on' | 'off') => reader.tx.run(sql`select set_config('enable_bitmapscan', ${state}, true)`)
  const [, found] = await Promise.all([bitmaps('off'), findFirst(reader, asked)])
  if (!found) await bitmaps('on')
  return found
}

async function findFirst(reader: Reader, asked: CandidateOrder): Promise<GuestPlace[] | undefined> {
  for (const bound of boundsOf(reader, asked.by)) {
    const least = await leastListed(reader, bound, asked)
    if (least === 'elsewhere') continue
    return least === undefined ? undefined : findAbove(reader, bound, asked, least)
  }
  return undefined
}

type Least = { least: number | null; tried: number; elsewhere: boolean }

/** How much it takes at least to be listed; `elsewhere` when the bound says nothing of some guests. */
async function leastListed(
  reader: Reader,
  bound: Bound,
  asked: CandidateOrder,
): Promise<number | 'elsewhere' | undefined> {
  const { pages, range, tx } = reader
  for (const tries of TRIES) {
    const each = pages.length === 1 ? tries : Math.max(4, Math.ceil((4 * tries) / pages.length))
    const row = await tx.first(sql<Least>`
      with best as materialized (
        select * from (${candidates(reader, bound, sql`order by ${bound.kept} desc limit ${each}`)}) c
        order by bound desc limit ${tries}
      ), summed as (${sumsInRange(sql`best`, range)})
      select (select ${sql.ref(asked.by)} from summed where ${bySum(asked.by, asked.from)} offset ${asked.wanted - 1} limit 1) as least,
        (select count(*) from best) as tried, ${reachesBeyond(reader, bound)} as elsewhere`)
    const { least, tried, elsewhere } = row!
    if (elsewhere) return 'elsewhere'
    // Others may have more than the last of these; with less than the floor nobody can be found.
    if (least !== null) return Math.max(least, bound.floor)
    // No venue has more of them.
    if (tried < Math.min(each, tries)) return undefined
  }
  return undefined
}

/** Everybody who can have so much. Of what was taken back nobody knows from which days: those are looked at in any case. */
async function findAbove(
  reader: Reader,
  bound: Bound,
  asked: CandidateOrder,
  least: number,
): Promise<GuestPlace[] | undefined> {
  const { pages, range, tx } = reader
  const isAbove = sql`and ${bound.kept} >= ${least} and ${bound.value} >= ${least}`
  const found =
    asked.by === 'visits'
      ? candidates(reader, bound, isAbove)
      : sql`${candidates(reader, bound, sql`${isAbove} and has_less is null`)}
        union all select ${CANDIDATE}, 0 from guest_page where page_id = any(${pages}::uuid[]) and has_less`
  const rows = await tx.rows(sql<Required<GuestPlace>>`
    with found as materialized (${found} limit ${MOST + 1}
    ), few as materialized (select count(*) <= ${MOST} as few from found
    ), summed as (${sumsInRange(sql`(select * from found where (select few from few))`, range)})
    select * from summed where ${bySum(asked.by, asked.from)} limit ${asked.wanted}`)
  const last = rows[asked.wanted - 1]
  if (!last || last[asked.by] < least) return undefined
  return rows.map((row) => ({ ...row, place: [row[asked.by], row.pageId, row.guestId] }))
}

/** Where the days outside a range may be fewer than those in it. */
const LONG_DAYS = 62

/** What guests have in a range: its days added up or, where those are fewer, the others taken off from all there is. */
function sumsInRange(guests: Sql, range: Range): Sql {
  const { from, to, days } = range
  const read = (sign: string, test: Sql, span: Pick<Range, 'from' | 'to'>) => sql`
    select ${sql.raw(MEASURES.map((name) => `${sign}d.${name} as ${name}`).join(', '))} from guest_day d
    where d.page_id = c.page_id and ${daysOfGuest(sql`c.guest_id`, span)} and ${test}`
  const isLong = days > LONG_DAYS
  const parts = isLong
    ? [
        read('', sql`not o.fewer`, range),
        read('-', sql`o.fewer`, { from: '-infinity', to: addDays(from, -1) }),
        read('-', sql`o.fewer`, { from: addDays(to, 1), to: 'infinity' }),
      ]
    : [read('', sql`true`, range)]
  const sums = MEASURES.map((name) => {
    const sum = sql`coalesce(sum(${sql.ref(name)}), 0)`
    return sql`(${sum}${isLong ? sql` + case when o.fewer then c.${sql.ref(name)} else 0 end` : sql``})::bigint as ${sql.ref(name)}`
  })
  const outside = sql`greatest(0, ${from}::date - c.first_at::date) + greatest(0, c.last_at::date - ${to}::date) < ${days}`
  return sql`
    select c.page_id, c.guest_id, s.* from ${guests} c
    ${isLong ? sql`cross join lateral (select ${outside} as fewer) o` : sql``}
    cross join lateral (select ${sql.join(sums)} from (${sql.join(parts, sql` union all `)}) u) s`
}
