// What a venue has that an automation may name.
import type { AutomationChoices } from '@portico/contract/automations.ts'
import { tagsGiven } from '@portico/contract/automations/check.ts'
import { AutomationContent } from '@portico/contract/automations/content.ts'
import { MessageContent } from '@portico/contract/messages/content.ts'
import type { TemplateKind } from '@portico/contract/messages/kinds.ts'
import { lacksOf } from '@portico/contract/messages/readiness.ts'
import { sql, type Tx } from '../core/db/database.ts'

type NamedRow = { id: string; name: string }

/** @param id the automation that asks; it is none of the others */
export async function readChoices(tx: Tx, pageId: string, id?: string): Promise<AutomationChoices> {
  const templates = await tx.rows(sql<NamedRow & { kind: TemplateKind; content: unknown }>`
    select id, name, kind, content from message_templates where page_id = ${pageId} order by name, id`)
  const listed = (table: string) =>
    tx.rows(sql<NamedRow>`select id, name from ${sql.table(table)} where page_id = ${pageId} order by name, id`)
  return {
    templates: templates.map(({ content, ...row }) => ({
      ...row,
      isReady: lacksOf(MessageContent.parse(content)).length === 0,
    })),
    tags: await listed('tags'),
    segments: await listed('segments'),
    gifts: await tx.rows(sql<NamedRow>`
      select id, name from gifts where page_id = ${pageId} and is_active order by name, id`),
    webhooks: await tx.rows(sql<NamedRow>`
      select id, regexp_replace(url, '^https?://([^/]+).*$', '\\1') as name from webhooks where page_id = ${pageId} and is_on order by url, id`),
    campaigns: await tx.rows(sql<NamedRow>`
      select id, name from wifi_campaigns where page_id = ${pageId} and deleted_at is null order by created_at desc, id`),
    others: await readOthers(tx, pageId, id),
  }
}

/** The tag each automation that runs begins with, and those it gives. */
async function readOthers(tx: Tx, pageId: string, id: string | undefined): Promise<AutomationChoices['others']> {
  const rows = await tx.rows(sql<NamedRow & { content: unknown }>`
    select a.id, a.name, v.content from automations a
    join automation_versions v on v.page_id = ${pageId} and v.automation_id = a.id and v.version = a.version
    where a.page_id = ${pageId} and a.is_active and a.id <> ${id ?? pageId} order by a.id`)
  return rows.map(({ content, ...row }) => {
    const { trigger, steps } = AutomationContent.parse(content)
    return { ...row, tagId: trigger.on === 'tag' ? trigger.tagId : null, gives: tagsGiven(steps) }
  })
}
