// Notices to the group chats of a page; they never carry a guest's name in full.
import type { NoticeKind } from '@portico/contract/notifications.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Send } from '../core/mail/deliver.ts'
import { queueChat, readContent } from '../core/mail/queue.ts'
import { MailRefused } from '../core/mail/smtp.ts'
import type { Services } from '../core/services.ts'
import { noteSent } from './alertChannels.ts'
import { sendToChat, type Chat } from './chat.ts'
import type { Notice } from './queueNotice.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

type ChatRow = Omit<Chat, 'token'> & { id: string; token: Buffer }

/** Zalo takes at most 2000 characters, the others more. */
const LONGEST = 2000

/** The chats of a page that want notices of a kind. */
export function readChats(tx: Tx, pageId: string, kind: NoticeKind): Promise<ChatRow[]> {
  return tx.rows(sql<ChatRow>`
    select id, service, chat, token, language from alert_channels
    where page_id = ${pageId} and is_on and kinds @> to_jsonb(${kind}::text) order by id`)
}

/** Writes a notice for a chat into the outbox. */
export async function queueChatNotice(
  services: Services,
  tx: Tx,
  pageId: string,
  chatId: string,
  { title, lines, path }: Notice,
): Promise<void> {
  const url = `${services.config.publicUrl}/page/${pageId}${path && `/${path}`}`
  await queueChat(tx, services, { to: chatId, forPage: pageId }, [title, ...lines, url].join('\n').slice(0, LONGEST))
}

/** The way of channel `chat`; the recipient is the id of an alert channel of the row's page. */
export function chatWay(services: Services): Send {
  const { db, clock, secrets } = services
  return async ({ recipient, content, forPage: pageId }) => {
    const inside = readContent(secrets, content)
    if (!pageId || !('text' in inside)) throw new MailRefused('this is no message for a chat')
    const chat = await db.asSystem((tx) =>
      tx.first(sql<ChatRow>`select service, chat, token, language from alert_channels
        where page_id = ${pageId} and id = ${recipient} and is_on`),
    )
    if (!chat) throw new MailRefused('this alert channel is gone or off')
    const note = (problem: string | null) => db.asSystem((tx) => noteSent(tx, pageId, recipient, problem, clock.now()))
    try {
      await note(await sendToChat(services, { ...chat, token: secrets.open(chat.token) }, inside.text))
    } catch (error) {
      await note(messageOf(error))
      throw error
    }
  }
}
