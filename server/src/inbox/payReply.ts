// What an answer costs: put aside when it is written down, spent unless its channel refused it for certain.
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import type { Tx } from '../core/db/database.ts'
import { holdCharge, METERED_CURRENCY, settleCharge } from '../finance/index.ts'

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
  const ref = { purpose: 'message', about: `${id} ${sentAt.getTime()}` } as const
  const of = { pageId, amount: price, currency: METERED_CURRENCY, reason: REASONS[channel], by }
  if (step === 'hold') await holdCharge(tx, now, { ...ref, ...of })
  else await settleCharge(tx, now, ref, isSpent ? price : 0)
}
