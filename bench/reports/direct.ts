// What a single table of events costs: the overview asked of it directly, in the same database.
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { Round } from '../rig/rounds.ts'

type Asking = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

const TIMES = 3
const OVERVIEW = `
  with e as materialized (
    select kind, guest_id, campaign_id, agent, is_first, amount, bytes, at at time zone 'Asia/Ho_Chi_Minh' as local
    from event where page_id = any($1::uuid[]) and at >= now() - make_interval(days => $2)),
  days as (select local::date as day, count(*) filter (where kind = 6) as visits, count(distinct guest_id) filter (where kind = 6) as guests,
    count(*) filter (where kind = 6 and is_first) as news, sum(amount) filter (where kind = 7) as seconds, sum(bytes) as bytes from e group by 1),
  whole as (select count(distinct guest_id) filter (where kind = 6) as guests, count(*) filter (where kind = 8) as shown from e),
  campaigns as (select campaign_id, count(*) filter (where kind = 8) as shown, count(*) filter (where kind = 9) as clicks
    from e where kind in (8, 9) group by 1 order by 3 desc limit 1)
  select (select count(*) from days), (select guests from whole), (select shown from campaigns)`

/** Milliseconds of each time it was asked. */
export async function direct(owner: Asking, pages: readonly string[], days: number): Promise<Round[]> {
  const taken: Round[] = []
  for (let n = 0; n <= TIMES; n++) {
    const from = monotonicMs()
    await owner.query(OVERVIEW, [pages, days])
    if (n > 0) taken.push({ value: monotonicMs() - from })
  }
  return taken
}

/** Bytes of events and all that is counted from them, indexes with them. */
export async function readBytes(owner: Asking): Promise<number> {
  const { rows } = await owner.query(`
    select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname ~
      '^(event|(visit|hotspot|guest|campaign|step|answer|lead|weekday)_(day|month|page|last|last_month|guest)$)'`)
  return (rows[0] as { bytes: number }).bytes
}
