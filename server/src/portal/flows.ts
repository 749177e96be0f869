// Owners' login flows: a draft that is edited freely, versions that guests pass.
import { checkFlow, FlowSteps, SIGN_INS, CODE_WAYS, type Flow, type FlowFacts } from '@portico/contract/portal.ts'
import type { portal } from '@portico/contract/portal.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { query, sql } from '../core/db/database.ts'
import { isPaidFor } from '../core/http/access.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import type { TryOut } from '../gateways/index.ts'
import { peopleById } from '../members/index.ts'
import { lockFlow, readFlows, readOne, readVersions, writeDraft, writeVersion } from './flowRows.ts'
import { ONE_TAP } from './flow.ts'
import { problemSentence } from './flowProblems.ts'
import { drawStep } from './preview.ts'
import { openWays } from './sendCode.ts'
import { makeProviders } from './signIn/providers.ts'
import { readStaffCodes } from './staffCodes.ts'

const MOST_FLOWS = 50

/** @param tryOut the simulated gateway an owner tries a draft with. */
export function flowHandlers(tryOut: TryOut): Handlers<typeof portal> {
  return {
    async list({ tx, page }) {
      const rows = await readFlows(tx, page.id)
      return { rows, count: rows.length }
    },

    read: ({ tx, page }, { params }) => readOne(tx, page.id, params.id),

    async create(context, { body }) {
      const { tx, page, clock } = context
      const now = clock.now()
      const id = newId(now)
      await findTemplate(context, body.templateId)
      await holdRoom(tx, page.id, { table: 'login_flows', most: MOST_FLOWS, code: 'flow/too-many' })
      await tx.run(
        query.insertInto('login_flows').values({
          page_id: page.id,
          id,
          name: body.name,
          steps: JSON.stringify(FlowSteps.parse(body.steps ?? [ONE_TAP])),
          template_id: body.templateId ?? null,
          created_at: now,
          updated_at: now,
        }),
      )
      context.note({ id, name: body.name })
      return told(context, id)
    },

    async update(context, { params, body }) {
      const { tx, page, clock } = context
      const { name, steps, templateId } = body
      const old = await lockFlow(tx, page.id, params.id)
      refuseOther(old, body.revision)
      await findTemplate(context, templateId)
      const next = {
        id: old.id,
        steps: FlowSteps.parse(steps ?? old.steps),
        templateId: templateId === undefined ? old.templateId : templateId,
      }
      await writeDraft(tx, page.id, next, clock.now())
      if (name !== undefined)
        await tx.run(sql`update login_flows set name = ${name} where page_id = ${page.id} and id = ${params.id}`)
      context.note({
        id: params.id,
        ...(name === undefined ? {} : { name }),
        ...(steps ? { steps: steps.length } : {}),
      })
      return told(context, params.id)
    },

    async remove(context, { params }) {
      const { tx, page } = context
      const { isActive, name } = await lockFlow(tx, page.id, params.id)
      if (isActive) throw fail('flow/active')
      await tx.run(query.deleteFrom('login_flows').where('page_id', '=', page.id).where('id', '=', params.id))
      context.note({ id: params.id, name })
      tx.notify(page.id, 'login-flows')
      return params
    },

    async check(context, { params }) {
      const { steps } = await readOne(context.tx, context.page.id, params.id)
      const problems = checkFlow(steps, await factsOf(context))
      return {
        problems: problems.map((problem) => ({
          ...problem,
          sentence: problemSentence(problem.code, context.language),
        })),
      }
    },

    async publish(context, { params, body }) {
      const flow = await lockFlow(context.tx, context.page.id, params.id)
      refuseOther(flow, body.revision)
      return publish(context, flow)
    },

    async versions(context, { params }) {
      const { tx, page, db } = context
      await readOne(tx, page.id, params.id)
      const versions = await readVersions(tx, page.id, params.id)
      const people = await peopleById(db, [...new Set(versions.flatMap(({ publishedBy }) => publishedBy ?? []))])
      const rows = versions.map((version) => ({
        ...version,
        publishedBy: people.get(version.publishedBy ?? '')?.displayName ?? null,
      }))
      return { rows, count: rows.length }
    },

    async rollBack(context, { params, body }) {
      const { tx, page } = context
      const flow = await lockFlow(tx, page.id, params.id)
      const version = (await readVersions(tx, page.id, params.id)).find((one) => one.version === body.version)
      if (!version) throw fail('flow/version-not-found')
      context.note({ from: body.version })
      return publish(context, { ...flow, steps: FlowSteps.parse(version.steps), templateId: version.templateId })
    },

    async activate(context, { params }) {
      const { tx, page } = context
      const flow = await lockFlow(tx, page.id, params.id)
      if (flow.version === 0) throw fail('flow/not-published')
      await tx.run(sql`update login_flows set is_active = false where page_id = ${page.id} and is_active`)
      await tx.run(sql`update login_flows set is_active = true where page_id = ${page.id} and id = ${params.id}`)
      context.note({ id: params.id, name: flow.name })
      return told(context, params.id)
    },

    async assign(context, { params, body }) {
      const { tx, page } = context
      const flow = await lockFlow(tx, page.id, params.id)
      if (flow.version === 0) throw fail('flow/not-published')
      const chosen = [...new Set(body.gateways)]
      const found = await tx.rows(sql<{ id: string }>`
      select id from gateways where page_id = ${page.id} and nas_id = any(${chosen}::text[])`)
      if (found.length < chosen.length) throw fail('device/not-found')
      await tx.run(sql`delete from login_flow_gateways where page_id = ${page.id} and flow_id = ${params.id}`)
      await tx.run(sql`
      insert into login_flow_gateways (page_id, gateway_id, flow_id)
      select ${page.id}, id, ${params.id} from unnest(${found.map(({ id }) => id)}::uuid[]) as r (id)
      on conflict (page_id, gateway_id) do update set flow_id = excluded.flow_id`)
      context.note({ id: params.id, gateways: chosen })
      return told(context, params.id)
    },

    async facts(context) {
      const { ways, signIns, hasVideo } = await factsOf(context)
      return { ways: [...ways], signIns: [...signIns], hasVideo }
    },

    preview: drawStep,

    async tryOut(context, { params }) {
      const { steps } = await readOne(context.tx, context.page.id, params.id)
      if (steps.length === 0) throw fail('flow/not-ready')
      return tryOut(context, params.id)
    },

    async codes(context) {
      const rows = await readStaffCodes(context)
      return { rows, count: rows.length }
    },
  }
}

