// What happens elsewhere and changes conversations.
import { sql, type Tx } from '../core/db/database.ts'
import type { DomainEvent, EventConsumer } from '../core/eventConsumer.ts'
import type { Services } from '../core/services.ts'
import { findZaloUser, readZaloMessage } from '../zalo/index.ts'
import { deleteConversations } from './deleteConversations.ts'
import { receiveMessage } from './receiveMessage.ts'
import { showState } from './replies.ts'

type Uses = Pick<Services, 'secrets'>
type Of<K extends DomainEvent['kind']> = Extract<DomainEvent, { kind: K }>

/** Keeps conversations in step with Zalo and with who is a member. */
export function followNews(uses: Uses): EventConsumer {
  const isWanted = ({ kind }: DomainEvent) => kind.startsWith('zalo.') || kind === 'member.left'
  return {
    choose: async (_, events) => events.filter(isWanted),
    async take(tx, event) {
      if (event.kind === 'zalo.message') await takeMessage(uses, tx, event)
      if (event.kind === 'zalo.receipt') await takeReceipt(tx, event)
      if (event.kind === 'zalo.submittedInfo' || event.kind === 'zalo.linked') await takePerson(tx, event)
      if (event.kind === 'member.left') await takeBack(tx, event)
      if (event.kind !== 'zalo.withdrawn') return
      const { userId } = event.data
      await deleteConversations(tx, event.pageId, sql`channel = 'zalo' and person_key = ${userId}`)
    },
  }
}

async function takeMessage(uses: Uses, tx: Tx, { pageId, data }: Of<'zalo.message'>): Promise<void> {
  const message = await readZaloMessage(uses, tx, pageId, data.eventId)
  if (!message) return
  const user = await findZaloUser(tx, pageId, message.userId)
  const { userId, messageId, text, at, direction, isByAdmin } = message
  await receiveMessage(tx, pageId, {
    channel: 'zalo',
    personKey: userId,
    name: user?.name ?? '',
    guestId: user?.guestId ?? undefined,
    attachments: message.attachments.map((one) => ({ ...one, url: one.url || one.thumbnail })),
    messageId,
    text,
    at,
    direction,
    isByAdmin,
  })
}

/** @throws when it may be about a message whose own answer is still on its way, to be tried again */
async function takeReceipt(tx: Tx, { pageId, data: { messageId, is } }: Of<'zalo.receipt'>): Promise<void> {
  const known = await tx.first(sql<{ id: string }>`
    select id from conversation_messages where page_id = ${pageId} and channel = 'zalo' and message_key = ${messageId}`)
  if (!known) {
    const sending = await tx.first(sql`
      select 1 from conversation_messages where page_id = ${pageId} and channel = 'zalo' and state = 'sending' limit 1`)
    if (sending) throw new Error('the message of a receipt is still being sent')
    return
  }
  const before = is === 'seen' ? ['sent', 'delivered'] : ['sent']
  await tx.run(sql`
    update conversation_messages set state = ${is}
    where page_id = ${pageId} and id = ${known.id} and direction = 'out' and state = any(${before}::text[])`)
  await showState(tx, pageId, known.id)
  tx.notify(pageId, 'inbox')
}

async function takePerson(
  tx: Tx,
  { pageId, data: { userId } }: Of<'zalo.submittedInfo' | 'zalo.linked'>,
): Promise<void> {
  const user = await findZaloUser(tx, pageId, userId)
  if (!user?.guestId) return
  await tx.run(sql`
    update conversations set guest_id = ${user.guestId}
    where page_id = ${pageId} and channel = 'zalo' and person_key = ${userId} and guest_id is null`)
  tx.notify(pageId, 'inbox')
}

async function takeBack(tx: Tx, { pageId, data: { uid } }: Of<'member.left'>): Promise<void> {
  await tx.run(sql`
    update conversations set assignee_id = null where page_id = ${pageId} and assignee_id = ${uid}`)
  tx.notify(pageId, 'inbox')
}
