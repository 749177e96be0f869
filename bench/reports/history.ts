// A history of 400 days, generated in the database month by month with the same mix as arriving events, in order of time.
import type pg from 'pg'
import { AGENTS, CAMPAIGNS, type Maker } from './generate.ts'
import { countMonth, countOverall, emptyCounts } from './counting.ts'
import { connectLoading, once, withoutIndexes } from './loading.ts'

export const DAYS = 400
/** A stay is two events. */
const EVENTS_A_DRAW = 1.29
const DAY_MS = 86_400_000
/** Venues are in Vietnam, which has no daylight saving time. */
const ZONE_MS = 7 * 3600_000
const AT_ONCE = 2

type Span = { from: number; to: number }

/** Stores a history and counts it, two months at a time. @param until milliseconds; must be the same when resuming */
export async function makeHistory(ownerUrl: string, make: Maker, total: number, until: number): Promise<void> {
  await withoutIndexes(ownerUrl, async (first) => {
    // Deletes the demo venue's events.
    await once(first, 'empty', () => emptyCounts(first))
    await inTurns(ownerUrl, monthsOf(until - DAYS * DAY_MS, until), (owner, month, index) =>
      once(owner, `events ${index}`, async () => {
        const share = (month.to - month.from) / (DAYS * DAY_MS)
        await storeMonth(owner, make, month, Math.round((total * share) / EVENTS_A_DRAW), index)
        process.stderr.write('e')
      }),
    )
    // Stays may end slightly after the history, in the month of that day.
    await inTurns(ownerUrl, monthsOf(until - DAYS * DAY_MS, until + DAY_MS * 3), (owner, month, index) =>
      once(owner, `counts ${index}`, async () => {
        await countMonth(owner, new Date(month.from), new Date(month.to))
        process.stderr.write('c')
      }),
    )
    await once(first, 'overall', () => countOverall(first))
  })
  process.stderr.write('\n')
}

/** Months in the venues' time zone. */
function monthsOf(from: number, to: number): Span[] {
  const months: Span[] = []
  for (let start = from; start < to;) {
    const local = new Date(start + ZONE_MS)
    const next = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - ZONE_MS
    months.push({ from: start, to: Math.min(next, to) })
    start = next
  }
  return months
}

async function inTurns(
  ownerUrl: string,
  months: readonly Span[],
  work: (owner: pg.Client, month: Span, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...months.entries()]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const owner = await connectLoading(ownerUrl)
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) await work(owner, next[1], next[0])
      } finally {
        await owner.end()
      }
    }),
  )
}

async function storeMonth(owner: pg.Client, make: Maker, { from, to }: Span, draws: number, index: number) {
  const { pages, weights, stocks, campaigns } = make
  await owner.query('select setseed($1)', [(index + 1) / 100])
  await owner.query(
    `insert into event (page_id, at, kind, id, guest_id, campaign_id, amount, bytes, agent, is_first, was, key, value)
    select ($3::uuid[])[venue], case when kind = 7 then at + make_interval(secs => seconds) else at end, kind, id,
      (lpad(to_hex(venue), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(floor(($5::int[])[venue] * guest ^ 2)::int), 12, '0'))::uuid,
      case when kind in (8, 9) then ($6::uuid[])[(venue - 1) * ${CAMPAIGNS} + campaign] end,
      case kind when 7 then seconds when 10 then score end, case when kind = 7 then seconds::bigint * rate end,
      case when kind in (6, 7) then agent end, case when kind = 6 then is_first end,
      case when kind = 10 then 2 end, case when kind = 10 then 'nps' end, case when kind = 10 then score::text end
    from (
      select to_timestamp($1::float8 + ($2::float8 - $1) * (n + random()) / $7::int) as at,
        width_bucket(random() * ($4::float8[])[cardinality($4)], $4) + 1 as venue,
        random() as draw, random() as guest, gen_random_uuid() as id, random() < 0.3 as is_first,
        1 + floor(random() * ${CAMPAIGNS})::int as campaign, ($8::smallint[])[1 + floor(random() * cardinality($8))::int] as agent,
        round(1800 * exp(0.8 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())))::int as seconds,
        2000 + floor(random() * 88000)::int as rate, floor(random() * 11)::int as score
      from generate_series(0, $7::int - 1) n) d
    cross join lateral unnest(case when draw < 0.29 then '{6,7}'::smallint[] when draw < 0.81 then '{8}'
      when draw < 0.935 then '{9}' else '{10}' end) kind`,
    [from / 1000, to / 1000, pages, weights, stocks, campaigns, draws, AGENTS],
  )
}
