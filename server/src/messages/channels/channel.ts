// A way out: what is sent, and what came of it.
import type { Mail } from '../../core/mail/layout.ts'
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'
import type { Consultation } from '../../zalo/index.ts'

/** A message that is ready to leave. `key` is the same for every try. */
export type OutgoingMessage = {
  pageId: string
  key: string
  to: string
  /** By the page's own provider. */
  isOwn: boolean
} & (
  | { channel: 'email'; mail: Mail }
  | { channel: 'sms'; text: string }
  | { channel: 'zalo'; message: Consultation }
  | { channel: 'zns'; isUserId: boolean; templateId: string; data: Record<string, string> }
)

export type SendOutcome =
  | { isSent: true; providerId?: string }
  | {
      isSent: false
      /**
       * `retry` soon, `wait` until the provider takes more, `permanent` for this guest, `config` until the owner acts,
       * `unknown` where the answer was lost.
       */
      kind: 'retry' | 'wait' | 'permanent' | 'config' | 'unknown'
      detail: string
      retryAt?: Date
      /** The address does not exist. */
      isBounce?: boolean
    }

export type Channels = {
  send(message: OutgoingMessage): Promise<SendOutcome>
  close(): void
}

/** Channels whose provider sends a repeated key once, so that a try cut short is safe to repeat. */
export const REPEATABLE: Record<MessageChannel, boolean> = { email: true, sms: true, zalo: false, zns: false }
