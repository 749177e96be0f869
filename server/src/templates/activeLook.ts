// What guests of a page see now: the newest published version of their flow's template, else of the page's active one,
// without what the plan no longer has.
import { planHas, type Subscription } from '@portico/contract/access.ts'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { SUBSCRIPTION } from '../core/subscription.ts'
import { readDesign } from './rows.ts'

type Row = { design: unknown; subscription: Subscription }

/**
 * The look of a flow. @param templateId the flow's; the page's stands in for one that is deleted or was never published
 * @returns undefined for a page that has no template, whose portal is the plain one.
 */
export async function readLook(
  tx: Tx,
  pageId: string,
  now: Date,
  templateId: string | null = null,
): Promise<TemplateDesign | undefined> {
  const row = await tx.first(sql<Row>`
    select v.design, ${SUBSCRIPTION} as subscription
    from page_templates t
    join page_template_versions v on v.page_id = ${pageId} and v.template_id = t.id and v.version = t.version
    left join subscriptions s on s.page_id = ${pageId} left join plans l on l.id = s.plan_id
    where ${isShown(pageId, templateId)}
    order by t.is_active limit 1`)
  return row && withinPlan(readDesign(row.design), row.subscription, now)
}

/** A published version of a template, as it was made; undefined for one that is gone. */
export async function readPublished(
  tx: Tx,
  pageId: string,
  { id, version }: { id: string; version: number },
): Promise<TemplateDesign | undefined> {
  const row = await tx.first(sql<{ design: unknown }>`
    select design from page_template_versions where page_id = ${pageId} and template_id = ${id} and version = ${version}`)
  return row && readDesign(row.design)
}

/** A design without what the plan does not have. */
export function withinPlan(design: TemplateDesign, subscription: Subscription, now: Date): TemplateDesign {
  return {
    ...design,
    callToAction: planHas(subscription, 'cta', now) ? design.callToAction : null,
    video: planHas(subscription, 'videoUpload', now) ? design.video : null,
  }
}

/** Whether the template guests see has switched the survey off. */
export async function skipsSurveys(tx: Tx, pageId: string, templateId: string | null): Promise<boolean> {
  const row = await tx.first(sql<{ isOff: boolean }>`
    select v.design -> 'survey' = 'false'::jsonb as is_off from page_templates t
    join page_template_versions v on v.page_id = ${pageId} and v.template_id = t.id and v.version = t.version
    where ${isShown(pageId, templateId)}
    order by t.is_active limit 1`)
  return row?.isOff === true
}

/** The flow's own before the page's: it is not the active one, or both are the same. */
function isShown(pageId: string, templateId: string | null) {
  return sql`t.page_id = ${pageId} and (t.is_active or t.id = ${templateId}::uuid)`
}
