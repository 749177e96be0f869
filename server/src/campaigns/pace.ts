import type { WifiCampaign } from '@portico/contract/campaigns.ts'
import { offsetAt } from '@portico/contract/dates.ts'
import type { PageContext } from '../core/http/context.ts'
import { sql } from '../core/db/database.ts'
import { ALL_DAYS, ALL_HOURS } from './candidate.ts'
import { expectedAhead, paceOf } from './pacing.ts'
import { readTraffic } from './traffic.ts'

/** Fills in where each booking should be by now. */
export async function addPace(
  { tx, page, clock }: PageContext,
  rows: readonly WifiCampaign[],
): Promise<WifiCampaign[]> {
  if (!rows.some(({ goal }) => goal)) return [...rows]
  const now = clock.now()
  const dayShare = await readDayShare({ tx, page }, now)
  const clicks = await tx.rows(sql<{ id: string; todayClicks: number }>`
    select campaign_id as id, today_clicks from campaign_totals where page_id = ${page.id} and campaign_id = any(${rows.map(({ id }) => id)}::uuid[])
      and day = (${now}::timestamptz at time zone ${page.timeZone})::date`)
  const todayClicks = new Map(clicks.map((row) => [row.id, row.todayClicks]))
  return rows.map((row) => {
    const { impressions, clicks: all, today } = row.delivered
    const delivered = { impressions, clicks: all, todayImpressions: today, todayClicks: todayClicks.get(row.id) ?? 0 }
    const [startsAt, endsAt] = [Date.parse(row.startTime), row.endTime ? Date.parse(row.endTime) : Infinity]
    return { ...row, pace: paceOf({ goal: row.goal, delivered, startsAt, endsAt }, dayShare, now.getTime()) }
  })
}

/** The part of a usual day's sign-ins that is behind, 0 to 1. */
async function readDayShare({ tx, page }: Pick<PageContext, 'tx' | 'page'>, now: Date): Promise<number> {
  const traffic = await readTraffic(tx, page.id, now)
  const local = new Date(now.getTime() + offsetAt(now.getTime(), page.timeZone))
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60
  const day = ((local.getUTCDay() || 7) - 1) * 24
  const all = { weekdays: ALL_DAYS, hours: ALL_HOURS }
  const whole = expectedAhead(traffic, day, 24, all)
  return whole === 0 ? hour / 24 : expectedAhead(traffic, day, hour, all) / whole
}
