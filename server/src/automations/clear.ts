// What nobody needs any more: passages and lines of long ago, and the series of versions that nobody is in.
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { closeSeries } from '../messages/index.ts'

/** Longer than the longest time an owner asks for before a guest comes in again is rarely worth keeping every step. */
const LOG_DAYS = 400
const REFUSED_DAYS = 30

type Idle = { pageId: string; campaignId: string }

/** Deletes what is long over, and ends series that nobody needs. */
export async function clearAutomations({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`select distinct page_id from automations where version > 0`),
  )
  await eachAlone(pages, ({ pageId }) =>
    db.asSystem(async (tx) => {
      await tx.run(sql`
        delete from automation_log where page_id = ${pageId} and at < ${new Date(now.getTime() - LOG_DAYS * DAY_MS)}`)
      await tx.run(sql`
        delete from automation_people
        where page_id = ${pageId} and state = 'refused' and entered_at < ${new Date(now.getTime() - REFUSED_DAYS * DAY_MS)}`)
      const idle = await tx.rows(sql<Idle>`
        select s.page_id, s.campaign_id from automation_series s
        join automations a on a.page_id = ${pageId} and a.id = s.automation_id
        join message_campaigns c on c.page_id = ${pageId} and c.id = s.campaign_id and c.status in ('running', 'paused')
        where s.page_id = ${pageId} and not (a.is_active and a.version = s.version) and not exists (
          select 1 from automation_people p
          where p.page_id = ${pageId} and p.automation_id = s.automation_id and p.version = s.version and p.state = 'open')
        and not exists (
          select 1 from message_sends m
          where m.page_id = ${pageId} and m.campaign_id = s.campaign_id and m.state in ('waiting', 'sending'))`)
      await closeSeries(
        tx,
        pageId,
        idle.map(({ campaignId }) => campaignId),
        now,
      )
    }),
  )
}
