// The shared library: read by everybody who is signed in, written by administrators; and drawings for editors.
import type { BeeTemplate, templates } from '@portico/contract/templates.ts'
import { query, sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { drawPreview } from './preview.ts'
import { readShared } from './rows.ts'

export const sharedTemplateHandlers: Handlers<typeof templates> = {
  async list(context, { query: { type, category, limit, skip } }) {
    if (type !== 'shared') return { rows: [], count: 0 }
    return readShared(context.tx, context, { category: category || undefined, limit, skip })
  },

  async create(context, { body }) {
    const now = context.clock.now()
    const id = newId(now)
    const { name, category, design } = body
    await context.tx.run(
      query.insertInto('shared_templates').values({
        id,
        name,
        category,
        design: JSON.stringify({ ...design, trade: category }),
        created_at: now,
        updated_at: now,
      }),
    )
    context.note({ id, name })
    return one(context, id)
  },

  async update(context, { params: { id }, body }) {
    const old = await one(context, id)
    const category = body.category ?? old.category
    const design = JSON.stringify({ ...(body.design ?? old.design), trade: category })
    await context.tx.run(sql`update shared_templates set name = ${body.name ?? old.name}, category = ${category},
      design = ${design}::jsonb, updated_at = ${context.clock.now()} where id = ${id}`)
    context.note({ id, name: body.name ?? old.name })
    return one(context, id)
  },

  async remove(context, { params: { id } }) {
    const { name } = await one(context, id)
    await context.tx.run(sql`delete from shared_templates where id = ${id}`)
    context.note({ id, name })
    return { id }
  },

  async preview({ config }, { body }) {
    return { ...drawPreview(body), frame: `${config.portalUrl}/preview` }
  },
}

async function one(context: UserContext, id: string): Promise<BeeTemplate> {
  const [found] = (await readShared(context.tx, context, { id })).rows
  if (!found) throw fail('template/not-found')
  return found
}
