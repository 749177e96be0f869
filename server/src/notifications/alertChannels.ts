import { alertChannels, badField, type AlertService } from '@portico/contract/notifications/alertChannels.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { fillIn } from '../core/phrases.ts'
import { sendToChat, type Chat } from './chat.ts'
import { noticePhrases } from './noticePhrases.ts'
import { shorten } from './queueNotice.ts'

const TAIL_LENGTH = 4

const baseHandlers = onTable(alertChannels, 'alert_channels', {
  notFound: 'alert-channel/not-found',
  full: 'alert-channel/too-many',
  order: [{ by: sql`t.created_at` }, { by: sql`t.id` }],
  columns: { token: () => ({}) },
  note: ({ name, isOn }) => ({ name, isOn }),
})

/** Group chats that receive a page's notices. */
export const alertChannelHandlers: Handlers<typeof alertChannels> = {
  ...baseHandlers,

  async create(context, { body }) {
    const { token = '' } = body
    refuseBad(context, { ...body, token })
    return baseHandlers.create(context, { body }, sealToken(context, token))
  },

  async update(context, { params, body }) {
    const before = await readChat(context.tx, context, params.id)
    if (!before) throw fail('alert-channel/not-found')
    refuseBad(context, { ...before, ...body, token: body.token ?? before.token })
    const changed = body.token === undefined ? {} : sealToken(context, body.token)
    return baseHandlers.update(context, { params, body }, { ...changed, problem: '' })
  },

  async test(context, { params }) {
    const { page } = context
    const target = await inShortTransaction(context, async ({ tx }) => {
      const chat = await readChat(tx, context, params.id)
      const named = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
      return chat && { ...chat, pageName: named?.name ?? '' }
    })
    if (!target) throw fail('alert-channel/not-found')
    const text = fillIn(noticePhrases(target.language).chatTest, { page: shorten(target.pageName) })
    const problem = await sendToChat(context, target, text).catch((error: Error) => error.message)
    context.note({ name: target.name })
    await inShortTransaction(context, ({ tx }) => noteSent(tx, page.id, params.id, problem, context.clock.now()))
    return { problem }
  },
}

function sealToken({ secrets }: PageContext, token: string) {
  return { token: secrets.seal(token), token_tail: token.slice(-TAIL_LENGTH) }
}

/** Notes how the last message to a chat went. */
export async function noteSent(tx: Tx, pageId: string, id: string, problem: string | null, now: Date): Promise<void> {
  await tx.run(sql`update alert_channels set problem = ${problem ?? ''},
    sent_at = case when ${problem === null} then ${now}::timestamptz else sent_at end
    where page_id = ${pageId} and id = ${id}`)
}

async function readChat(
  tx: Tx,
  { page, secrets }: PageContext,
  id: string,
): Promise<(Chat & { name: string }) | undefined> {
  const row = await tx.first(sql<Omit<Chat, 'token'> & { name: string; token: Buffer }>`
    select name, service, chat, token, language from alert_channels where page_id = ${page.id} and id = ${id}`)
  return row && { ...row, token: secrets.open(row.token) }
}

/** @throws request/invalid for a token or chat that cannot work, or an address we never connect to. */
function refuseBad({ egress }: PageContext, channel: { service: AlertService; chat: string; token: string }): void {
  const field = badField(channel)
  if (field) throw fail('request/invalid', { [field]: 'field/invalid' })
  if (channel.service === 'slack' && !egress.permits(channel.token))
    throw fail('request/invalid', { token: 'field/invalid' })
}
