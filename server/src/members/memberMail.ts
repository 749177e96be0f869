// Mails about membership. An invitation is in the inviter's language, since the recipient's is unknown.
import { INVITATION_DAYS, type Invitation } from '@portico/contract/members.ts'
import { invitationMail as en } from '@portico/locales/en/invitationMail.ts'
import { invitationMail as es } from '@portico/locales/es/invitationMail.ts'
import { invitationMail as fr } from '@portico/locales/fr/invitationMail.ts'
import { invitationMail as it } from '@portico/locales/it/invitationMail.ts'
import { invitationMail as vi } from '@portico/locales/vi/invitationMail.ts'
import { invitationMail as zh } from '@portico/locales/zh/invitationMail.ts'
import type { Language } from '@portico/locales/languages.ts'
import { canText } from '../accounts/index.ts'
import { query, sql } from '../core/db/database.ts'
import { fail, Failure } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { queueMail, queueText } from '../core/mail/queue.ts'
import { fillIn } from '../core/phrases.ts'
import { findConnection } from '../integrations/index.ts'
import { codeOf } from './invitations.ts'

const PHRASES = { vi, en, zh, es, fr, it }
const LONGEST_NAME = 60

/** The link by which an invitation of the caller's page is answered. */
export function invitationUrl({ config, secrets, page }: PageContext, invitationId: string): string {
  return `${config.publicUrl}/signin?invitation=${codeOf(secrets, page.id, invitationId)}`
}

/** Sends the link to the invited address once the transaction is committed. */
export async function sendInvitation(context: PageContext, { id, email_mobile }: Invitation): Promise<void> {
  await sendLetter(context, email_mobile, context.language, (words) => words, invitationUrl(context, id))
}

/** Tells a member, in their own language, that the page is offered to them and where to answer. */
export async function sendOffer(context: PageContext, uid: string): Promise<void> {
  const to = await context.db.asSystem((tx) =>
    tx.first(sql<Addressee>`select coalesce(email, mobile) as address, language from users where id = ${uid}`),
  )
  if (!to) return
  const url = `${context.config.publicUrl}/dashboard/my-pages`
  try {
    await sendLetter(context, to.address, to.language, ({ greeting, offer }) => ({ greeting, ...offer }), url)
  } catch (error) {
    // The offer is valid without a message: the member finds it after signing in.
    if (!(error instanceof Failure)) throw error
    context.log.warn({ reason: error.code }, 'a message about an offered page was not sent')
  }
}

type Addressee = { address: string; language: Language }
type Words = Record<'subject' | 'greeting' | 'text' | 'button' | 'closing' | 'sms', string>

async function sendLetter(
  context: PageContext,
  address: string,
  language: Language,
  choose: (words: (typeof PHRASES)[Language]) => Words,
  url: string,
): Promise<void> {
  const { tx, page, user } = context
  const words = choose(PHRASES[language])
  const venue = await tx.first(query.selectFrom('pages').select('name').where('id', '=', page.id))
  const sender = await tx.first(query.selectFrom('users').select('display_name').where('id', '=', user.id))
  const values = { page: short(venue?.name), from: short(sender?.displayName), days: String(INVITATION_DAYS), url }
  const about = { purpose: 'invitation', forPage: page.id, accountId: user.id } as const
  if (!address.includes('@')) {
    const isOwn = (await findConnection(tx, page.id, 'sms')) !== undefined
    if (!isOwn && !canText(context.config)) throw fail('auth/mobile-unavailable')
    return queueText(tx, context, address, fillIn(words.sms, values), { ...about, isOwn })
  }
  const letter = {
    subject: fillIn(words.subject, values),
    greeting: words.greeting,
    paragraphs: [fillIn(words.text, values)],
    button: { label: words.button, url },
    closing: fillIn(words.closing, values),
  }
  await queueMail(tx, context, address, letter, about)
}

/** Users choose names freely, so a name must not add lines, links or an essay to our mail. */
function short(name = ''): string {
  const plain = name.replaceAll(/\s+/g, ' ').replaceAll(/[a-z]+:\/\/|(?<=\w)\.(?=\w)/gi, ' ')
  return plain.slice(0, LONGEST_NAME)
}
