// A phone that was not at the portal today: online since before, admitted by its address, refused by RADIUS, or never
// seen.
import type { Cause, Chain } from '@portico/contract/gateways/doctor.ts'
import { sql } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import type { PageContext } from '../../core/http/context.ts'
import { refusalOf } from './cause.ts'
import { linksOf } from './judge.ts'

/** Accepted so often by its profile, and never with a session, a phone got keys that its access point does not use. */
const FEWEST_KEYLESS = 3

const isKeyless = (pageId: string, mac: string, since: Date) => sql`w.id is not null
  and (select count(*) from auth_log k where k.page_id = ${pageId} and k.mac = ${mac} and k.at > ${since}
    and k.username = a.username and k.is_accepted) >= ${FEWEST_KEYLESS}
  and not exists (select 1 from sessions s where s.page_id = ${pageId} and s.mac = ${mac} and s.started_at > ${since})`

type TraceRow = {
  at: string
  cause: Cause | 'refused'
  username?: string
  reason?: string
  guestId: string | null
  guestName: string | null
  nasId: string | null
  deviceName: string | null
}

/** Its running session or the last answer it was given. */
export async function traceOf(context: PageContext, mac: string, since: Date): Promise<Chain> {
  const { tx, page, clock } = context
  const name = context.may('guest.identity:read') ? sql`p.name` : sql`left(p.name, 1) || '***'`
  const running = await tx.first(sql<TraceRow>`
    select s.started_at as at, 'online' as cause, s.guest_id, ${name} as guest_name, g.nas_id, g.name as device_name
    from sessions s join gateways g on g.page_id = s.page_id and g.id = s.gateway_id
    left join guests p on p.page_id = s.page_id and p.id = s.guest_id
    where s.page_id = ${page.id} and s.mac = ${mac} and s.stopped_at is null order by s.started_at desc limit 1`)
  const answered = running
    ? undefined
    : await tx.first(sql<TraceRow>`
        select a.at, case when not a.is_accepted then 'refused' when ${isKeyless(page.id, mac, since)} then 'eap-no-keys'
            else 'no-accounting' end as cause, a.username, a.reason,
          w.guest_id, ${name} as guest_name, g.nas_id, g.name as device_name
        from auth_log a join gateways g on g.page_id = a.page_id and g.id = a.gateway_id
        left join wifi_profiles w on w.page_id = a.page_id and w.login = a.username
        left join guests p on p.page_id = w.page_id and p.id = w.guest_id
        where a.page_id = ${page.id} and a.mac = ${mac} and a.at > ${since} order by a.at desc limit 1`)
  const none = {
    at: clock.now().toISOString(),
    cause: 'never-seen' as const,
    guestId: null,
    guestName: null,
    nasId: null,
    deviceName: null,
  }
  const { username = '', reason = '', ...found }: TraceRow = running ?? answered ?? none
  const cause = found.cause === 'refused' ? refusalOf({ username, reason }) : found.cause
  const at = { gateway: found.at, answer: found.at, online: found.at }
  return { mac, step: null, detail: null, ...keepNames(found, 'nas_id'), cause, links: linksOf(cause, 'answer', at) }
}
