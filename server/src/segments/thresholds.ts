import { DEFAULT_THRESHOLDS, type Thresholds } from '@portico/contract/profiles/lifecycle.ts'
import { dayNumber } from '@portico/contract/profiles/facts.ts'
import { dayIn } from '@portico/contract/dates.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'

const findThresholds = prepare<Thresholds>(`
  select regular_visits, cooling_days, risk_days, lost_days from lifecycle_thresholds where page_id = $1`)

/** The venue's own thresholds of the lifecycle, or the usual ones. */
export async function readThresholds(tx: Tx, pageId: string): Promise<Thresholds> {
  const own = await tx.first(findThresholds(pageId))
  return own ?? DEFAULT_THRESHOLDS
}

/** Replaces them. */
export async function writeThresholds(tx: Tx, pageId: string, to: Thresholds): Promise<void> {
  const { regularVisits, coolingDays, riskDays, lostDays } = to
  await tx.run(sql`
    insert into lifecycle_thresholds (page_id, regular_visits, cooling_days, risk_days, lost_days)
    values (${pageId}, ${regularVisits}, ${coolingDays}, ${riskDays}, ${lostDays})
    on conflict (page_id) do update set regular_visits = excluded.regular_visits, cooling_days = excluded.cooling_days,
      risk_days = excluded.risk_days, lost_days = excluded.lost_days`)
}

/** What conditions are compared with at an instant. */
export type SqlMoment = { now: Date; today: number; thresholds: Thresholds }

/** The moment of a venue. */
export async function readMoment(tx: Tx, page: { id: string; timeZone: string }, now: Date): Promise<SqlMoment> {
  return { now, today: dayNumber(dayIn(now, page.timeZone)), thresholds: await readThresholds(tx, page.id) }
}
