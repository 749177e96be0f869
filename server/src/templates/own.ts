// A page's templates: a draft that is saved as it is edited, versions that guests see.
import { TemplateDesign, type pageTemplates } from '@portico/contract/templates.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { isPaidFor } from '../core/http/access.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { createDraft, declareVersioned, saveDraft, versionedHandlers } from '../core/versioned/index.ts'
import { readDesign, readShared, readTemplate, readTemplates } from './rows.ts'

const templates = declareVersioned({
  table: 'page_templates',
  versions: 'page_template_versions',
  owner: 'template_id',
  columns: { design: 'jsonb' },
  most: 50,
  use: 'one',
  area: 'template',
  topic: 'templates',
  toContent: ({ design }) => ({ design: readDesign(design) }),
  toColumns: ({ design }) => ({ design }),
  toListed: ({ content, ...version }) => ({ ...version, ...content }),
  read: readTemplate,
  check: checkPlan,
})

const baseHandlers = versionedHandlers(templates)

export const templateHandlers: Handlers<typeof pageTemplates> = {
  ...baseHandlers,

  async remove(context, input) {
    const { tx, page } = context
    // Flows that used it have the page's own look from now on.
    await tx.run(
      sql`update login_flows set template_id = null where page_id = ${page.id} and template_id = ${input.params.id}`,
    )
    return baseHandlers.remove(context, input)
  },

  async list(context) {
    const rows = await readTemplates(context)
    return { rows, count: rows.length }
  },

  async create(context, { body: { name, from } }) {
    const design = from ? await sharedDesign(context, from) : TemplateDesign.parse({})
    return createDraft(templates, context, { name, content: { design } })
  },

  update: (context, { params, body: { name, design, revision } }) =>
    saveDraft(templates, context, params.id, { name, content: design ? { design } : {}, revision }),
}

/** @throws plan/required for what the page has not bought: it would never be shown */
async function checkPlan({ tx, page, clock }: PageContext, { design }: { design: TemplateDesign }): Promise<void> {
  const now = clock.now()
  if (design.callToAction && !(await isPaidFor(tx, page.id, 'cta', now))) throw fail('plan/required')
  if (design.video && !(await isPaidFor(tx, page.id, 'videoUpload', now))) throw fail('plan/required')
}

async function sharedDesign(context: PageContext, id: string): Promise<TemplateDesign> {
  const [found] = (await readShared(context.tx, context, { id })).rows
  if (!found) throw fail('template/not-found')
  return found.design
}
