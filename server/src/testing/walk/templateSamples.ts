// Good requests for the calls about templates, and a template with a version.
import { TemplateDesign } from '@portico/contract/templates.ts'
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

/** One of those that are shipped. */
export const SHARED_TEMPLATE = '00000000-0000-7000-8000-000000001601'
const DESIGN = TemplateDesign.parse({})

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
const own: MakeSample = async (world) => ({ params: { id: await anyTemplate(world) } })

export const templateSamples: Record<string, MakeSample> = {
  'templates.create': async (world) => {
    await turnTwoStepsOn(world)
    return { body: { name: 'Mẫu mới', category: 'cafe', design: DESIGN } }
  },
  'templates.update': async (world) => {
    await turnTwoStepsOn(world)
    return { params: { id: SHARED_TEMPLATE }, body: { name: 'Mộc' } }
  },
  'templates.remove': async (world) => {
    await turnTwoStepsOn(world)
    return { params: { id: await givenShared(world.running) } }
  },
  'templates.preview': () => ({ body: { design: DESIGN } }),
  'pageTemplates.create': () => ({ body: { name: 'Của quán', from: SHARED_TEMPLATE } }),
  'pageTemplates.read': own,
  'pageTemplates.update': async (world) => ({ params: { id: await anyTemplate(world) }, body: { name: 'Đổi tên' } }),
  'pageTemplates.versions': own,
  'pageTemplates.publish': own,
  'pageTemplates.undoPublish': own,
  'pageTemplates.activate': own,
  'pageTemplates.remove': own,
  'pageTemplates.restore': async (world) => ({ params: { id: await anyTemplate(world) }, body: { version: 1 } }),
  'pageTemplates.rollBack': async (world) => ({ params: { id: await anyTemplate(world) }, body: { version: 1 } }),
}

/** One that is there if there is one: another venue's rows are counted, so none is added to them. */
async function anyTemplate(world: World): Promise<string> {
  const found = await world.running.services.db.asSystem((tx) =>
    tx.first(sql<{ id: string }>`select id from page_templates where page_id = ${world.page.eid} limit 1`),
  )
  return found?.id ?? givenTemplate(world)
}

async function givenShared({ services }: World['running']): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into shared_templates (id, name, category, design, created_at, updated_at)
      values (${id}, 'Bỏ', 'cafe', '{}', ${now}, ${now})`),
  )
  return id
}

/** A published template that guests do not see yet. */
export async function givenTemplate({ running: { services }, page }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  const design = JSON.stringify({ ...DESIGN, welcome: { vi: `Chào khách của ${page.eid}` } })
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into page_templates (page_id, id, name, design, version, created_at, updated_at)
      values (${page.eid}, ${id}, ${`Mẫu của ${page.eid}`}, ${design}::jsonb, 1, ${now}, ${now})`)
    await tx.run(sql`insert into page_template_versions (page_id, template_id, version, design, is_published, at)
      values (${page.eid}, ${id}, 1, ${design}::jsonb, true, ${now})`)
  })
  return id
}

/** Without it an administrator may do nothing. */
export async function turnTwoStepsOn({ running: { services }, admin }: World): Promise<void> {
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into user_totp (user_id, secret, confirmed_at) values (${admin.id}, '\\x00', now())
      on conflict (user_id) do nothing`),
  )
}
