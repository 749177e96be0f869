// Messages by the page's Official Account: to followers in touch lately, and approved templates.
import { sendConsultation, sendTemplate, type SendResult } from '../../zalo/index.ts'
import type { Services } from '../../core/services.ts'
import type { OutgoingMessage, SendOutcome } from './channel.ts'

const RATE_LIMIT = -32

type ToZalo = Extract<OutgoingMessage, { channel: 'zalo' | 'zns' }>

/** Sends one. What happens to tokens and how answers are read is the account's own matter. */
export async function sendByZalo(services: Services, message: ToZalo): Promise<SendOutcome> {
  const { pageId, to, key } = message
  if (message.channel === 'zalo')
    return outcomeOf(await sendConsultation(services, pageId, { userId: to, message: message.message }))
  const { isUserId, templateId, data } = message
  const order = { templateId, data, trackingId: key, ...(isUserId ? { userId: to } : { phone: to }) }
  return outcomeOf(await sendTemplate(services, pageId, order))
}

function outcomeOf(result: SendResult): SendOutcome {
  if (result.sent) return { isSent: true, providerId: result.messageId }
  const { kind, code, reason, retryAt } = result
  const detail = [code === 0 ? '' : String(code), reason].filter(Boolean).join(' ')
  // The limit of a minute is of the whole app, so it must use up nobody's tries.
  return { isSent: false, kind: code === RATE_LIMIT ? 'wait' : kind, detail, ...(retryAt && { retryAt }) }
}
