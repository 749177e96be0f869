// The mails and text messages of accounts.
import type { Language } from '@portico/locales/languages.ts'
import type { Tx } from '../core/db/database.ts'
import type { Visitor } from '../core/http/context.ts'
import type { Letter } from '../core/mail/layout.ts'
import { queueMail, queueNothing, queueText } from '../core/mail/queue.ts'
import { Failure } from '../core/fail.ts'
import { fillIn, mailPhrases } from '../core/phrases.ts'
import { issueDigits, issueLink, type Purpose } from './codes.ts'
import type { Reach } from './users.ts'

export type Recipient = Reach & { name: string; language: Language }
type Kind = 'activate' | 'already' | 'reset' | 'changed' | 'moved' | 'proof'

/** Sends a link by mail or six digits by text message. Without a user it does the same work and sends nothing. */
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
  return post(context, tx, to, letter, fillIn(mailPhrases(to.language).code, { code }))
}

/** Tells the owner of an address that a sign-up with it was attempted. */
export async function sendAlready(context: Visitor, tx: Tx, to: Recipient): Promise<void> {
  const letter = letterOf(context, 'already', to, 'forgot-password')
  return post(context, tx, to, letter, mailPhrases(to.language).alreadyText)
}

/** Confirms a changed password to users with an e-mail address. */
export async function sendChanged(context: Visitor, tx: Tx, to: Recipient): Promise<void> {
  if (to.channel === 'email') await post(context, tx, to, letterOf(context, 'changed', to, 'forgot-password'))
}

/** Tells the old address that the account has a new one. */
export async function sendMoved(context: Visitor, tx: Tx, to: Recipient): Promise<void> {
  await post(context, tx, to, letterOf(context, 'moved', to, 'help'))
}

/** Sends the link that verifies a new e-mail address. */
export async function sendProof(context: Visitor, tx: Tx, code: string, to: Recipient): Promise<void> {
  await post(context, tx, to, letterOf(context, 'proof', to, `dashboard/settings?email=${code}`))
}

function letterOf({ config }: Visitor, kind: Kind, to: Recipient, path: string): Letter {
  const phrases = mailPhrases(to.language)
  const { subject, text, button } = phrases[kind]
  return {
    subject,
    greeting: fillIn(phrases.hello, { name: to.name }),
    paragraphs: [text],
    button: { label: button, url: `${config.publicUrl}/${path}` },
    closing: kind === 'changed' || kind === 'moved' ? phrases.notice : phrases.ignore,
  }
}

/** Past a limit nothing is sent and only the log records it: a reply would reveal whether the account exists. */
async function post(context: Visitor, tx: Tx, to: Recipient, letter: Letter, text = ''): Promise<void> {
  const isMail = to.channel === 'email'
  try {
    if (isMail) await queueMail(tx, context, to.address, letter, { purpose: 'code' })
    else await queueText(tx, context, to.address, text, { purpose: 'code' })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.log.error({ reason: error.code }, 'a message of an account was not sent')
    await queueNothing(tx, context, isMail ? 'mail' : 'sms', letter)
  }
}
