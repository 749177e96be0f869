// A page's templates: a draft that is saved as it is edited, versions that guests see, and drafts kept on the way.
import { TemplateDesign, type pageTemplates } from '@portico/contract/templates.ts'
import { query, sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { isPaidFor } from '../core/http/access.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { peopleById } from '../members/index.ts'
import { lockTemplate, readDesign, readOne, readShared, readTemplates } from './rows.ts'
import { keepDraft, readVersion, readVersions, writeVersion } from './versions.ts'

const MOST_TEMPLATES = 50

export const templateHandlers: Handlers<typeof pageTemplates> = {
  async list(context) {
    const rows = await readTemplates(context.tx, context, context.page.id)
    return { rows, count: rows.length }
  },

  read: (context, { params }) => readOne(context.tx, context, context.page.id, params.id),

  async create(context, { body }) {
    const { tx, page, clock } = context
    const now = clock.now()
    const id = newId(now)
    await holdRoom(tx, page.id, { table: 'page_templates', most: MOST_TEMPLATES, code: 'template/too-many' })
    const design = body.from ? await sharedDesign(context, body.from) : TemplateDesign.parse({})
    await tx.run(
      query.insertInto('page_templates').values({
        page_id: page.id,
        id,
        name: body.name,
        draft: JSON.stringify(design),
        created_at: now,
        updated_at: now,
      }),
    )
    context.note({ id, name: body.name })
    return told(context, id)
  },

  async update(context, { params: { id }, body: { name, design } }) {
    const { tx, page, clock, user } = context
    const old = await lockTemplate(tx, page.id, id)
    const now = clock.now()
    if (design) await keepDraft(tx, page.id, { id, draft: old.draft, next: design }, { userId: user.id, now })
    const draft = JSON.stringify(design ?? old.draft)
    await tx.run(sql`update page_templates set name = ${name ?? old.name}, draft = ${draft}::jsonb, updated_at = ${now}
      where page_id = ${page.id} and id = ${id}`)
    context.note({ id, name: name ?? old.name })
    return told(context, id)
  },

  async remove(context, { params }) {
    const { tx, page } = context
    const { isActive, name } = await lockTemplate(tx, page.id, params.id)
    if (isActive) throw fail('template/active')
    await tx.run(sql`delete from page_templates where page_id = ${page.id} and id = ${params.id}`)
    context.note({ id: params.id, name })
    tx.notify(page.id, 'templates')
    return params
  },

  async versions(context, { params }) {
    const { tx, page, db } = context
    await readOne(tx, context, page.id, params.id)
    const versions = await readVersions(tx, page.id, params.id)
    const people = await peopleById(db, [...new Set(versions.flatMap(({ by }) => by ?? []))])
    const rows = versions.map((one) => ({ ...one, by: people.get(one.by ?? '')?.displayName ?? null }))
    return { rows, count: rows.length }
  },

  async restore(context, { params: { id }, body: { version } }) {
    const { tx, page, clock, user } = context
    const { draft } = await lockTemplate(tx, page.id, id)
    const next = await readVersion(tx, page.id, id, version)
    const by = { userId: user.id, now: clock.now() }
    await keepDraft(tx, page.id, { id, draft, next }, by, 'always')
    await tx.run(sql`update page_templates set draft = ${JSON.stringify(next)}::jsonb, updated_at = ${by.now}
      where page_id = ${page.id} and id = ${id}`)
    context.note({ id, from: version })
    return told(context, id)
  },

  async publish(context, { params }) {
    const { draft } = await lockTemplate(context.tx, context.page.id, params.id)
    return publish(context, params.id, readDesign(draft))
  },

  async rollBack(context, { params: { id }, body: { version } }) {
    await lockTemplate(context.tx, context.page.id, id)
    context.note({ from: version })
    return publish(context, id, await readVersion(context.tx, context.page.id, id, version))
  },

  async activate(context, { params: { id } }) {
    const { tx, page } = context
    await lockTemplate(tx, page.id, id)
    const { version, name } = await readOne(tx, context, page.id, id)
    if (version === 0) throw fail('template/not-published')
    await tx.run(sql`update page_templates set is_active = false where page_id = ${page.id} and is_active`)
    await tx.run(sql`update page_templates set is_active = true where page_id = ${page.id} and id = ${id}`)
    context.note({ id, name })
    return told(context, id)
  },
}

/** @throws plan/required for what the page has not bought: it would never be shown. */
async function publish(context: PageContext, id: string, design: TemplateDesign) {
  const { tx, page, clock, user } = context
  const now = clock.now()
  if (design.callToAction && !(await isPaidFor(tx, page.id, 'cta', now))) throw fail('plan/required')
  if (design.video && !(await isPaidFor(tx, page.id, 'videoUpload', now))) throw fail('plan/required')
  const version = await writeVersion(tx, page.id, { id, design }, { userId: user.id, now })
  context.note({ id, version })
  return told(context, id)
}

async function sharedDesign(context: PageContext, id: string): Promise<TemplateDesign> {
  const [found] = (await readShared(context.tx, context, { id })).rows
  if (!found) throw fail('template/not-found')
  return found.design
}

function told(context: PageContext, id: string) {
  context.tx.notify(context.page.id, 'templates')
  return readOne(context.tx, context, context.page.id, id)
}
