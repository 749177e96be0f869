// The mails and text messages of accounts.
import type { Language } from '@portico/locales/languages.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Visitor } from '../core/http/context.ts'
import type { Letter } from '../core/mail/layout.ts'
import { queueMail, queueNothing, queueText } from '../core/mail/queue.ts'
import { fillIn, mailPhrases } from '../core/phrases.ts'
import { issueDigits, issueLink, type Purpose } from './codes.ts'
import type { Reach } from './users.ts'

export type Recipient = Reach & { name: string; language: Language }
type Kind = 'activate' | 'already' | 'reset' | 'changed' | 'proof'

/** Sends a link by mail or six digits by text message. To nobody (undefined) it does the same work. */
export async function sendCode(
  context: Visitor,
  tx: Tx,
  userId: string | undefined,
  purpose: Purpose,
  to: Recipient,
): Promise<void> {
  const isMail = to.channel === 'email'
  const code = isMail ? await issueLink(tx, context, userId, purpose) : await issueDigits(tx, context, userId, purpose)
  const letter = letterOf(context, purpose, to, purpose === 'activate' ? `activate/${code}` : `reset-password/${code}`)
  if (!userId) return queueNothing(tx, context, isMail ? 'mail' : 'sms', letter)
  if (isMail) return queueMail(tx, context, to.address, letter)
  return sendText(context, tx, to.address, fillIn(mailPhrases(to.language).code, { code }), letter)
}

/** Tells the owner of an address that somebody tried to sign up with it. */
export async function sendAlready(context: Visitor, tx: Tx, to: Recipient): Promise<void> {
  const letter = letterOf(context, 'already', to, 'forgot-password')
  if (to.channel === 'email') return queueMail(tx, context, to.address, letter)
  return sendText(context, tx, to.address, mailPhrases(to.language).alreadyText, letter)
}

/** Tells that the password was changed, to those who have an e-mail address. */
export async function sendChanged(context: Visitor, tx: Tx, to: Recipient): Promise<void> {
  if (to.channel === 'email')
    await queueMail(tx, context, to.address, letterOf(context, 'changed', to, 'forgot-password'))
}

/** Sends the link that proves an address somebody wants to add to their account. */
export async function sendProof(context: Visitor, tx: Tx, code: string, to: Recipient): Promise<void> {
  await queueMail(tx, context, to.address, letterOf(context, 'proof', to, `dashboard/settings?email=${code}`))
}

function letterOf({ config }: Visitor, kind: Kind, to: Recipient, path: string): Letter {
  const phrases = mailPhrases(to.language)
  const { subject, text, button } = phrases[kind]
  return {
    subject,
    greeting: fillIn(phrases.hello, { name: to.name }),
    paragraphs: [text],
    button: { label: button, url: `${config.publicUrl}/${path}` },
    closing: kind === 'changed' ? phrases.notice : phrases.ignore,
  }
}

/** Text messages cost money: past the day's limit none leaves, and only the log knows. */
async function sendText(context: Visitor, tx: Tx, to: string, text: string, instead: Letter): Promise<void> {
  const since = new Date(context.clock.now().getTime() - 24 * 3600_000)
  const sent = await tx.first(
    sql<{
      count: number
    }>`select count(*) as count from outbox where channel = 'sms' and recipient <> '' and created_at > ${since}`,
  )
  if ((sent?.count ?? 0) < context.config.smsDailyLimit) return queueText(tx, context, to, text)
  context.log.error('the daily limit of text messages is reached (SMS_DAILY_LIMIT)')
  return queueNothing(tx, context, 'sms', instead)
}
