// Automations as they lie in the database, and as owners read them.
import { AutomationContent } from '@portico/contract/automations/content.ts'
import type { Automation } from '@portico/contract/automations.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'

const SHOWN_DAYS = 30

type Row = Omit<Automation, keyof AutomationContent> & { content: unknown }

/** A page's automations, those that run first. */
export async function readAutomations(
  tx: Tx,
  { pageId, id, now }: { pageId: string; id?: string; now: Date },
): Promise<Automation[]> {
  const since = new Date(now.getTime() - SHOWN_DAYS * 24 * 3600_000)
  const rows = await tx.rows(sql<Row>`
    select a.id, a.name, a.content, a.version, v.at as published_at, a.is_active, a.revision, a.created_at, a.updated_at,
      a.version = 0 or a.content <> v.content as has_changes,
      (select count(*)::int from automation_people p
        where p.page_id = ${pageId} and p.automation_id = a.id and p.state = 'open' and p.step_id <> '~in') as inside,
      (select count(*)::int from automation_log l
        where l.page_id = ${pageId} and l.automation_id = a.id and l.at >= ${since} and l.step_id = '~in' and l.result = 'entered') as entered,
      coalesce((select max(c.paused_why) from automation_series s
        join message_campaigns c on c.page_id = ${pageId} and c.id = s.campaign_id and c.status = 'paused'
        where s.page_id = ${pageId} and s.automation_id = a.id), '') as blocked_why
    from automations a
    left join automation_versions v on v.page_id = ${pageId} and v.automation_id = a.id and v.version = a.version
    where a.page_id = ${pageId} and (${id ?? null}::uuid is null or a.id = ${id ?? null})
    order by a.is_active desc, a.created_at desc, a.id`)
  return rows.map(({ content, ...row }) => ({ ...row, ...AutomationContent.parse(content) }))
}

/** @throws automation/not-found */
export async function readAutomation({ tx, page, clock }: PageContext, id: string): Promise<Automation> {
  const [row] = await readAutomations(tx, { pageId: page.id, id, now: clock.now() })
  if (!row) throw fail('automation/not-found')
  return row
}
