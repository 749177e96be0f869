// What an answer costs: put aside when it is written down, spent unless its channel refused it for certain.
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import type { Tx } from '../core/db/database.ts'
import { payForMessage } from '../messages/index.ts'

export type PaidReply = {
  id: string
  channel: ReplyChannelName
  price: number
  /** Of this try: a later one is paid by itself. */
  sentAt: Date
}

const REASONS: Record<ReplyChannelName, string> = { zalo: 'Zalo', email: 'E-mail', sms: 'SMS', home: 'Wi-Fi' }

type Paying = { pageId: string; now: Date; by: string | null; isSpent?: boolean }

/** Takes one step of a payment; the same step again changes nothing. @param tx of the system role */
export async function payReply(
  tx: Tx,
  step: 'hold' | 'settle',
  { id, channel, price, sentAt }: PaidReply,
  { pageId, now, by, isSpent = false }: Paying,
): Promise<void> {
  const key = `${id} ${sentAt.getTime()}`
  await payForMessage(tx, step, { pageId, key, reason: REASONS[channel], price, by, now, isSpent })
}
