// Owners' automations: a draft that is edited freely, versions that guests go through.
import type { automations as calls, automationSettings } from '@portico/contract/automations.ts'
import { checkAutomation } from '@portico/contract/automations/check.ts'
import { ANYBODY, AutomationContent } from '@portico/contract/automations/content.ts'
import { MOST_AUTOMATIONS } from '@portico/contract/automations/kinds.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { announce, createDraft, declareVersioned, saveDraft, versionedHandlers } from '../core/versioned/index.ts'
import { closeSeries, resumeSeries } from '../messages/index.ts'
import { readChoices } from './choices.ts'
import { readFunnel } from './funnel.ts'
import { readLog } from './log.ts'
import { leaveAll } from './leaveAll.ts'
import { openMessages, seriesOf } from './openMessages.ts'
import { followRecipe } from './recipes.ts'
import { readAutomation, readAutomations } from './rows.ts'
import { readSettings, writeSettings } from './settings.ts'
import { tryOut } from './tryOut.ts'

const automations = declareVersioned({
  table: 'automations',
  versions: 'automation_versions',
  owner: 'automation_id',
  columns: { content: 'jsonb' },
  most: MOST_AUTOMATIONS,
  use: 'many',
  area: 'automation',
  topic: 'automations',
  toContent: ({ content }): AutomationContent => AutomationContent.parse(content),
  toColumns: (content) => ({ content }),
  toListed: ({ content, at, by, ...version }) => ({ ...version, ...content, publishedAt: at, publishedBy: by }),
  read: readAutomation,
  async check(context, content) {
    const { tx, page } = context
    if (checkAutomation(content, await readChoices(tx, page.id)).length > 0) throw fail('automation/not-ready')
  },
})
const versioned = versionedHandlers(automations)

const EMPTY: AutomationContent = {
  trigger: { on: 'first-visit' },
  who: ANYBODY,
  again: null,
  exit: null,
  steps: [],
}

export const automationHandlers: Handlers<typeof calls> = {
  ...versioned,

  async list({ tx, page, clock }) {
    const rows = await readAutomations(tx, { pageId: page.id, now: clock.now() })
    return { rows, count: rows.length }
  },

  async create(context, { body: { name, recipe, language, content } }) {
    const made = recipe ? await followRecipe(context, recipe, language ?? context.language) : (content ?? EMPTY)
    return createDraft(automations, context, { name, content: AutomationContent.parse(made) })
  },

  update: (context, { params, body: { name, revision, ...content } }) =>
    saveDraft(automations, context, params.id, { name, revision, content }),

  async publish(context, input) {
    await versioned.publish(context, input)
    return begin(context, input.params.id)
  },

  async rollBack(context, input) {
    await versioned.rollBack(context, input)
    return begin(context, input.params.id)
  },

  async activate(context, input) {
    await versioned.activate(context, input)
    return begin(context, input.params.id)
  },

  async remove(context, input) {
    const { tx, page, clock } = context
    await closeSeries(tx, page.id, await seriesOf(tx, page.id, input.params.id), clock.now())
    return versioned.remove(context, input)
  },

  async check({ tx, page, ...context }, { params }) {
    const draft = await readAutomation({ tx, page, ...context }, params.id)
    return { problems: checkAutomation(draft, await readChoices(tx, page.id, params.id)) }
  },

  facts: ({ tx, page }) => readChoices(tx, page.id),

  async stop(context, { params: { id }, body: { inside } }) {
    const { tx, page, clock } = context
    const stopped = await tx.first(sql<{ name: string }>`
      update automations set is_active = false, updated_at = ${clock.now()} where page_id = ${page.id} and id = ${id} returning name`)
    if (!stopped) throw fail('automation/not-found')
    if (inside === 'leave') await leaveAll(tx, { pageId: page.id, id, now: clock.now() })
    context.note({ name: stopped.name, inside })
    return announce(automations, context, id)
  },

  async unblock(context, { params: { id } }) {
    const { tx, page } = context
    const { name } = await readAutomation(context, id)
    await resumeSeries(tx, page.id, await seriesOf(tx, page.id, id))
    context.note({ name })
    return announce(automations, context, id)
  },

  funnel: readFunnel,
  log: readLog,
  test: tryOut,
}

/** What a version needs before guests come: a series for each message, and no look back at what was long ago. */
async function begin(context: PageContext, id: string) {
  const { tx, page, clock } = context
  const { version, isActive, name } = await readAutomation(context, id)
  const isPriced = await openMessages(context, tx, { pageId: page.id, id, version, name })
  if (isPriced && !context.may('finance:spend')) throw fail('auth/forbidden')
  if (isActive)
    await tx.run(sql`
      update automations set looked_at = ${clock.now()} where page_id = ${page.id} and id = ${id}`)
  return readAutomation(context, id)
}

export const settingsHandlers: Handlers<typeof automationSettings> = {
  read: ({ tx, page }) => readSettings(tx, page.id),

  async save(context, { body }) {
    const { tx, page } = context
    const before = await readSettings(tx, page.id)
    await writeSettings(tx, page.id, body)
    context.note({ id: page.id, changes: changesOf(before, body, ['mostADay', 'mostAWeek']) })
    tx.notify(page.id, 'automations')
    return body
  },
}
