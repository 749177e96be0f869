import type { SendOutcome } from '../../messages/index.ts'
import type { ReplyResult } from './channel.ts'

/** What a provider of messages said, as the inbox takes it. @param messageKey what the message is called from now on */
export function resultOf(outcome: SendOutcome, messageKey: string): ReplyResult {
  if (outcome.isSent) return { sent: true, messageKey }
  const { kind: failure, detail: reason, retryAt } = outcome
  return { sent: false, failure, reason, ...(retryAt && { retryAt }) }
}
