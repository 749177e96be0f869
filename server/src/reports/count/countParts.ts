// The counts beside `visit_day`, each as a part of the one statement: made only when an event of its kinds is in the batch.
import { sql } from '../../core/db/database.ts'
import { addExcluded, type Sql } from './counters.ts'
import { FROM_EVENTS, STAY } from './sumEvents.ts'
import { inPeriods, mergedRecent, RECENT, RECENT_SUMS } from './recentPeriods.ts'
import { adding } from './rollups.ts'

/** Common table expressions over `e`, each with a comma after it. Every insert goes in the order of its key: no deadlocks. */
export function parts(kinds: ReadonlySet<number>): Sql[] {
  const has = (...some: number[]) => some.some((kind) => kinds.has(kind))
  return [
    ...(has(6, 7) ? [GUESTS, LAST, PROFILES] : []),
    ...(has(6) ? [NEW_ON_DAY, STALE] : []),
    ...(has(1, 6, 7) ? [HOTSPOTS] : []),
    ...(has(8, 9) ? [REACH, CAMPAIGNS] : []),
    ...(has(3, 4) ? [STEPS] : []),
    ...(has(10) ? [ANSWERS] : []),
    ...(has(11) ? [LEADS] : []),
  ]
}

const GUESTS = sql`
  guests as materialized (
    select page_id, guest_id, day, ${STAY}, min(at) as first_at, max(at) as last_at
    from e where kind in (6, 7) and guest_id is not null group by 1, 2, 3
  ), on_day as (
    insert into guest_day (page_id, guest_id, day, visits, seconds, bytes)
    select page_id, guest_id, day, visits, seconds, bytes from guests order by page_id, day, guest_id
    on conflict (page_id, day, guest_id) do update set ${addExcluded('guest_day', ['visits', 'seconds', 'bytes'])}
    returning page_id, day, guest_id, visits
  ), ever as (
    insert into guest_page (page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, ${RECENT})
    select page_id, guest_id, sum(visits), sum(seconds), sum(bytes), min(first_at), max(last_at), max(day) filter (where visits > 0),
      ${RECENT_SUMS}
    from ${inPeriods(sql`guests`)} g group by page_id, guest_id, last_period order by 1, 2
    on conflict (page_id, guest_id) do update set ${addExcluded('guest_page', ['visits', 'seconds', 'bytes'])}, ${mergedRecent('guest_page')},
      first_at = least(guest_page.first_at, excluded.first_at), last_at = greatest(guest_page.last_at, excluded.last_at),
      prior_day = guest_page.last_day, last_day = greatest(guest_page.last_day, excluded.last_day)
    returning page_id, guest_id, last_day, prior_day
  ),`

/** A guest leaves the day that was the last one before. */
const LAST = adding(
  'last',
  sql`
    select page_id, day, sum(n) as guests from (
      select page_id, last_day as day, 1 as n from ever where last_day is distinct from prior_day
      union all select page_id, prior_day, -1 from ever where last_day is distinct from prior_day) moved
    where day is not null group by 1, 2 having sum(n) <> 0`,
)

/**
 * Guests whose first visit of the day this is: after the batch they have exactly the visits it brought. Summed up, not
 * joined: the planner takes these rows for few and would compare each with each.
 */
const NEW_ON_DAY = sql`
  new_on_day as (
    select page_id, day, count(*) as guests from (
      select page_id, day, guest_id from (
        select page_id, day, guest_id, visits from on_day
        union all select page_id, day, guest_id, -visits from guests where visits > 0) v
      group by 1, 2, 3 having sum(visits) = 0 and count(*) = 2) n
    group by 1, 2
  ),`

/** A sketch of a day that is over says too little once somebody late is counted in. */
const STALE = sql`
  stale as (
    delete from visitor_sketch s using (select distinct page_id, day from e where kind = 6) d
    where s.page_id = d.page_id and ((not s.is_month and s.day = d.day) or (s.is_month and s.day = date_trunc('month', d.day)::date))
  ),`

const PROFILES = adding('profile', FROM_EVENTS.profile_day)
const HOTSPOTS = adding('hotspot', FROM_EVENTS.hotspot_day)

const REACH = sql`
  shown as (
    insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day)
    select page_id, campaign_id, guest_id, min(day), max(day)
    from e where kind = 8 and campaign_id is not null and guest_id is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (page_id, campaign_id, guest_id) do update set
      prior_first = campaign_guest.first_day, first_day = least(campaign_guest.first_day, excluded.first_day),
      prior_last = campaign_guest.last_day, last_day = greatest(campaign_guest.last_day, excluded.last_day)
    where excluded.first_day < campaign_guest.first_day or excluded.last_day > campaign_guest.last_day
    returning page_id, campaign_id, first_day, last_day, prior_first, prior_last
  ),`

const CAMPAIGNS = adding(
  'campaign',
  sql`
    select page_id, day, campaign_id, sum(impressions) as impressions, sum(clicks) as clicks, sum(reached) as reached, sum(latest) as latest
    from (
      select page_id, day, campaign_id, count(*) filter (where kind = 8) as impressions, count(*) filter (where kind = 9) as clicks,
        0 as reached, 0 as latest
      from e where kind in (8, 9) and campaign_id is not null group by 1, 2, 3
      union all select page_id, first_day, campaign_id, 0, 0, 1, 0 from shown where first_day is distinct from prior_first
      union all select page_id, prior_first, campaign_id, 0, 0, -1, 0 from shown where first_day <> prior_first
      union all select page_id, last_day, campaign_id, 0, 0, 0, 1 from shown where last_day is distinct from prior_last
      union all select page_id, prior_last, campaign_id, 0, 0, 0, -1 from shown where last_day <> prior_last) counts
    group by 1, 2, 3`,
)

const STEPS = adding('step', FROM_EVENTS.step_day)
const ANSWERS = adding('answer', FROM_EVENTS.answer_day)
const LEADS = adding('lead', FROM_EVENTS.lead_day)
