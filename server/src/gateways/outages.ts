import { HISTORY_DAYS, type DeviceHistory } from '@portico/contract/gateways.ts'
import { DAY_MS, dayIn } from '@portico/contract/dates.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { rateOf } from './sessionRates.ts'

type Silent = { pageId: string; id: string; lastSeenAt: string }

/** Notes that gateways fell silent; silence from before this process listened is not theirs. */
export async function beginOutages(tx: Tx, silent: readonly Silent[], listeningSince: Date): Promise<void> {
  if (silent.length === 0) return
  const began = silent.map(({ lastSeenAt }) => new Date(Math.max(Date.parse(lastSeenAt), listeningSince.getTime())))
  await tx.run(sql`insert into gateway_outages (page_id, gateway_id, began_at)
    select * from unnest(${silent.map(({ pageId }) => pageId)}::uuid[], ${silent.map(({ id }) => id)}::uuid[], ${began}::timestamptz[])
    on conflict do nothing`)
}

/** Notes that gateways are back. */
export async function endOutages(tx: Tx, back: readonly { pageId: string; id: string }[], now: Date): Promise<void> {
  if (back.length === 0) return
  await tx.run(sql`update gateway_outages set ended_at = greatest(began_at, ${now}::timestamptz)
    where ended_at is null and (page_id, gateway_id) in (
      select * from unnest(${back.map(({ pageId }) => pageId)}::uuid[], ${back.map(({ id }) => id)}::uuid[]))`)
}

/** What a device did lately: its outages, its speed now, its guests and data by day. */
export async function readHistory(context: PageContext, nasId: string): Promise<DeviceHistory> {
  const { tx, clock, page } = context
  const now = clock.now()
  const first = new Date(now.getTime() - (HISTORY_DAYS - 1) * DAY_MS)
  const device = await tx.first(sql<{ id: string; createdAt: string; isNew: boolean }>`
    select id, created_at, last_seen_at is null as is_new from gateways where page_id = ${page.id} and nas_id = ${nasId}`)
  if (!device) throw fail('device/not-found')
  const outages = await tx.rows(sql<{ from: string; to: string | null }>`
    select began_at as "from", ended_at as "to" from gateway_outages
    where page_id = ${page.id} and gateway_id = ${device.id} and coalesce(ended_at, ${now}) >= ${first}
    order by began_at desc limit 200`)
  const speed = await tx.first(sql<{ down: number | null; up: number | null }>`
    select sum(${rateOf('down_bytes', now)})::bigint as down, sum(${rateOf('up_bytes', now)})::bigint as up
    from sessions s where s.page_id = ${page.id} and s.gateway_id = ${device.id} and s.stopped_at is null`)
  const counted = await tx.rows(sql<{ day: string; visits: number; bytes: number }>`
    select day, visits, bytes from hotspot_day
    where page_id = ${page.id} and gateway_id = ${device.id} and day >= ${dayIn(first, page.timeZone)}::date`)
  const byDay = new Map(counted.map((row) => [row.day, row]))
  const since = new Date(Math.max(first.getTime(), Date.parse(device.createdAt)))
  return {
    outages,
    availability: device.isNew ? null : availabilityOf(outages, since, now),
    now: { downKbps: Math.round((speed?.down ?? 0) / 1000), upKbps: Math.round((speed?.up ?? 0) / 1000) },
    days: Array.from({ length: HISTORY_DAYS }, (_, index) => {
      const day = dayIn(new Date(first.getTime() + index * DAY_MS), page.timeZone)
      const { visits = 0, bytes = 0 } = byDay.get(day) ?? {}
      return { day, visits, bytes }
    }),
  }
}

/** The part of a span outside these outages, 0 to 1. */
function availabilityOf(outages: DeviceHistory['outages'], since: Date, now: Date): number {
  const span = now.getTime() - since.getTime()
  if (span <= 0) return 1
  const lost = outages.reduce((sum, { from, to }) => {
    const end = to === null ? now.getTime() : Date.parse(to)
    return sum + Math.max(0, end - Math.max(Date.parse(from), since.getTime()))
  }, 0)
  return Math.max(0, 1 - lost / span)
}