/** Of two who edit, the second is told. */
function refuseOther(flow: Pick<Flow, 'revision'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== flow.revision) throw fail('flow/changed')
}

/** @throws template/not-found for one of another page, or gone meanwhile */
async function findTemplate({ tx, page }: PageContext, id: string | null | undefined): Promise<void> {
  const isThere = !id || (await tx.first(sql`select 1 from page_templates where page_id = ${page.id} and id = ${id}`))
  if (!isThere) throw fail('template/not-found')
}

async function publish(context: PageContext, flow: Pick<Flow, 'id' | 'version' | 'steps' | 'templateId'>) {
  if (checkFlow(flow.steps, await factsOf(context)).length > 0) throw fail('flow/not-ready')
  const { tx, page, user, clock } = context
  const version = await writeVersion(tx, page.id, flow, { userId: user.id, now: clock.now() })
  context.note({ id: flow.id, version })
  return told(context, flow.id)
}

/** What is connected and bought: what a flow may ask of guests. */
async function factsOf(context: PageContext): Promise<FlowFacts> {
  const { tx, page, clock } = context
  const providers = makeProviders(context)
  const signIns: FlowFacts['signIns'][number][] = []
  for (const provider of SIGN_INS) if (await providers.clientOf(tx, page.id, provider)) signIns.push(provider)
  const hasVideo = await isPaidFor(tx, page.id, 'videoUpload', clock.now())
  return { ways: await openWays(context, tx, page.id, CODE_WAYS), signIns, hasVideo }
}

function told(context: PageContext, id: string) {
  context.tx.notify(context.page.id, 'login-flows')
  return readOne(context.tx, context.page.id, id)
}
