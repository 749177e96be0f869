import type { conversationMessages } from '@portico/contract/inbox/messages.ts'
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { readMessage, readMessages } from './readMessages.ts'
import { payFor, sendOrder, takeAgain, writeReply, type Order } from './replies.ts'
import { gramsText } from './search.ts'
import { readRate } from './target.ts'
import { readTemplateOffers, requireOffer } from './templates/readTemplates.ts'
import { uploadHandlers } from './uploads.ts'

/** Messages of conversations. */
export const messageHandlers: Handlers<typeof conversationMessages> = {
  ...uploadHandlers,

  list: (context, { params, query }) => readMessages(context, params.id, query),

  templates: (context, { params }) => readTemplateOffers(context, params.id),

  async send(context, { params, body: { templateId, ...body } }) {
    if (templateId) return sendOrder(context, await orderTemplate(context, params.id, { ...body, templateId }))
    const isPaid = await costsMoney(context, sql`c.id = ${params.id}`)
    return sendOrder(
      context,
      await take(context, { isPaid, conversationId: params.id }, (inside) => writeReply(inside, params.id, body)),
    )
  },

  async retry(context, { params, query }) {
    const isPaid = await costsMoney(
      context,
      sql`c.id = (select m.conversation_id from conversation_messages m where m.page_id = ${context.page.id} and m.id = ${params.id})`,
    )
    const again = (inside: PageContext) => takeAgain(inside, params.id, query.even === 'unknown')
    return sendOrder(context, await take(context, { isPaid }, again))
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
  return take(context, { isPaid: true, price: template.price, conversationId }, (inside) =>
    writeReply(inside, conversationId, { id: body.id, text: '', template }),
  )
}

/** Whether answers in a conversation have a price here. */
function costsMoney(context: PageContext, where: RawBuilder<unknown>): Promise<boolean> {
  return inShortTransaction(context, async (inside) => {
    const row = await inside.tx.first(sql<{ channel: ReplyChannelName }>`
      select c.channel from conversations c where c.page_id = ${inside.page.id} and ${where}`)
    return row !== undefined && (await readRate(inside, row)) > 0
  })
}

type Taking = { isPaid: boolean; price?: number; conversationId?: string }

/** Writes an answer down; the price of one that costs is put aside in the same transaction. */
async function take(
  context: PageContext,
  { isPaid, price = 1, conversationId }: Taking,
  work: (inside: PageContext) => Promise<Order>,
): Promise<Order> {
  const note = () => conversationId && context.note({ id: conversationId })
  if (!isPaid)
    return context.write((tx) => {
      note()
      return work({ ...context, tx })
    })
  if (price > 0 && !context.may('finance:spend')) throw fail('auth/forbidden')
  const order = await context.db.asSystem(async (tx) => {
    const written = await work({ ...context, tx })
    if (!written.isKnown) await payFor(context, tx, 'hold', written)
    return written
  })
  await context.write(async () => note())
  return order
}
