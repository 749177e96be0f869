// The cost of questions asked of the raw events directly, in the same database.
import type pg from 'pg'
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { Round } from '../rig/rounds.ts'

const TIMES = 5
/** The time after which a slow question is not repeated. */
const LONG_MS = 20_000

const EVENTS = `from event where page_id = any($1::uuid[]) and at >= $2::timestamptz and (at at time zone 'UTC')::date >= $2::date`
export const QUESTIONS = {
  overview: `
  with e as materialized (
    select kind, guest_id, campaign_id, agent, is_first, amount, bytes, at at time zone 'Asia/Ho_Chi_Minh' as local ${EVENTS}),
  days as (select local::date as day, count(*) filter (where kind = 6) as visits, count(distinct guest_id) filter (where kind = 6) as guests,
    count(*) filter (where kind = 6 and is_first) as news, sum(amount) filter (where kind = 7) as seconds, sum(bytes) as bytes from e group by 1),
  whole as (select count(distinct guest_id) filter (where kind = 6) as guests, count(*) filter (where kind = 8) as shown from e),
  campaigns as (select campaign_id, count(*) filter (where kind = 8) as shown, count(*) filter (where kind = 9) as clicks
    from e where kind in (8, 9) group by 1 order by 3 desc limit 1)
  select (select count(*) from days), (select guests from whole), (select shown from campaigns)`,
  'top-users': `
  select page_id, guest_id, count(*) filter (where kind = 6) as visits, sum(amount) filter (where kind = 7) as seconds, sum(bytes) as bytes
  ${EVENTS} and kind in (6, 7) group by 1, 2 order by 3 desc, 1, 2 limit 51`,
  'unique guests': `select count(distinct guest_id) ${EVENTS} and kind = 6`,
}

/** Milliseconds of each run over the events since a moment. */
export async function direct(
  owner: pg.Client,
  question: keyof typeof QUESTIONS,
  pages: readonly string[],
  since: Date,
): Promise<Round[]> {
  const taken: Round[] = []
  for (let n = 0, spent = 0; n <= TIMES && spent < LONG_MS; n++) {
    const from = monotonicMs()
    await owner.query(QUESTIONS[question], [pages, since])
    const value = monotonicMs() - from
    spent += value
    // With several runs, the first fills the caches.
    if (n > 0 || spent >= LONG_MS) taken.push({ value })
  }
  return taken
}
