import { allows } from '@portico/contract/access.ts'
import type { pages } from '@portico/contract/pages.ts'
import type { PageOverview } from '@portico/contract/pages/overview.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { readPages } from './pages.ts'

type Figures = NonNullable<PageOverview['figures']>

/** More venues than anybody manages on one screen. */
const MOST_SHOWN = 500

/** How each of the caller's pages does: two statements for all of them, figures only where the role reads reports. */
export const overviewHandlers: Pick<Handlers<typeof pages>, 'overview'> = {
  async overview(context) {
    const { tx, user, clock } = context
    const listed = await readPages(context, sql`p.deleted_at is null`, MOST_SHOWN, 0)
    const own = listed.map(({ eid, name, title, PageSubscription, UserPages }) => {
      const { role } = UserPages.find(({ uid }) => uid === user.id)!
      return { eid, name, title, role, plan: PageSubscription?.Plan.name ?? null }
    })
    const readable = own.filter(({ role }) => allows(role, 'report:read')).map(({ eid }) => eid)
    const now = sql`${clock.now()}::timestamptz`
    const counted = await tx.rows(sql<Figures & { pageId: string }>`
      select p.id as page_id, o.guests_online, g.gateways, g.offline, g.open,
        coalesce((select d.visits from visit_day d where d.page_id = p.id and d.day = t.today), 0) as visits_today,
        (select count(*) from visits v where v.page_id = p.id and v.day = t.today - 7
          and v.online_at <= ${now} - interval '7 days') as visits_last_week
      from pages p
        cross join lateral (select (${now} at time zone p.time_zone)::date as today) t
        cross join lateral (select count(*) as guests_online from sessions s
          where s.page_id = p.id and s.stopped_at is null) o
        cross join lateral (select count(*) as gateways, count(*) filter (where d.state = 'offline') as offline,
            count(*) filter (where d.state = 'open') as open
          from devices d join gateways g on g.page_id = d.page_id and g.nas_id = d.nas_id
          where d.page_id = p.id and g.page_id = p.id and not g.is_simulator) g
      where p.id = any(${readable}::uuid[])`)
    const figures = new Map(counted.map(({ pageId, ...values }) => [pageId, values]))
    return { rows: own.map((page) => ({ ...page, figures: figures.get(page.eid) ?? null })), count: own.length }
  },
}
