import type { visits } from '@portico/contract/visits.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'

/** Counts of stays, by the page's own days. A visit counts from the moment a gateway confirmed it. */
export const visitHandlers: Handlers<typeof visits> = {
  async summary({ tx, page, clock, may }) {
    const now = clock.now()
    const local = sql`(${now}::timestamptz at time zone ${page.timeZone})`
    const counts = await tx.first(sql<{ today: number; sameDayLastWeek: number }>`
      select
        coalesce((select visits from visit_day where page_id = ${page.id} and day = ${local}::date), 0) as today,
        (select count(*) from visits v where v.page_id = ${page.id} and v.day = ${local}::date - 7
          and v.online_at <= ${now}::timestamptz - interval '7 days') as same_day_last_week`)
    // A clerk sees the day's visits, not the venue's performance.
    return may('report:read') ? counts! : { today: counts!.today, sameDayLastWeek: null }
  },
}
