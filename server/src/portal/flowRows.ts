// Login flows as they lie in the database, and as owners read them.
import type { Flow, FlowStep, FlowVersion } from '@portico/contract/portal.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** A page's flows, the active one first. */
export function readFlows(tx: Tx, pageId: string, id?: string): Promise<Flow[]> {
  return tx.rows(sql<Flow>`
    select f.id, f.name, f.steps, f.version, v.published_at as "publishedAt", f.is_active as "isActive",
      f.version = 0 or f.steps <> v.steps or f.template_id is distinct from t.id as "hasChanges", f.revision,
      f.template_id as "templateId", f.created_at as "createdAt", f.updated_at as "updatedAt",
      coalesce((select array_agg(d.nas_id order by d.nas_id) from login_flow_gateways g
        join gateways d on d.page_id = g.page_id and d.id = g.gateway_id
        where g.page_id = f.page_id and g.flow_id = f.id), '{}') as gateways
    from login_flows f
    left join login_flow_versions v on v.page_id = f.page_id and v.flow_id = f.id and v.version = f.version
    left join page_templates t on t.page_id = v.page_id and t.id = v.template_id
    where f.page_id = ${pageId} and (${id ?? null}::uuid is null or f.id = ${id ?? null})
    order by f.is_active desc, f.created_at`)
}

/** @throws flow/not-found */
export async function readOne(tx: Tx, pageId: string, id: string): Promise<Flow> {
  const [flow] = await readFlows(tx, pageId, id)
  if (!flow) throw fail('flow/not-found')
  return flow
}

/** Holds a flow until the transaction ends, so that of two who publish at once each makes a version. */
export async function lockFlow(tx: Tx, pageId: string, id: string): Promise<Flow> {
  await tx.run(sql`select 1 from login_flows where page_id = ${pageId} and id = ${id} for update`)
  return readOne(tx, pageId, id)
}

/** Published versions, newest first. */
export function readVersions(tx: Tx, pageId: string, id: string): Promise<FlowVersion[]> {
  return tx.rows(sql<FlowVersion>`
    select version, steps, (select id from page_templates t where t.page_id = v.page_id and t.id = v.template_id) as "templateId",
      published_at as "publishedAt", published_by as "publishedBy"
    from login_flow_versions v where page_id = ${pageId} and flow_id = ${id} order by version desc limit 100`)
}

/** Writes the next version. The first flow a page publishes is the one its guests pass. */
export async function writeVersion(
  tx: Tx,
  pageId: string,
  flow: { id: string; version: number; steps: readonly FlowStep[]; templateId: string | null },
  by: { userId: string; now: Date },
): Promise<number> {
  const version = flow.version + 1
  const steps = JSON.stringify(flow.steps)
  await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, template_id, published_at, published_by)
    values (${pageId}, ${flow.id}, ${version}, ${steps}::jsonb, ${flow.templateId}, ${by.now}, ${by.userId})`)
  await writeDraft(tx, pageId, flow, by.now)
  await tx.run(sql`update login_flows f set version = ${version},
      is_active = f.is_active or not exists (select 1 from login_flows o where o.page_id = f.page_id and o.is_active)
    where f.page_id = ${pageId} and f.id = ${flow.id}`)
  return version
}

/** Writes the draft; its revision goes up when it is another one now. */
export async function writeDraft(
  tx: Tx,
  pageId: string,
  flow: { id: string; steps: readonly FlowStep[]; templateId: string | null },
  now: Date,
): Promise<void> {
  const steps = JSON.stringify(flow.steps)
  await tx.run(sql`update login_flows set steps = ${steps}::jsonb, template_id = ${flow.templateId}, updated_at = ${now},
      revision = revision + (steps <> ${steps}::jsonb or template_id is distinct from ${flow.templateId}::uuid)::int
    where page_id = ${pageId} and id = ${flow.id}`)
}
