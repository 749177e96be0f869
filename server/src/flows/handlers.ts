// Owners' login flows: a draft that is edited freely, versions that guests pass.
import { checkFlow, FlowSteps, SIGN_INS, CODE_WAYS, type FlowFacts } from '@portico/contract/flows.ts'
import type { flows as calls } from '@portico/contract/flows.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import { isPaidFor } from '../core/http/access.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { announce, createDraft, declareVersioned, saveDraft, versionedHandlers } from '../core/versioned/index.ts'
import type { TryOut } from '../gateways/index.ts'
import { findSignInClient, openWays } from '../integrations/index.ts'
import { readFlow, readFlows, reviveTemplates, type FlowContent } from './flowRows.ts'
import { readOffers } from '../accessCodes/index.ts'
import { readOpenProviders } from '../wifiSales/index.ts'
import { ONE_TAP } from './runningFlow.ts'
import { problemSentence } from './problemSentence.ts'

const flows = declareVersioned({
  table: 'login_flows',
  versions: 'login_flow_versions',
  owner: 'flow_id',
  columns: { steps: 'jsonb', template_id: 'uuid' },
  most: 50,
  use: 'one',
  area: 'flow',
  topic: 'flows',
  toContent: ({ steps, templateId }): FlowContent => ({
    steps: FlowSteps.parse(steps),
    templateId: typeof templateId === 'string' ? templateId : null,
  }),
  toColumns: ({ steps, templateId }) => ({ steps, template_id: templateId }),
  toListed: ({ content, at, by, ...version }) => ({ ...version, ...content, publishedAt: at, publishedBy: by }),
  read: readFlow,
  async check(context, { steps }) {
    if (checkFlow(steps, await factsOf(context)).length > 0) throw fail('flow/not-ready')
  },
  revive: reviveTemplates,
})

/** @param tryOut the simulated gateway an owner tries a draft with. */
export function flowHandlers(tryOut: TryOut): Handlers<typeof calls> {
  return {
    ...versionedHandlers(flows),

    async list({ tx, page }) {
      const rows = await readFlows(tx, page.id)
      return { rows, count: rows.length }
    },

    async create(context, { body }) {
      await findTemplate(context, body.templateId)
      const steps = FlowSteps.parse(body.steps ?? [ONE_TAP])
      return createDraft(flows, context, { name: body.name, content: { steps, templateId: body.templateId ?? null } })
    },

    async update(context, { params, body: { name, steps, templateId, revision } }) {
      await findTemplate(context, templateId)
      if (steps) context.note({ steps: steps.length })
      const content = {
        ...(steps && { steps: FlowSteps.parse(steps) }),
        ...(templateId !== undefined && { templateId }),
      }
      return saveDraft(flows, context, params.id, { name, content, revision })
    },

    async check(context, { params }) {
      const { steps } = await readFlow(context, params.id)
      const problems = checkFlow(steps, await factsOf(context))
      return {
        problems: problems.map((problem) => ({
          ...problem,
          sentence: problemSentence(problem.code, context.language),
        })),
      }
    },

    async assign(context, { params, body }) {
      const { tx, page } = context
      const flow = await readFlow(context, params.id)
      if (flow.version === 0) throw fail('flow/not-published')
      const chosen = [...new Set(body.gateways)]
      const found = await tx.rows(sql<{ id: string; name: string }>`
      select id, name from gateways where page_id = ${page.id} and nas_id = any(${chosen}::text[])`)
      if (found.length < chosen.length) throw fail('device/not-found')
      await tx.run(sql`delete from login_flow_gateways where page_id = ${page.id} and flow_id = ${params.id}`)
      await tx.run(sql`
      insert into login_flow_gateways (page_id, gateway_id, flow_id)
      select ${page.id}, id, ${params.id} from unnest(${found.map(({ id }) => id)}::uuid[]) as r (id)
      on conflict (page_id, gateway_id) do update set flow_id = excluded.flow_id`)
      context.note({ name: flow.name, gateways: found.map(({ name }) => name) })
      return announce(flows, context, params.id)
    },

    async facts(context) {
      const { ways, signIns, offers, ...facts } = await factsOf(context)
      return { ...facts, ways: [...ways], signIns: [...signIns], offers: [...offers] }
    },

    async tryOut(context, { params }) {
      const { steps, name } = await readFlow(context, params.id)
      if (steps.length === 0) throw fail('flow/not-ready')
      context.note({ name })
      return tryOut(context, params.id)
    },
  }
}

/** @throws template/not-found for one of another page, or gone meanwhile */
async function findTemplate({ tx, page }: PageContext, id: string | null | undefined): Promise<void> {
  const isThere = !id || (await tx.first(sql`select 1 from page_templates where page_id = ${page.id} and id = ${id}`))
  if (!isThere) throw fail('template/not-found')
}

/** What is connected and bought: what a flow may ask of guests. */
async function factsOf(context: PageContext): Promise<FlowFacts> {
  const { tx, page, clock } = context
  const signIns: FlowFacts['signIns'][number][] = []
  for (const provider of SIGN_INS) if (await findSignInClient(context, tx, page.id, provider)) signIns.push(provider)
  const hasVideo = await isPaidFor(tx, page.id, 'videoUpload', clock.now())
  const offers = await readOffers(tx, page.id, clock.now())
  const currency = await tx.first(sql<{ currency: string }>`select currency from pages where id = ${page.id}`)
  const canSell = (await readOpenProviders(tx, page.id, currency!.currency)).length > 0
  return { ways: await openWays(context, tx, page.id, CODE_WAYS), signIns, hasVideo, offers, canSell }
}
