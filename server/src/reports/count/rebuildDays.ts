// Counts days of a page again from its events. Afterwards every table says what it would have said had the events come
// one by one; a test holds this against random days.
import { sql, type Tx } from '../../core/db/database.ts'
import { aroundDays, datedEvents, UTC_DAY } from './counters.ts'
import { FROM_EVENTS } from './sumEvents.ts'
import { inPeriods, RECENT, RECENT_SUMS, REPLACED_RECENT } from './recentPeriods.ts'
import { longer, ROLLED, sumSpans, weekdaysOf } from './rollups.ts'
import { PAGE_LOCK } from './storeEvents.ts'

export type Days = { pageId: string; from: string; to: string }

/** Rebuilds all counts of these days, both ends included; `-infinity` and `infinity` are days too. The page waits meanwhile. */
export async function rebuild(tx: Tx, { pageId, from: asked, to }: Days): Promise<void> {
  await tx.run(sql`set local statement_timeout = '10min'`)
  // Nobody knows yet how many rows were just written: a plan that believes in few would take hours over many.
  await tx.run(sql`set local enable_nestloop = off`)
  await tx.run(sql`select pg_advisory_xact_lock(${PAGE_LOCK}, hashtext(${pageId}))`)
  await tx.run(sql`delete from report_dirty where page_id = ${pageId} and day between ${asked}::date and ${to}::date`)
  const from = await firstWhole(tx, pageId, asked)
  if (from === undefined) return void (await tx.run(sql`set local enable_nestloop = on`))
  const inDays = sql`page_id = ${pageId} and day between ${from}::date and ${to}::date`
  const before = await tx.rows(sql<{ guest_id: string }>`select distinct guest_id from guest_day where ${inDays}`)
  for (const table of [
    'visit_day',
    'profile_day',
    'hotspot_day',
    'guest_day',
    'step_day',
    'answer_day',
    'lead_day',
    'campaign_day',
  ])
    await tx.run(sql`delete from ${sql.table(table)} where ${inDays}`)
  await tx.run(
    sql`delete from visitor_sketch where page_id = ${pageId} and day between date_trunc('month', ${from}::date) and ${to}::date`,
  )
  const e = eventsOf({ pageId, from, to })
  await tx.run(sql`
    with e as materialized (${e}),
    profiles as (insert into profile_day (page_id, day, ${namesOf('profile')}) ${FROM_EVENTS.profile_day}),
    hotspots as (insert into hotspot_day (page_id, day, gateway_id, seen, visits, ended, seconds, bytes) ${FROM_EVENTS.hotspot_day}),
    steps as (insert into step_day (page_id, day, key, viewed, done) ${FROM_EVENTS.step_day}),
    answers as (insert into answer_day (page_id, day, key, form, value, answers, total) ${FROM_EVENTS.answer_day}),
    leads as (insert into lead_day (page_id, day, stage, source, created, entered) ${FROM_EVENTS.lead_day}),
    guests as (insert into guest_day (page_id, guest_id, day, visits, seconds, bytes) ${FROM_EVENTS.guest_day}),
    campaigns as (insert into campaign_day (page_id, day, campaign_id, impressions, clicks, reached, latest) ${FROM_EVENTS.campaign_day})
    insert into visit_day (page_id, day, ${namesOf('visit')}) ${FROM_EVENTS.visit_day}`)
  await addMonths(tx, { pageId, from, to })
  await recountGuests(
    tx,
    { pageId, from, to },
    before.map((row) => row.guestId),
  )
  await recountReach(tx, pageId)
  await tx.run(sql`set local enable_nestloop = on`)
}

const namesOf = (name: 'visit' | 'profile') => sql.raw(ROLLED[name].sums.join(', '))

/**
 * The first day, from the one asked for, whose events are all there: older ones were dropped, and their totals must stay.
 * @returns undefined when the page has no events any more. Moving to another zone moves the oldest day by one at most.
 */
async function firstWhole(tx: Tx, pageId: string, asked: string): Promise<string | undefined> {
  const row = await tx.first(sql<{ first: string | null }>`
    select case when c.day < e.day - 1 then greatest(${asked}::date, e.day + 1) else ${asked}::date end as first
    from (select (min(at) at time zone (select time_zone from pages where id = ${pageId}))::date as day from event
        where page_id = ${pageId} and ${UTC_DAY} = (select min(${UTC_DAY}) from event where page_id = ${pageId})) e,
      (select min(day) as day from visit_day where page_id = ${pageId}) c where e.day is not null`)
  return row?.first ?? undefined
}

/** A page's events of some of its days, as the sums ask for them. */
export function eventsOf({ pageId, from, to }: Days) {
  return sql`select * from (${datedEvents(sql`
    (select * from event where page_id = ${pageId} and ${aroundDays({ from, to })})`)}) d
    where day between ${from}::date and ${to}::date`
}

