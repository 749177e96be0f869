// The steps a guest passes: the published version of the flow chosen for the gateway, else of the page's own.
import { FlowStep, FlowSteps } from '@portico/contract/flows.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { skipsSurveys } from '../templates/index.ts'

/** `templateId`: the look it is shown in; null is the page's own. */
export type RunningFlow = { id: string | null; version: number | null; steps: FlowStep[]; templateId: string | null }
type Row = { id: string; version: number; steps: unknown; templateId: string | null }

/** A page that has published nothing lets its guests in with one tap. */
export const ONE_TAP: FlowStep = FlowStep.parse({ id: 'one-tap', type: 'one-tap' })

/** @param begun the version a session began with: it keeps to it, whatever is published meanwhile. */
export async function readRunningFlow(
  tx: Tx,
  pageId: string,
  gatewayId: string,
  begun?: { flowId: string | null; flowVersion: number | null },
): Promise<RunningFlow> {
  const tried = begun?.flowId && begun.flowVersion === null ? await readDraft(tx, gatewayId, begun.flowId) : undefined
  if (tried) return tried
  const kept = begun?.flowId ? await tx.first(versionOf(pageId, begun.flowId, begun.flowVersion)) : undefined
  const row = kept ?? (await tx.first(newest(pageId, gatewayId)))
  const steps = FlowSteps.min(1).safeParse(row?.steps)
  return row && steps.success
    ? { ...row, steps: await withoutSkippedSurveys(tx, pageId, steps.data, row.templateId) }
    : WITHOUT_FLOW
}

/** What a page shows that has published nothing. */
export const WITHOUT_FLOW: RunningFlow = { id: null, version: null, steps: [ONE_TAP], templateId: null }

/** The steps of a published version; undefined when nobody can read them. */
export async function readVersionSteps(
  tx: Tx,
  pageId: string,
  flow: { id: string; version: number },
): Promise<FlowStep[] | undefined> {
  const row = await tx.first(versionOf(pageId, flow.id, flow.version))
  return FlowSteps.min(1).safeParse(row?.steps).data
}

const versionOf = (pageId: string, flowId: string, version: number | null) => sql<Row>`
  select flow_id as id, version, steps, template_id from login_flow_versions
  where page_id = ${pageId} and flow_id = ${flowId} and version = ${version}`

/** The draft of a flow, which only a simulated gateway shows: its owner tries it out. */
export async function readDraft(tx: Tx, gatewayId: string, flowId: string): Promise<RunningFlow | undefined> {
  const row = await tx.first(sql<Pick<Row, 'steps' | 'templateId'>>`
    select f.steps, f.template_id from login_flows f join gateways g on g.page_id = f.page_id
    where g.id = ${gatewayId} and g.is_simulator and f.id = ${flowId}`)
  const steps = FlowSteps.min(1).safeParse(row?.steps)
  return row && steps.success ? { id: flowId, version: null, steps: steps.data, templateId: row.templateId } : undefined
}

/** Steps without the questions, which a template can switch off; what lets the guest in stays. */
export function withoutSurveys(steps: FlowStep[]): FlowStep[] {
  const rest = steps.filter(({ type }) => type !== 'survey')
  return rest.length === 0 ? steps : rest
}

async function withoutSkippedSurveys(
  tx: Tx,
  pageId: string,
  steps: FlowStep[],
  templateId: string | null,
): Promise<FlowStep[]> {
  const rest = withoutSurveys(steps)
  if (rest.length === steps.length) return steps
  return (await skipsSurveys(tx, pageId, templateId)) ? rest : steps
}

const newest = (pageId: string, gatewayId: string) => sql<Row>`
  select f.id, f.version, v.steps, v.template_id from login_flows f
  join login_flow_versions v on v.page_id = f.page_id and v.flow_id = f.id and v.version = f.version
  left join login_flow_gateways g on g.page_id = f.page_id and g.flow_id = f.id and g.gateway_id = ${gatewayId}
  where f.page_id = ${pageId} and (g.gateway_id is not null or f.is_active)
  order by g.gateway_id is not null desc limit 1`
