// Messages that a bot looks at. The row has the message's own id, so that a message delivered again is no second turn.
import { isAiOn } from '../../ai/index.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { DomainEvent, EventConsumer } from '../../core/eventConsumer.ts'
import type { Services } from '../../core/services.ts'
import { isRunning } from '../../core/subscription.ts'

/** Takes messages of pages on which something answers by itself. */
export function hearMessages({ clock }: Pick<Services, 'clock'>): EventConsumer {
  return {
    async choose(tx, events) {
      const messages = events.filter(({ kind }) => kind === 'conversation.message')
      if (messages.length === 0) return []
      const pages = await answeringPages(tx, [...new Set(messages.map(({ pageId }) => pageId))], clock.now())
      return messages.filter(({ pageId }) => pages.has(pageId))
    },
    take: noteTurn,
  }
}

async function answeringPages(tx: Tx, ids: readonly string[], now: Date): Promise<Set<string>> {
  const found = new Set<string>()
  for (const id of ids) if (await isAnswering(tx, id, now)) found.add(id)
  return found
}

/** Whether anything on a page answers by itself. */
export async function isAnswering(tx: Tx, pageId: string, now: Date): Promise<boolean> {
  const bot = await tx.first(sql`select 1 from chatbots where page_id = ${pageId} and is_active`)
  return (bot && (await isRunning(tx, pageId, 'automation', now))) || isAiOn(tx, pageId, now)
}

async function noteTurn(tx: Tx, event: DomainEvent): Promise<void> {
  if (event.kind !== 'conversation.message') return
  const { pageId, at, data } = event
  await tx.run(sql`
    insert into bot_turns (page_id, id, conversation_id, at, next_at)
    select ${pageId}, ${data.messageId}, c.id, ${at}, ${at} from conversations c
    where c.page_id = ${pageId} and c.id = ${data.conversationId} on conflict do nothing`)
  tx.wake('bot-turns')
}
