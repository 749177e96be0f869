// Rows of the tables of days as sums over events: for counting as they come, for counting again, and for filters.
import { sql } from '../../core/db/database.ts'
import { PROFILE, VISIT } from './counters.ts'

/** Sums of a guest’s stays. */
export const STAY = sql`count(*) filter (where kind = 6) as visits,
  coalesce(sum(amount - coalesce(was, 0)) filter (where kind = 7), 0) as seconds, coalesce(sum(bytes) filter (where kind = 7), 0) as bytes`

/** Rows of a table of days, made from the dated events `e` alone. */
export const FROM_EVENTS = {
  visit_day: sql`
    select page_id, day, ${VISIT.counted}, count(distinct guest_id) filter (where kind = 6) as guests from e group by 1, 2`,
  profile_day: sql`select page_id, day, ${PROFILE.counted} from e where kind in (6, 7) group by 1, 2`,
  campaign_day: sql`
    select page_id, day, campaign_id, count(*) filter (where kind = 8) as impressions, count(*) filter (where kind = 9) as clicks,
      0 as reached, 0 as latest
    from e where kind in (8, 9) and campaign_id is not null group by 1, 2, 3`,
  hotspot_day: sql`
    select page_id, day, gateway_id, count(*) filter (where kind = 1) as seen, count(*) filter (where kind = 6) as visits,
      count(*) filter (where kind = 7 and was is null) as ended,
      coalesce(sum(amount - coalesce(was, 0)) filter (where kind = 7), 0) as seconds, coalesce(sum(bytes) filter (where kind = 7), 0) as bytes
    from e where kind in (1, 6, 7) and gateway_id is not null group by 1, 2, 3`,
  step_day: sql`
    select page_id, day, key, count(*) filter (where kind = 3) as viewed, count(*) filter (where kind = 4) as done
    from e where kind in (3, 4) and key is not null group by 1, 2, 3`,
  answer_day: sql`
    select page_id, day, key, was as form, coalesce(value, '') as value, count(*) as answers, coalesce(sum(amount), 0) as total
    from e where kind = 10 and key is not null group by 1, 2, 3, 4, 5`,
  lead_day: sql`
    select page_id, day, key as stage, coalesce(value, '') as source, count(*) filter (where is_first) as created, count(*) as entered
    from e where kind = 11 and key is not null group by 1, 2, 3, 4`,
  guest_day: sql`
    select page_id, guest_id, day, ${STAY} from e where kind in (6, 7) and guest_id is not null group by 1, 2, 3`,
} as const
