// What the inbox asks of a channel.
import type { ReplyWindow } from '@portico/contract/inbox.ts'
import type { FileKind, SendFailure } from '@portico/contract/inbox/words.ts'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { TemplateOffer } from '../../messages/index.ts'

/** What goes out in one message. */
export type Reply = {
  /** Of the message; the same for every try. */
  id: string
  personKey: string
  text: string
  file?: { kind: FileKind; name: string; type: string; bytes: Buffer }
  /** What the person can press instead of typing; the label comes back as their answer. */
  buttons?: readonly string[]
  /** The address of a picture that anybody can load. */
  picture?: string
}

export type ReplyResult =
  | { sent: true; messageKey: string }
  | { sent: false; failure: SendFailure; reason: string; retryAt?: Date }

export type ChannelUses = Pick<Services, 'config' | 'secrets'>

export type ReplyChannel = {
  /** Whether an answer can carry a picture or document. */
  takesFiles: boolean
  /** What it shows as such rather than in words. */
  shows?: { buttons: boolean; pictures: boolean }
  /** An answer is there as soon as it is written down: nothing has to be sent. */
  standsAtOnce?: boolean
  /** Whether the channel itself says which guest it is, so that members do not. */
  isGuestCertain?: boolean
  /** Until when the person can be answered. */
  readWindow(
    uses: ChannelUses,
    tx: Tx,
    of: { pageId: string; personKey: string; lastInboundAt: string | null },
    now: Date,
  ): Promise<ReplyWindow>
  /** What one answer costs the page, or one part of it where texts are paid by the part; free where absent. */
  readRate?(uses: ChannelUses, tx: Tx, pageId: string): Promise<number>
  /** Outside of transactions, for it waits. A refusal is an answer; a throw means that nobody knows whether it went out. */
  send(services: Services, pageId: string, reply: Reply): Promise<ReplyResult>
  /** An approved template, where the channel has such; outside of transactions too. */
  sendTemplate?(services: Services, pageId: string, offer: TemplateOffer, trackingId: string): Promise<ReplyResult>
  /** Notes which guest a person of the channel is; null for nobody. */
  link?(tx: Tx, of: { pageId: string; personKey: string; guestId: string | null; at: Date }): Promise<void>
  /** Free answers that are left to a person. */
  readQuota?(
    services: Services,
    pageId: string,
    personKey: string,
  ): Promise<{ remain: number; total: number } | undefined>
}
