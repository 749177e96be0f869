// Each step that sends has a series of the messages feature, opened with the words of its templates when the version is published.
import { AutomationContent } from '@portico/contract/automations/content.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { openSeries } from '../messages/index.ts'

type Version = { pageId: string; id: string; version: number; name: string }

/** Opens the series a version has not, or no longer. @returns whether their messages cost the owner. @throws message/template-not-found, message/template-unfinished */
export async function openMessages(
  services: Services,
  tx: Tx,
  { pageId, id, version, name }: Version,
): Promise<boolean> {
  const row = await tx.first(sql<{ content: unknown }>`
    select content from automation_versions where page_id = ${pageId} and automation_id = ${id} and version = ${version}`)
  if (!row) return false
  const open = await tx.rows(sql<{ stepId: string }>`
    select s.step_id from automation_series s
    join message_campaigns c on c.page_id = ${pageId} and c.id = s.campaign_id and c.status in ('running', 'paused')
    where s.page_id = ${pageId} and s.automation_id = ${id} and s.version = ${version}`)
  let isPriced = false
  const known = new Set(open.map(({ stepId }) => stepId))
  for (const step of AutomationContent.parse(row.content).steps) {
    if (step.type !== 'message' || known.has(step.id)) continue
    const series = await openSeries(services, tx, { pageId, name, ways: step.ways, now: services.clock.now() })
    isPriced ||= series.isPriced
    await tx.run(sql`
      insert into automation_series (page_id, automation_id, version, step_id, campaign_id)
      values (${pageId}, ${id}, ${version}, ${step.id}, ${series.id})
      on conflict (page_id, automation_id, version, step_id) do update set campaign_id = excluded.campaign_id`)
  }
  return isPriced
}

/** The series of an automation, of all its versions. */
export async function seriesOf(tx: Tx, pageId: string, id: string): Promise<string[]> {
  const rows = await tx.rows(sql<{ campaignId: string }>`
    select campaign_id from automation_series where page_id = ${pageId} and automation_id = ${id}`)
  return rows.map(({ campaignId }) => campaignId)
}
