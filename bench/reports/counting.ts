// Counts a whole history for all venues at once, with the sums that the product uses to recount a page;
// `checkCounts` has the product recount some pages and expects the same.
import type pg from 'pg'
import { query, sql, type Database } from '@portico/server/core/db/database.ts'
import { datedEvents, VISIT, type Sql } from '@portico/server/reports/count/counters.ts'
import { FROM_EVENTS } from '@portico/server/reports/count/sumEvents.ts'
import { rebuild } from '@portico/server/reports/count/rebuildDays.ts'
import { inPeriods, RECENT, RECENT_SUMS } from '@portico/server/reports/count/recentPeriods.ts'
import { longer, ROLLED, sumSpans, weekdaysOf, type RolledName } from '@portico/server/reports/count/rollups.ts'

const COUNTS = [
  ...Object.values(ROLLED).map(({ days }) => days),
  ...(Object.keys(ROLLED) as RolledName[]).flatMap((name) => longer(name).map(({ table }) => table)),
  'weekday_month',
  'guest_day',
  'guest_page',
  'campaign_guest',
]

/** Deletes all events and their totals. */
export async function emptyCounts(owner: pg.Client): Promise<void> {
  await owner.query(`truncate event, report_dirty, visitor_sketch, ${COUNTS.join(', ')}`)
}

/** Counts the days of a month in the venues' time zone. */
export async function countMonth(owner: pg.Client, from: Date, to: Date): Promise<void> {
  await owner.query('drop table if exists e')
  await run(
    owner,
    sql`create temp table e as ${datedEvents(sql`(select * from event where at >= ${sql.lit(from.toISOString())}::timestamptz and at < ${sql.lit(to.toISOString())}::timestamptz)`)}`,
  )
  // In the order in which they would have arrived.
  await run(
    owner,
    sql`insert into guest_day (page_id, guest_id, day, visits, seconds, bytes) select * from (${FROM_EVENTS.guest_day}) d order by day, visits`,
  )
  await run(
    owner,
    sql`insert into visit_day (page_id, day, ${sql.raw(VISIT.columns.join(', '))}) select page_id, day, ${VISIT.counted} from e group by 1, 2`,
  )
  for (const name of ['profile', 'hotspot', 'step', 'answer', 'lead', 'campaign'] as const) {
    const { days, keys, sums } = ROLLED[name]
    const columns = sql.raw(['page_id', 'day', ...keys, ...sums].join(', '))
    await run(
      owner,
      sql`insert into ${sql.table(days)} (${columns}) select ${columns} from (${FROM_EVENTS[days as keyof typeof FROM_EVENTS]}) d`,
    )
  }
  await run(
    owner,
    sql`insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day)
      select page_id, campaign_id, guest_id, min(day), max(day) from e where kind = 8 group by 1, 2, 3`,
  )
  await owner.query('drop table e')
}

/** Totals over all time, and months. */
export async function countOverall(owner: pg.Client): Promise<void> {
  await owner.query(`
    create temp table spans as select page_id, campaign_id, guest_id, min(first_day) as first_day, max(last_day) as last_day
      from campaign_guest group by 1, 2, 3;
    truncate campaign_guest;
    insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day) select * from spans order by first_day;
    update campaign_day d set reached = s.reached, latest = s.latest from (
      select page_id, campaign_id, day, sum(reached) as reached, sum(latest) as latest from (
        select page_id, campaign_id, first_day as day, 1 as reached, 0 as latest from spans
        union all select page_id, campaign_id, last_day, 0, 1 from spans) u group by 1, 2, 3) s
      where s.page_id = d.page_id and s.campaign_id = d.campaign_id and s.day = d.day;
    drop table spans;
    update visit_day v set guests = d.guests from (
      select page_id, day, count(*) as guests from guest_day where visits > 0 group by 1, 2) d
      where d.page_id = v.page_id and d.day = v.day;
    create temp table moments as select page_id, guest_id, min(at) as first_at, max(at) as last_at from event
      where kind in (6, 7) group by 1, 2`)
  await run(
    owner,
    sql`insert into guest_page (page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, ${RECENT})
      select page_id, guest_id, sum(visits), sum(seconds), sum(bytes), first_at, last_at, max(day) filter (where visits > 0), ${RECENT_SUMS}
      from ${inPeriods(sql`guest_day`)} d join moments m using (page_id, guest_id)
      group by page_id, guest_id, first_at, last_at, last_period order by first_at`,
  )
  await owner.query(`
    drop table moments;
    insert into guest_last (page_id, day, guests) select page_id, last_day, count(*) from guest_page where last_day is not null group by 1, 2`)
  for (const name of Object.keys(ROLLED) as RolledName[]) {
    const { days, keys, sums } = ROLLED[name]
    const columns = sql.raw(['page_id', 'day', ...keys, ...sums].join(', '))
    for (const { table, span } of longer(name))
      await run(owner, sql`insert into ${sql.table(table)} (${columns}) ${sumSpans(name, span, sql.table(days))}`)
  }
  await run(owner, sql`insert into weekday_month ${weekdaysOf(sql`profile_day`)}`)
}

/** @throws when the product's own recount of some pages differs. */
export async function checkCounts(db: Database, pages: readonly string[]): Promise<void> {
  for (const pageId of pages)
    await db.asSystem(async (tx) => {
      const read = async () => {
        const found: Record<string, string> = {}
        for (const table of COUNTS) {
          const row = await tx.first(sql<{ digest: string }>`
            select count(*) || ' ' || coalesce(md5(string_agg(row, ' ' order by row)), '') as digest
            from (select md5(t::text) as row from ${sql.table(table)} t where page_id = ${pageId}) r`)
          found[table] = row!.digest
        }
        return found
      }
      await tx.run(sql`set local statement_timeout = '10min'`)
      const before = await read()
      await rebuild(tx, { pageId, from: '-infinity', to: 'infinity' })
      const after = await read()
      const wrong = COUNTS.filter((table) => before[table] !== after[table])
      if (wrong.length > 0) throw new Error(`Counted again, page ${pageId} has other rows in ${wrong.join(', ')}`)
    })
}

async function run(owner: pg.Client, built: Sql): Promise<void> {
  const { sql: text, parameters } = built.compile(query)
  await owner.query(text, [...parameters])
}
