// What was decided leaves, message by message. Each is counted before it is sent: a worker that dies in between leaves one
// in doubt, flagged in the inbox, and none is sent twice.
import type { BotDecision } from '@portico/contract/chatbots/words.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { sendBotMessage, writeBotMessage } from '../../inbox/index.ts'
import { picturesOf } from '../pictures.ts'
import { writerOf, type SaidMessage, type Turn } from './turn.ts'

type Speaking = { said: SaidMessage[]; sent: number; decision: BotDecision }

/** Sends what is left of a turn. */
export async function speak(services: Services, turn: Turn): Promise<void> {
  for (;;) {
    const step = await services.db.asSystem((tx) => writeNext(services, tx, turn))
    if (step.order) await sendBotMessage(services, step.order)
    if (step.isOver) return
  }
}

async function writeNext(services: Services, tx: Tx, { pageId, id, conversationId }: Turn) {
  const now = services.clock.now()
  const turn = await tx.first(sql<Speaking>`
    select said, sent, decision from bot_turns where page_id = ${pageId} and id = ${id} and state = 'sending' for update`)
  const next = turn?.said[turn.sent]
  if (!turn || !next) return { isOver: true }
  const { fileId, ...message } = next
  const picture = fileId ? (await picturesOf(services, tx, pageId, [fileId])).get(fileId) : undefined
  const isOver = turn.sent + 1 >= turn.said.length
  const order = await writeBotMessage(
    services,
    tx,
    { pageId, conversationId, by: writerOf(turn.decision), now, isDone: turn.decision !== 'hand' },
    { ...message, ...(picture && { picture }) },
  )
  await tx.run(sql`
    update bot_turns set sent = sent + 1, state = case when ${isOver} then 'done' else state end
    where page_id = ${pageId} and id = ${id}`)
  return { order, isOver }
}
