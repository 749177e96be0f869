// Conversations as Zalo keeps them, ten messages a call; ours are kept from webhooks.
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { count, id, word } from './fields.ts'

export const MESSAGES_PER_CALL = 10

const Messages = z
  .array(
    z.object({
      src: count,
      time: count,
      type: word(20),
      message: word(4000),
      message_id: id,
      from_id: id,
      to_id: id,
      url: word(2000),
    }),
  )
  .nullish()

export type PastMessage = {
  messageId: string
  userId: string
  direction: 'in' | 'out'
  at: Date
  type: string
  text: string
  url: string
}

/** Messages with one user, newest first. @throws ZaloError */
export async function readConversation(
  services: AskServices,
  token: ZaloToken,
  { userId, offset }: { userId: string; offset: number },
): Promise<PastMessage[]> {
  const data = { user_id: userId, offset, count: MESSAGES_PER_CALL }
  const path = '/v2.0/oa/conversation'
  const rows = await askZalo(services, token, { host: 'openapi', path, data }, Messages)
  return (rows ?? []).map((row) => ({
    messageId: row.message_id,
    userId: row.src === 1 ? row.from_id : row.to_id,
    direction: row.src === 1 ? 'in' : 'out',
    at: new Date(row.time),
    type: row.type,
    text: row.message,
    url: row.url,
  }))
}
