// Message templates: saved as a whole with a revision, like campaigns; what is being sent keeps the words it began with.
import { messageTemplates, templateRows, type MessageTemplate } from '@portico/contract/messages.ts'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { previewMail } from './drawMail.ts'
import { refuseMisleading } from './links.ts'
import { sampleValues } from './samples.ts'
import { zaloSuccess } from './zaloSuccess.ts'

const USED_IN = ({ page }: PageContext) => sql`(
  select count(*)::int from message_campaigns c
  where c.page_id = ${page.id} and c.status not in ('done', 'cancelled') and c.ways @> jsonb_build_array(t.id))`

const base = onTable(templateRows, 'message_templates', {
  notFound: 'message/template-not-found',
  full: 'message/too-many-templates',
  topic: 'messages',
  computed: { _id: sql`t.id`, usedIn: USED_IN },
  where: { kind: (kind) => sql`t.kind = ${kind}` },
  order: [{ by: sql`t.updated_at`, isDescending: true }, { by: sql`t.id` }],
  note: ({ name }) => ({ name }),
})

export const templateHandlers: Handlers<typeof messageTemplates> = {
  async list(context, input) {
    const { rows, count } = await base.list(context, input)
    return zaloSuccess({ data: rows, total: count })
  },

  read: async (context, input) => zaloSuccess(await base.read(context, input)),

  async create(context, input) {
    const { content } = input.body
    refuseMisleading(content)
    return zaloSuccess(await base.create(context, input, { ...stamp(context), kind: content.kind }))
  },

  async update(context, { params, body: { revision, ...body } }) {
    const before = await lock(context, params.id)
    if (revision !== undefined && revision !== before.revision) throw fail('message/template-changed')
    if (body.content) refuseMisleading(body.content)
    const added = { ...stamp(context), ...approvalAfter(before, body.content), revision: before.revision + 1 }
    return zaloSuccess(await base.update(context, { params, body }, added))
  },

  async remove(context, { params }) {
    const { usedIn } = await base.read(context, { params })
    if (usedIn > 0) throw fail('message/template-used')
    await base.remove(context, { params })
    return zaloSuccess({ ...params, _id: params.id })
  },

  async draw({ tx, page, config }, { body: { content, language, samples } }) {
    const values = { ...(await sampleValues(tx, config, page.id, language)), ...samples }
    const { portalUrl } = config
    const unsubscribeUrl = `${portalUrl}/u/…`
    const { shown, ...mail } = previewMail({ content, language, values, origin: portalUrl, unsubscribeUrl })
    return { ...mail, drawing: { ...shown, frame: `${portalUrl}/preview` } }
  },
}

/** A template of another feature's making. @returns its id. @throws message/too-many-templates */
export async function makeTemplate(
  context: PageContext,
  body: { name: string; content: MessageContent },
): Promise<string> {
  return (await templateHandlers.create(context, { body })).data.id
}

async function lock({ tx, page }: PageContext, id: string): Promise<Pick<MessageTemplate, 'revision' | 'content'>> {
  const row = await tx.first(sql<Pick<MessageTemplate, 'revision' | 'content'>>`
    select revision, content from message_templates where page_id = ${page.id} and id = ${id} for update`)
  if (!row) throw fail('message/template-not-found')
  return row
}

/** Another template of Zalo's has not been asked about yet. */
function approvalAfter(before: { content: MessageContent }, after: MessageContent | undefined) {
  if (!after) return {}
  const isSame = before.content.zns?.templateId === after.zns?.templateId && after.kind === 'zns'
  return isSame ? { kind: after.kind } : { kind: after.kind, approval: 'unknown', approval_reason: '' }
}

function stamp({ clock, user }: PageContext) {
  return { updated_at: clock.now(), edited_by: user.id }
}
