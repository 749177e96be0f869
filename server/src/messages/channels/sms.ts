// Text messages, by the page's own provider or the installation's.
import { EgressError } from '../../core/egress/egress.ts'
import { makeSms, SmsRefused } from '../../core/sms.ts'
import { keepMessage } from '../../core/mail/queue.ts'
import type { Services } from '../../core/services.ts'
import { ownWay } from '../../integrations/index.ts'
import type { OutgoingMessage, SendOutcome } from './channel.ts'

type Text = Extract<OutgoingMessage, { channel: 'sms' }>

const BUSY_MS = 60_000

/** Sends text messages. */
export function smsChannel(services: Services) {
  const sms = makeSms(services.config, services.egress)
  const own = ownWay(services)
  return {
    close: () => undefined,
    async send({ pageId, key, to, isOwn, text }: Text): Promise<SendOutcome> {
      try {
        if (isOwn && (await own.send(pageId, 'sms', { to, key, text }))) return { isSent: true }
        if (sms) await sms.send({ to, text, key })
        else await services.db.asSystem((tx) => keepMessage(tx, services, { channel: 'sms', to, content: { text } }))
        return { isSent: true }
      } catch (error) {
        return outcomeOf(error, services.clock.now())
      }
    },
  }
}

function outcomeOf(error: unknown, now: Date): SendOutcome {
  const detail = error instanceof Error ? error.message.slice(0, 200) : ''
  if (error instanceof SmsRefused) {
    const { status } = error
    if (status === 429) return { isSent: false, kind: 'wait', detail, retryAt: new Date(now.getTime() + BUSY_MS) }
    // The provider sends a key once, so a message it took before it failed does not go out again.
    if (status >= 500) return { isSent: false, kind: 'retry', detail }
    return { isSent: false, kind: status === 401 || status === 403 || status < 400 ? 'config' : 'permanent', detail }
  }
  if (!(error instanceof EgressError)) return { isSent: false, kind: 'wait', detail }
  const { reason } = error
  if (reason === 'unreachable') return { isSent: false, kind: 'retry', detail }
  return { isSent: false, kind: reason === 'refused' ? 'config' : 'unknown', detail }
}
