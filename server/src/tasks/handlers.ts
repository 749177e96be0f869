import { isRisky, needsTarget, proofOf } from '@portico/contract/tasks/kinds.ts'
import { tasks as group, type Task, type tasks } from '@portico/contract/tasks.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { isOwnPage, refuseOtherPage } from '../core/http/ownPage.ts'
import { onTable } from '../core/http/onTable.ts'
import { switchOnLoyalty } from '../loyalty/index.ts'
import { checkSite, snippetOf } from './snippet.ts'
import { readAttempts } from './readAttempts.ts'

const { list, create, update, remove } = group
/** Who may not edit learns neither the answers nor how many there are. */
const hidden = (column: 'correct_answers' | 'correct_prices') => (context: PageContext) =>
  context.may('loyalty:write') ? sql.ref(`t.${column}`) : sql`'[]'::jsonb`

const base = onTable({ list, create, update, remove }, 'tasks', {
  notFound: 'task/not-found',
  full: 'task/too-many',
  topic: 'loyalty',
  only: sql`t.deleted_at is null`,
  computed: { _id: sql`t.id`, correctAnswers: hidden('correct_answers'), correctPrices: hidden('correct_prices') },
  where: {
    fromDate: (day, { page }) => sql`t.created_at >= (${day}::date)::timestamp at time zone ${page.timeZone}`,
    toDate: (day, { page }) => sql`t.created_at < (${day}::date + 1)::timestamp at time zone ${page.timeZone}`,
    pageId: isOwnPage,
    type: (type) => sql`t.type = ${type}`,
  },
  columns: { pageId: () => ({}), revision: () => ({}) },
  note: ({ title, type }) => ({ name: title || type }),
})

/** Everything of a task that an owner decides; the log says that answers changed, not what they are. */
const LOGGED_FIELDS = [
  'title',
  'words',
  'target',
  'question',
  'correctAnswers',
  'correctPrices',
  'priceTolerance',
  'liteMode',
  'maxCompleted',
  'perGuest',
  'restHours',
  'seconds',
  'reward',
  'startsAt',
  'endsAt',
  'isActive',
  'acceptsPolicy',
] as const

export const taskHandlers: Handlers<typeof tasks> = {
  list: base.list,

  async create(context, { body }) {
    const { tx, page, clock, user } = context
    refuseOtherPage(context, body.pageId)
    // One that is complete begins at once, unless its maker may not publish or has to read of the policy first.
    const wished = body.isActive ?? (context.may('loyalty:publish') && !isRisky(body.type) && isComplete(body))
    const task = { ...body, isActive: wished }
    refuseOrder(body)
    refuseUnready(context, task)
    await switchOnLoyalty(tx, page.id, clock.now())
    return base.create(context, { body: task }, { updated_at: clock.now(), edited_by: user.id })
  },

  async update(context, { params, body: { revision, ...body } }) {
    const { tx, page, clock, user } = context
    refuseOtherPage(context, body.pageId)
    await tx.run(sql`select 1 from tasks where page_id = ${page.id} and id = ${params.id} for update`)
    const before = await base.read(context, { params })
    if (revision !== undefined && revision !== before.revision) throw fail('task/changed')
    const after = { ...before, ...body }
    refuseOrder(after)
    if (after.maxCompleted !== null && after.maxCompleted < before.completed)
      throw fail('request/invalid', { maxCompleted: 'field/too-small' })
    if (after.isActive) refuseUnready(context, after, before)
    if (before.isActive !== after.isActive && !context.may('loyalty:publish')) throw fail('auth/forbidden')
    const stopped = before.isActive === after.isActive ? {} : { stopped_at: after.isActive ? null : clock.now() }
    const changed = await base.update(
      context,
      { params, body },
      { ...stopped, revision: before.revision + 1, updated_at: clock.now(), edited_by: user.id },
    )
    context.note({ changes: changesOf(before, changed, LOGGED_FIELDS, ['correctAnswers', 'correctPrices']) })
    return changed
  },

  async remove(context, { params }) {
    const now = context.clock.now()
    await base.set(context, { params }, { stopped_at: sql`coalesce(stopped_at, ${now})`, updated_at: now })
    await context.tx.run(sql`
      update tasks set deleted_at = ${now}, is_active = false where page_id = ${context.page.id} and id = ${params.id}`)
    return { _id: params.id, id: params.id }
  },

  attempts: (context, { params, query }) => readAttempts(context, params.id, query),
  snippet: async ({ config, page }) => ({ html: snippetOf(config, page.id) }),
  checkSite: (context, { body }) => checkSite(context, body.url),
}

/** @throws request/invalid when it ends before it starts */
function refuseOrder({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }): void {
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    throw fail('request/invalid', { endsAt: 'field/too-small' })
}

type Plan = Pick<Task, 'type'> & Partial<Task>

/** What a guest would need to do it and does not find. */
function missingIn(task: Plan): Record<string, 'field/required'> {
  const { type, target, question, correctAnswers = [], correctPrices = [], liteMode = false } = task
  const proof = proofOf({ type, liteMode, hasAnswers: correctAnswers.length > 0, hasPrices: correctPrices.length > 0 })
  const asks = proof === 'answer' && type !== 'zalo_oa' && type !== 'facebook_chat'
  const needsWord = proof === 'answer' && type !== 'answer_question'
  return {
    ...(needsTarget(type) && !target ? { target: 'field/required' as const } : {}),
    ...(asks && !question ? { question: 'field/required' as const } : {}),
    ...(needsWord && correctAnswers.length === 0 ? { correctAnswers: 'field/required' as const } : {}),
    ...(type === 'google_search' && !question ? { question: 'field/required' as const } : {}),
  }
}

const isComplete = (task: Plan) => Object.keys(missingIn(task)).length === 0

/** @throws auth/forbidden, task/policy, task/incomplete for a task that is on and must not be */
function refuseUnready(context: PageContext, task: Plan, before?: Plan): void {
  if (!task.isActive) return
  if (!before?.isActive && !context.may('loyalty:publish')) throw fail('auth/forbidden')
  if (isRisky(task.type) && !task.acceptsPolicy) throw fail('task/policy', { acceptsPolicy: 'field/required' })
  const missing = missingIn(task)
  if (Object.keys(missing).length > 0) throw fail('task/incomplete', missing)
}
