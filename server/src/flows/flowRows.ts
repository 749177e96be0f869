// Login flows as they lie in the database, and as owners read them.
import type { Flow } from '@portico/contract/flows.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'

/** What a version of a flow keeps. */
export type FlowContent = Pick<Flow, 'steps' | 'templateId'>

/** A page's flows, the active one first. */
export function readFlows(tx: Tx, pageId: string, id?: string): Promise<Flow[]> {
  return tx.rows(sql<Flow>`
    select f.id, f.name, f.steps, f.version, v.at as published_at, f.is_active,
      f.version = 0 or f.steps <> v.steps or f.template_id is distinct from t.id as has_changes, f.revision,
      f.template_id, f.created_at, f.updated_at,
      coalesce((select array_agg(d.nas_id order by d.nas_id) from login_flow_gateways g
        join gateways d on d.page_id = g.page_id and d.id = g.gateway_id
        where g.page_id = ${pageId} and d.page_id = ${pageId} and g.flow_id = f.id), '{}') as gateways
    from login_flows f
    left join login_flow_versions v on v.page_id = ${pageId} and v.flow_id = f.id and v.version = f.version
    left join page_templates t on t.page_id = ${pageId} and t.id = v.template_id
    where f.page_id = ${pageId} and (${id ?? null}::uuid is null or f.id = ${id ?? null})
    order by f.is_active desc, f.created_at`)
}

/** @throws flow/not-found */
export async function readFlow({ tx, page }: PageContext, id: string): Promise<Flow> {
  const [flow] = await readFlows(tx, page.id, id)
  if (!flow) throw fail('flow/not-found')
  return flow
}

/** A version names the template it was published with; one that was deleted since gives way to the page's own. */
export async function reviveTemplates({ tx, page }: PageContext, contents: FlowContent[]): Promise<FlowContent[]> {
  const ids = contents.flatMap(({ templateId }) => templateId ?? [])
  if (ids.length === 0) return contents
  const rows = await tx.rows(sql<{ id: string }>`
    select id from page_templates where page_id = ${page.id} and id = any(${ids}::uuid[])`)
  const existing = new Set(rows.map(({ id }) => id))
  return contents.map((content) =>
    existing.has(content.templateId ?? '') ? content : { ...content, templateId: null },
  )
}
