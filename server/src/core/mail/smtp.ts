import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { Config } from '../config.ts'
import type { Mail } from './layout.ts'
import { codeOf } from '@portico/contract/errorParts.ts'

const TIMEOUT_MS = 15_000
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

export type Mailer = {
  /** @throws with `isFinal` when the server will never take it (an SMTP answer of 5xx). */
  send(mail: Mail, to: string, key: string): Promise<void>
  close(): void
}

/** A mail server refused for good. */
export class MailRefused extends Error {
  /** The answer of SMTP, such as 550; 0 for none. */
  readonly status: number

  constructor(message: string, { status = 0, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}

/** The mail server behind SMTP_URL; undefined when none is configured. */
export function makeMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  return smtpUrl ? mailerTo({ url: smtpUrl }, mailFrom) : undefined
}

type Server = { url: string } | SMTPTransport.Options

/** Configures nodemailer for a mail server. @param from the sender of every mail */
export function mailerTo(
  server: Server,
  from: string | { name: string; address: string },
  timeoutMs: number = TIMEOUT_MS,
): Mailer {
  // The timeout that ends first shows whether the server ever greeted or may already have the letter.
  const greetingTimeout = Math.round(timeoutMs * 0.8)
  const limits = { connectionTimeout: timeoutMs, greetingTimeout, socketTimeout: timeoutMs }
  const open = async () => {
    const { default: nodemailer } = await import('nodemailer')
    return nodemailer.createTransport(
      { ...server, ...limits, disableFileAccess: true, disableUrlAccess: true },
      { from },
    )
  }
  // The library is read for the first letter: it would slow down every start.
  let transport: ReturnType<typeof open> | undefined
  const domain = domainOf(typeof from === 'string' ? from : from.address)
  return {
    async send({ subject, text, html, unsubscribeUrl, replyTo, thread = [], ...mail }, to, key) {
      try {
        // As an object the recipient is one address, whatever commas are in it.
        transport ??= open()
        const opened = await transport
        await opened.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachmentsOf(mail),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: [...thread] }),
          messageId: `<${key}@${domain}>`,
          headers: unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {},
        })
      } catch (error) {
        const responseCode = Number(Object(error).responseCode ?? 0)
        // A wrong password is put right; a refused letter never.
        const isFinal = responseCode >= 500 && responseCode <= 599 && codeOf(error) !== 'EAUTH'
        throw isFinal
          ? new MailRefused(`the mail server answered ${responseCode}`, { status: responseCode, cause: error })
          : error
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

function attachmentsOf({ pictures = [], files = [] }: Pick<Mail, 'pictures' | 'files'>) {
  return [
    ...pictures.map(({ cid, png }) => ({
      cid,
      filename: 'report.png',
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: Buffer.from(png, 'base64'),
    })),
    ...files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content, 'base64'),
    })),
  ]
}

/**
 * RFC 2369 and RFC 8058: a mail program shows a button, and presses it by a POST. RFC 3834: no absence is to be announced
 * to a letter to many.
 */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', ...AUTOMATIC }
}

function domainOf(from: string): string {
  return (
    from
      .split('@')
      .at(-1)
      ?.replaceAll(/[^\w.-]/g, '') || 'portico'
  )
}