async function addMonths(tx: Tx, { pageId, from, to }: Days): Promise<void> {
  const spansOf = (
    span: 'month' | 'quarter',
  ) => sql`page_id = ${pageId} and day >= date_trunc(${sql.lit(span)}, ${from}::date)
    and day < date_trunc(${sql.lit(span)}, ${to}::date) + ${sql.lit(span === 'month' ? '1 month' : '3 months')}::interval`
  for (const name of ['visit', 'profile', 'hotspot', 'step', 'answer', 'lead'] as const) {
    const { days, keys, sums } = ROLLED[name]
    for (const { table, span } of longer(name)) {
      const inSpans = spansOf(span)
      await tx.run(sql`delete from ${sql.table(table)} where ${inSpans}`)
      await tx.run(sql`
        insert into ${sql.table(table)} (${sql.raw(['page_id', 'day', ...keys, ...sums].join(', '))})
        ${sumSpans(name, span, sql`${sql.table(days)} where ${inSpans}`)}`)
    }
  }
  const inMonths = spansOf('month')
  await tx.run(sql`delete from weekday_month where ${inMonths}`)
  await tx.run(sql`insert into weekday_month ${weekdaysOf(sql`(select * from profile_day where ${inMonths})`)}`)
}

/** Guests of these days, over all of their days. @param before who was counted on these days until now */
async function recountGuests(tx: Tx, { pageId, from, to }: Days, before: readonly string[]): Promise<void> {
  const touched = sql`(select unnest(${before}::uuid[]) union
    select guest_id from guest_day where page_id = ${pageId} and day between ${from}::date and ${to}::date)`
  await tx.run(sql`
    with touched as materialized (select guest_id from ${touched} t (guest_id)),
    gone as (delete from guest_page where page_id = ${pageId} and guest_id in (select guest_id from touched)
      and not exists (select 1 from guest_day d where d.page_id = ${pageId} and d.guest_id = guest_page.guest_id)),
    moments as (
      select guest_id, min(at) as first_at, max(at) as last_at from (${eventsOf({ pageId, from, to })}) e
      where kind in (6, 7) and guest_id is not null group by 1)
    insert into guest_page (page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, ${RECENT})
    select d.page_id, d.guest_id, sum(d.visits), sum(d.seconds), sum(d.bytes), min(coalesce(m.first_at, d.day::timestamptz)),
      max(coalesce(m.last_at, d.day::timestamptz)), max(d.day) filter (where d.visits > 0), ${RECENT_SUMS}
    from ${inPeriods(sql`(select d.* from touched t join guest_day d on d.page_id = ${pageId} and d.guest_id = t.guest_id)`)} d
      left join moments m on m.guest_id = d.guest_id
    group by d.page_id, d.guest_id, last_period
    on conflict (page_id, guest_id) do update set visits = excluded.visits, seconds = excluded.seconds, bytes = excluded.bytes,
      ${REPLACED_RECENT}, last_day = excluded.last_day, prior_day = null, first_at = least(guest_page.first_at, excluded.first_at),
      last_at = greatest(guest_page.last_at, excluded.last_at)`)
  await tx.run(sql`delete from guest_last where page_id = ${pageId}`)
  await tx.run(sql`
    insert into guest_last (page_id, day, guests)
    select page_id, last_day, count(*) from guest_page where page_id = ${pageId} and last_day is not null group by 1, 2`)
  await tx.run(sql`delete from guest_last_month where page_id = ${pageId}`)
  await tx.run(sql`
    insert into guest_last_month (page_id, day, guests) ${sumSpans('last', 'month', sql`guest_last where page_id = ${pageId}`)}`)
}

/** The first and last day of each guest with each campaign, kept where the events are gone, and what follows from them. */
async function recountReach(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`
    with shown as materialized (
      select campaign_id, guest_id, day from (${eventsOf({ pageId, from: '-infinity', to: 'infinity' })}) e
      where kind = 8 and campaign_id is not null and guest_id is not null)
    insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day)
    select ${pageId}::uuid, campaign_id, guest_id, min(day), max(day) from shown group by 2, 3
    on conflict (page_id, campaign_id, guest_id) do update set
      first_day = case when campaign_guest.first_day < (select min(day) - 1 from shown) then campaign_guest.first_day else excluded.first_day end,
      last_day = excluded.last_day, prior_first = null, prior_last = null`)
  await tx.run(sql`update campaign_day set reached = 0, latest = 0 where page_id = ${pageId}`)
  await tx.run(sql`
    insert into campaign_day (page_id, day, campaign_id, reached, latest)
    select page_id, day, campaign_id, sum(reached), sum(latest) from (
      select page_id, first_day as day, campaign_id, 1 as reached, 0 as latest from campaign_guest where page_id = ${pageId}
      union all select page_id, last_day, campaign_id, 0, 1 from campaign_guest where page_id = ${pageId}) spans group by 1, 2, 3
    on conflict (page_id, day, campaign_id) do update set reached = excluded.reached, latest = excluded.latest`)
  for (const { table, span } of longer('campaign')) {
    await tx.run(sql`delete from ${sql.table(table)} where page_id = ${pageId}`)
    await tx.run(sql`
      insert into ${sql.table(table)} (page_id, day, campaign_id, impressions, clicks, reached, latest)
      ${sumSpans('campaign', span, sql`campaign_day where page_id = ${pageId}`)}`)
  }
}
