// Letters, by the page's own mail server or the installation's.
import { codeOf } from '@portico/contract/errorParts.ts'
import { makeMailer, MailRefused, type Mailer } from '../../core/mail/smtp.ts'
import { keepMessage } from '../../core/mail/queue.ts'
import type { Services } from '../../core/services.ts'
import { ownWay } from '../../integrations/index.ts'
import type { OutgoingMessage, SendOutcome } from './channel.ts'

type Letter = Extract<OutgoingMessage, { channel: 'email' }>

/** Answers that say the address is no good: RFC 3463, class 5.1. */
const BOUNCES = new Set([550, 551, 553])

/** Sends letters. */
export function emailChannel(services: Services) {
  const mailer: Mailer | undefined = makeMailer(services.config)
  const own = ownWay(services)
  return {
    close: () => mailer?.close(),
    async send({ pageId, key, to, isOwn, mail }: Letter): Promise<SendOutcome> {
      try {
        if (isOwn && (await own.send(pageId, 'mail', { to, key, mail }))) return { isSent: true }
        if (mailer) await mailer.send(mail, to, key)
        else await services.db.asSystem((tx) => keepMessage(tx, services, { channel: 'mail', to, content: { mail } }))
        return { isSent: true }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

function outcomeOf(error: unknown): SendOutcome {
  const detail = error instanceof Error ? error.message.slice(0, 200) : ''
  if (error instanceof MailRefused)
    return { isSent: false, kind: 'permanent', detail, isBounce: BOUNCES.has(error.status) }
  const responseCode = Number(Object(error).responseCode ?? 0)
  const command = String(Object(error).command ?? '')
  const code = codeOf(error)
  if (code === 'EAUTH') return { isSent: false, kind: 'config', detail }
  if (responseCode > 0) return { isSent: false, kind: 'retry', detail }
  // After the greeting a lost line says nothing about the letter: nodemailer does not tell how far it was.
  const [timeoutType, syscall] = [Object(error).timeoutType, Object(error).syscall]
  const isBefore =
    code === 'EDNS' || syscall === 'connect' || (code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT')
  const isLost = command === 'DATA' || (!isBefore && ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET'].includes(String(code)))
  return { isSent: false, kind: isLost ? 'unknown' : 'retry', detail }
}
