// Whether a person can be answered at an address: not where letters bounce, nor after they said stop, until they write again.
import type { ReplyWindow } from '@portico/contract/inbox.ts'
import type { Tx } from '../../core/db/database.ts'
import { findBlock, openChannels } from '../../messages/index.ts'
import type { ChannelUses } from './channel.ts'

type Reach = { pageId: string; channel: 'email' | 'sms'; address: string; lastInboundAt: string | null }

/** A window without an end. */
export async function reachWindow(
  uses: ChannelUses,
  tx: Tx,
  { pageId, channel, address, lastInboundAt }: Reach,
): Promise<ReplyWindow> {
  const ends = { freeUntil: null, until: null }
  const { isOpen, price } = (await openChannels(uses, tx, pageId))[channel]
  if (!isOpen) return { state: 'off', ...ends }
  const block = await findBlock(uses, tx, { pageId, channel, address })
  const hasWritten = lastInboundAt !== null && block !== undefined && Date.parse(lastInboundAt) > Date.parse(block.at)
  if (block && !hasWritten) return { state: 'over', ...ends }
  return { state: price > 0 ? 'open' : 'free', ...ends }
}
