import type { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { sql } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { readMessage, readMessages } from './readMessages.ts'
import { payFor, sendOrder, takeAgain, writeReply, type Order } from './replies.ts'
import { gramsText } from './search.ts'
import { readTemplateOffers, requireOffer } from './templates/readTemplates.ts'
import { uploadHandlers } from './uploads.ts'

/** Messages of conversations. */
export const messageHandlers: Handlers<typeof conversationMessages> = {
  ...uploadHandlers,

  list: (context, { params, query }) => readMessages(context, params.id, query),

  templates: (context, { params }) => readTemplateOffers(context, params.id),

  async send(context, { params, body: { templateId, ...body } }) {
    if (templateId) return sendOrder(context, await orderTemplate(context, params.id, { ...body, templateId }))
    const order = await context.write((tx) => {
      context.note({ id: params.id })
      return writeReply({ ...context, tx }, params.id, body)
    })
    return sendOrder(context, order)
  },

  async retry(context, { params, query }) {
    const order = await context.write((tx) => takeAgain({ ...context, tx }, params.id, query.even === 'unknown'))
    return sendOrder(context, order)
  },

  async note(context, { params, body }) {
    const { tx, page, user, clock } = context
    const held = await tx.first(sql<{ channel: string }>`
      select channel from conversations where page_id = ${page.id} and id = ${params.id}`)
    if (!held) throw fail('conversation/not-found')
    const at = clock.now()
    const id = newId(at)
    const plain = plainText(body.text)
    await tx.run(sql`
      insert into conversation_messages (page_id, id, conversation_id, channel, direction, text, search, grams, by_id, state, at)
      values (${page.id}, ${id}, ${params.id}, ${held.channel}, 'note', ${body.text}, ${plain}, ${gramsText(page.id, plain)}::int[], ${user.id}, 'sent', ${at})`)
    tx.notify(page.id, 'inbox')
    return readMessage(context, params.id, id)
  },
}

type TemplateBody = { id: string; text: string; fileId?: string | undefined; templateId: string }

/** Writes a template down and puts its price aside, in one transaction. @throws conversation/template-refused */
async function orderTemplate(context: PageContext, conversationId: string, body: TemplateBody): Promise<Order> {
  if (body.text !== '' || body.fileId) throw fail('request/invalid', { templateId: 'field/invalid' })
  const template = await requireOffer(context, conversationId, body.templateId)
  if (template.price > 0 && !context.may('finance:spend')) throw fail('auth/forbidden')
  const order = await context.db.asSystem(async (tx) => {
    const written = await writeReply({ ...context, tx }, conversationId, { id: body.id, text: '', template })
    if (!written.isKnown) await payFor(context, tx, 'hold', written)
    return written
  })
  await context.write(async () => context.note({ id: conversationId }))
  return order
}
