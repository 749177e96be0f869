import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mail } from './layout.ts'

const TIMEOUT_MS = 15_000

export type Mailer = {
  /** @throws with `isFinal` when the server will never take it (an SMTP answer of 5xx). */
  send(mail: Mail, to: string, key: string): Promise<void>
  close(): void
}

/** A mail server refused for good. */
export class MailRefused extends Error {}

/** The mail server behind SMTP_URL; undefined when none is configured. */
export function makeMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (!smtpUrl) return undefined
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = nodemailer.createTransport(
    { url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true },
    { from: mailFrom },
  )
  const domain =
    mailFrom
      .split('@')
      .at(-1)
      ?.replaceAll(/[^\w.-]/g, '') || 'portico'
  return {
    async send({ subject, text, html }, to, key) {
      try {
        // As an object the recipient is one address, whatever commas are in it.
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${key}@${domain}>`,
        })
      } catch (error) {
        const code = (error as { responseCode?: number }).responseCode ?? 0
        throw code >= 500 && code <= 599 ? new MailRefused(`the mail server answered ${code}`) : error
      }
    },
    close: () => transport.close(),
  }
}
