// Notices to a plan's owner 14, 7 and 1 days before its end, at the end, and when the grace period is over: each once.
import { noticeStage, type NoticeStage } from '@portico/contract/plans/renewal.ts'
import { GRACE_DAYS } from '@portico/contract/plans/terms.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { publishEvent } from '../../core/domainEvents.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { lockSubscription } from '../subscription.ts'
import { noteOnce } from './noteOnce.ts'
import { findObstacle, readRenewal } from './renew.ts'

/** Later than this it is no news any more. */
const WINDOW_DAYS = 14

type Ending = { pageId: string; endDate: string; since: string | null; plan: string; price: number; currency: string }

/** Tells what is due. A worker that dies between two pages is followed by another at the same place. */
export async function tellEndings({ db, clock }: Pick<Services, 'db' | 'clock'>, stop: AbortSignal): Promise<void> {
  const now = clock.now()
  const [latest, earliest] = [WINDOW_DAYS, -WINDOW_DAYS].map((days) => new Date(now.getTime() + days * DAY_MS))
  const rows = await db.asSystem((tx) =>
    tx.rows(sql<Ending>`
      select s.page_id, s.end_date, l.name as plan, l.price, l.currency,
        (select max(c.at) from subscription_changes c where c.page_id = s.page_id) as since
      from subscriptions s join plans l on l.id = s.plan_id and upper(l.name) <> 'FREE'
      join pages p on p.id = s.page_id and p.deleted_at is null
      where not s.is_lifetime and s.end_date <= ${latest} and s.end_date > ${earliest} order by s.end_date`),
  )
  await eachAlone(rows, async (row) => {
    const stage = noticeStage({ endsAt: Date.parse(row.endDate), since: Date.parse(row.since ?? '') || 0 }, now)
    if (stage && !stop.aborted) await db.asSystem((tx) => tellStage(tx, row, stage, now))
  })
}

async function tellStage(
  tx: Tx,
  { pageId, endDate, plan: name, price, currency }: Ending,
  stage: NoticeStage,
  now: Date,
) {
  const held = await lockSubscription(tx, pageId)
  if (held.endDate !== endDate || !(await noteOnce(tx, pageId, endDate, stage, now))) return
  const of = { pageId, at: now }
  if (stage === 'ended') {
    const since = new Date(Date.parse(endDate) + GRACE_DAYS * DAY_MS).toISOString()
    return publishEvent(tx, { ...of, kind: 'plan.ended', data: { name, since } })
  }
  if (stage === 'stopped') return publishEvent(tx, { ...of, kind: 'plan.stopped', data: { name, since: endDate } })
  const renewal = await readRenewal(tx, pageId)
  const obstacle = renewal && (await findObstacle(tx, pageId, renewal))
  const how = !renewal ? 'manual' : obstacle === undefined ? 'renews' : obstacle === 'money' ? 'short' : 'manual'
  const data = { name, since: endDate, days: Number(stage), how, amount: price, currency } as const
  return publishEvent(tx, { ...of, kind: 'plan.ending', data })
}
