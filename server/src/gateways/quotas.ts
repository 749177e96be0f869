// A guest's daily quota over all their devices: the portal applies it at sign-in, a sweep while online.
import type { guestQuota } from '@portico/contract/gateways/accessRules.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from './registry.ts'
import { endSession, readRunning, revokeLogins } from './runningSessions.ts'

type Quota = { megabytesPerDay: number | null; minutesPerDay: number | null; devicesPerGuest: number }
/** The same as the column's default: the quota of a venue that set none. */
const USUAL_DEVICES = 2
/** Gateways asked at the same time: one that does not answer takes seconds. */
const AT_ONCE = 8

const COLUMNS = sql`megabytes_per_day, minutes_per_day, devices_per_guest`

/** The venue's daily allowance. */
export const quotaHandlers: Handlers<typeof guestQuota> = {
  async read(context) {
    const row = await context.tx.first(sql<Quota>`
      select ${COLUMNS} from guest_quotas where page_id = ${context.page.id}`)
    return row ?? { megabytesPerDay: null, minutesPerDay: null, devicesPerGuest: USUAL_DEVICES }
  },
  async save(context, { body }) {
    const before = await quotaHandlers.read(context, {})
    const { megabytesPerDay, minutesPerDay, devicesPerGuest = null } = body
    const saved = await context.tx.first(sql<Quota>`
      insert into guest_quotas (page_id, megabytes_per_day, minutes_per_day, devices_per_guest)
      values (${context.page.id}, ${megabytesPerDay}, ${minutesPerDay}, coalesce(${devicesPerGuest}::smallint, ${USUAL_DEVICES}))
      on conflict (page_id) do update set megabytes_per_day = excluded.megabytes_per_day, minutes_per_day = excluded.minutes_per_day,
        devices_per_guest = coalesce(${devicesPerGuest}::smallint, guest_quotas.devices_per_guest)
      returning ${COLUMNS}`)
    const fields = ['megabytesPerDay', 'minutesPerDay', 'devicesPerGuest'] as const
    context.note({ changes: changesOf(before, saved!, fields) })
    return saved!
  },
}

/**
 * Use within the venue's own day, by guest. A session from before midnight counts with its share after midnight; a
 * running one counts up to this second.
 */
function usage(now: Date, which: ReturnType<typeof sql>) {
  return sql`
    select s.page_id, s.guest_id, sum(share * (s.up_bytes + s.down_bytes)) as bytes,
      sum(extract(epoch from greatest(interval '0', coalesce(s.stopped_at, ${now}::timestamptz) - greatest(s.started_at, day_at)))) as seconds
    from sessions s join guest_quotas q on q.page_id = s.page_id join pages p on p.id = s.page_id
    cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone p.time_zone) at time zone p.time_zone as day_at) d
    cross join lateral (select case when s.started_at >= day_at then 1
      else greatest(0, extract(epoch from s.updated_at - day_at)) / greatest(1, extract(epoch from s.updated_at - s.started_at)) end as share) f
    where s.guest_id is not null and (s.stopped_at is null or s.stopped_at > day_at) and s.started_at > ${now}::timestamptz - interval '3 days'
      and ${which}
    group by s.page_id, s.guest_id`
}

/** Seconds a guest may still be online today; undefined without a limit, 0 when time or data are used up. */
export async function secondsLeftToday(
  services: Services,
  tx: Tx,
  pageId: string,
  guestId: string,
): Promise<number | undefined> {
  const now = services.clock.now()
  const row = await tx.first(sql<{ seconds: number | null; isSpent: boolean }>`
    select q.minutes_per_day * 60 - coalesce(u.seconds, 0)::int as seconds,
      coalesce(u.bytes >= q.megabytes_per_day * 1000000::bigint, false) as is_spent
    from guest_quotas q left join (${usage(now, sql`s.page_id = ${pageId} and s.guest_id = ${guestId}`)}) u on u.page_id = q.page_id
    where q.page_id = ${pageId}`)
  if (!row) return undefined
  if (row.isSpent) return 0
  return row.seconds === null ? undefined : Math.max(0, row.seconds)
}

/** Bytes a guest may still use today, over all their devices; undefined without a limit. */
export async function bytesLeftToday(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  pageId: string,
  guestId: string,
): Promise<number | undefined> {
  const row = await tx.first(sql<{ bytes: number | null }>`
    select greatest(0, q.megabytes_per_day * 1000000::bigint - coalesce(u.bytes, 0))::bigint as bytes
    from guest_quotas q
    left join (${usage(clock.now(), sql`s.page_id = ${pageId} and s.guest_id = ${guestId}`)}) u on u.page_id = q.page_id
    where q.page_id = ${pageId}`)
  return row?.bytes ?? undefined
}

/** Ends the sessions of guests who have used up their day. */
export async function sweepQuotas(services: Services, registry: Registry): Promise<void> {
  const now = services.clock.now()
  const running = await services.db.asSystem(async (tx) => {
    const spent = await tx.rows(sql<{ pageId: string; guestId: string }>`
      select u.page_id, u.guest_id from (${usage(now, sql`true`)}) u
      join guest_quotas q on q.page_id = u.page_id
      where (u.bytes >= q.megabytes_per_day * 1000000::bigint or u.seconds >= q.minutes_per_day * 60)
        and exists (select 1 from sessions s where s.page_id = u.page_id and s.guest_id = u.guest_id and s.stopped_at is null)
        and not exists (select 1 from access_rules r where r.page_id = u.page_id and r.guest_id = u.guest_id and r.kind = 'allow'
          and (r.until is null or r.until > ${now}))`)
    const found = []
    for (const { pageId, guestId } of spent) {
      await revokeLogins(tx, pageId, { guestId }, now)
      found.push(...(await readRunning(tx, pageId, { guestId })))
    }
    return found
  })
  await eachAlone(
    running,
    async (session) => {
      const result = await endSession(services, registry, session)
      services.log.info({ sessionId: session.id, result }, 'a guest has used up the day')
    },
    AT_ONCE,
  )
}
