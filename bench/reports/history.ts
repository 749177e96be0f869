// A history of 400 days, made in the database: the same mixture as events that come in, a million in half a minute.
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { rebuild } from '@portico/server/reports/rebuild.ts'
import { AGENTS, type Maker } from './generate.ts'

export const DAYS = 400
/** A stay is two events. */
const EVENTS_A_DRAW = 1.29

/** Stores a history, a venue after the other in the order it happened, and counts it. @param until milliseconds */
export async function makeHistory(
  db: Database,
  make: Maker,
  pages: readonly string[],
  total: number,
  until: number,
): Promise<void> {
  for (const [index, pageId] of pages.entries()) {
    const { share, stock, campaigns } = make.venue(index)
    const draws = Math.max(20, Math.round((total * share) / EVENTS_A_DRAW))
    const prefix = `${(index + 1).toString(16).padStart(8, '0')}-0000-7000-8000-`
    await db.asSystem(async (tx) => {
      await tx.run(sql`set local statement_timeout = '30min'`)
      await tx.run(sql`select setseed(${(index % 100) / 100})`)
      await tx.run(sql`
        insert into event (page_id, at, kind, id, guest_id, campaign_id, amount, bytes, agent, is_first, was, key, value)
        select ${pageId}::uuid, case when kind = 7 then at + make_interval(secs => seconds) else at end, kind, id, guest_id,
          case when kind in (8, 9) then campaign_id end,
          case kind when 7 then seconds when 10 then score end, case when kind = 7 then seconds::bigint * rate end,
          case when kind in (6, 7) then agent end, case when kind = 6 then is_first end,
          case when kind = 10 then 2 end, case when kind = 10 then 'nps' end, case when kind = 10 then score::text end
        from (
          select to_timestamp(${until / 1000}) - make_interval(secs => (1 - (n + random()) / ${draws}) * 86400 * ${DAYS}::float8) as at,
            random() as draw, gen_random_uuid() as id, random() < 0.3 as is_first,
            (${prefix} || lpad(to_hex(floor(${stock} * random() ^ 2)::int), 12, '0'))::uuid as guest_id,
            (${campaigns}::uuid[])[1 + floor(random() * ${campaigns.length})::int] as campaign_id,
            (${AGENTS}::smallint[])[1 + floor(random() * ${AGENTS.length})::int] as agent,
            round(1800 * exp(0.8 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())))::int as seconds,
            2000 + floor(random() * 88000)::int as rate, floor(random() * 11)::int as score
          from generate_series(0, ${draws - 1}::int) n) d
        cross join lateral unnest(case when draw < 0.29 then '{6,7}'::smallint[] when draw < 0.81 then '{8}'
          when draw < 0.935 then '{9}' else '{10}' end) kind
        order by 2`)
      await rebuild(tx, { pageId, from: '-infinity', to: 'infinity' })
    })
    if (index % 50 === 49) process.stderr.write(`${index + 1} venues `)
  }
  process.stderr.write('\n')
}
