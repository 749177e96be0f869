// What the store needs now and then: days counted again, sketches of days that are over, and a look whether all is true.
import { sql, type Database, type Tx } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { FROM_EVENTS } from './sumEvents.ts'
import { addDays } from '../read/range.ts'
import { eventsOf, rebuild } from './rebuildDays.ts'
import { ROLLED } from './rollups.ts'

const PAGES_A_ROUND = 20

/** Counts days again that were marked, a page in a transaction. @returns how many pages. */
export async function recountDirty({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const due = await db.asSystem((tx) =>
    tx.rows(sql<{ page_id: string; first: string; last: string }>`
      select page_id, min(day) as first, case when min(day) = '-infinity' then 'infinity' else max(day) end as last
      from report_dirty where day <= (${clock.now()}::timestamptz + interval '2 days')::date group by 1 limit ${PAGES_A_ROUND}`),
  )
  await eachAlone(due, ({ pageId, first, last }) =>
    db.asSystem((tx) => rebuild(tx, { pageId: pageId, from: first, to: last })),
  )
  return due.length
}

/** Called before a page's zone changes: another zone has other days, so all of the page's are counted again. */
export async function recountInZone(tx: Tx, pageId: string, timeZone: string): Promise<void> {
  await tx.run(sql`
    insert into report_dirty (page_id, day) select id, '-infinity' from pages where id = ${pageId} and time_zone <> ${timeZone}
    on conflict do nothing`)
}

/**
 * Makes sketches of days and months that are over and have none, oldest first.
 * @returns how many. @param now days before that of any zone are over
 */
export async function sketchDays({ db }: { db: Database }, now: Date, most = 500): Promise<number> {
  return db.asSystem(async (tx) => {
    await tx.run(sql`set local statement_timeout = '2min'`)
    const before = sql`(${now}::timestamptz - interval '1 day')::date`
    const days = await tx.run(sql`
      insert into visitor_sketch (page_id, day, is_month, sketch)
      select d.page_id, d.day, false, (
        select bit_or(set_bit(B'0'::bit(32768), sketch_bit(g.guest_id), 1))
        from guest_day g where g.page_id = d.page_id and g.day = d.day and g.visits > 0)
      from (
        select v.page_id, v.day from visit_day v where v.day < ${before} and v.guests > 0
          and not exists (select 1 from visitor_sketch s where s.page_id = v.page_id and not s.is_month and s.day = v.day)
        order by v.day limit ${most}) d
      on conflict do nothing`)
    const months = await tx.run(sql`
      insert into visitor_sketch (page_id, day, is_month, sketch)
      select v.page_id, v.day, true, (
        select bit_or(s.sketch) from visitor_sketch s
        where s.page_id = v.page_id and not s.is_month and s.day >= v.day and s.day < v.day + interval '1 month')
      from visit_month v where v.day + interval '1 month' <= ${before} and v.guests > 0
        and not exists (select 1 from visitor_sketch s where s.page_id = v.page_id and s.is_month and s.day = v.day)
        and not exists (
          select 1 from visit_day d where d.page_id = v.page_id and d.guests > 0 and d.day >= v.day and d.day < v.day + interval '1 month'
            and not exists (select 1 from visitor_sketch s where s.page_id = d.page_id and not s.is_month and s.day = d.day))
      order by v.day limit ${most}
      on conflict do nothing`)
    return days + months
  })
}

/** Makes all sketches that are due, a few hundred in a transaction. */
export async function sketchAll({ db, clock }: Pick<Services, 'db' | 'clock'>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted && (await sketchDays({ db }, clock.now())) > 0);
}

/** By then a day is over in every zone that has venues, give or take. */
const OVER_AFTER_HOURS = 14

/** Compares the last day that is over everywhere. */
export async function checkYesterday(services: Pick<Services, 'clock' | 'db' | 'log'>): Promise<void> {
  const begun = new Date(services.clock.now().getTime() - OVER_AFTER_HOURS * 3600_000)
  await checkDay(services, addDays(begun.toISOString().slice(0, 10), -1))
}

/** Compares a day of every page with its events; what differs is marked to be counted again. @returns pages that differed. */
export async function checkDay({ db, log }: Pick<Services, 'db' | 'log'>, day: string): Promise<string[]> {
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ page_id: string }>`select page_id from visit_day where day = ${day} order by page_id`),
  )
  const wrong: string[] = []
  for (const { pageId } of pages) if (await differs(db, pageId, day)) wrong.push(pageId)
  for (const pageId of wrong) {
    log.error({ pageId, day }, 'a day of reports did not agree with its events and is counted again')
    await db.asSystem((tx) =>
      tx.run(sql`insert into report_dirty (page_id, day) values (${pageId}, ${day}) on conflict do nothing`),
    )
  }
  return wrong
}

async function differs(db: Database, pageId: string, day: string): Promise<boolean> {
  return db.asSystem(async (tx: Tx) => {
    await tx.run(sql`set local statement_timeout = '2min'`)
    const row = await tx.first(sql<{ is_same: boolean }>`
      with e as materialized (${eventsOf({ pageId, from: day, to: day })}),
      visit as (${FROM_EVENTS.visit_day}), profile as (${FROM_EVENTS.profile_day})
      select ${sql.join((['visit', 'profile'] as const).map(agrees), sql` and `)} as is_same
      from (select ${pageId}::uuid as page_id, ${day}::date as day) asked`)
    return row?.isSame !== true
  })
}

/** Whether a row of a table of days says what its events say; no row says as much as one of zeros. */
function agrees(name: 'visit' | 'profile') {
  const same = ROLLED[name].sums.map((sum) => `coalesce(c.${sum}, 0) = coalesce(d.${sum}, 0)`).join(' and ')
  const counted = sql.ref(name)
  return sql`(select ${sql.raw(same)} from (select 1) one
    left join ${sql.table(ROLLED[name].days)} d on d.page_id = asked.page_id and d.day = asked.day
    left join ${counted} c on c.page_id = asked.page_id and c.day = asked.day)`
}
