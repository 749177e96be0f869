// Tells the invited person, wherever the invitation went; in the inviter's language, for the other's is not known.
import { INVITATION_DAYS, type Invitation } from '@portico/contract/members.ts'
import { invitationMail as en } from '@portico/locales/en/invitationMail.ts'
import { invitationMail as es } from '@portico/locales/es/invitationMail.ts'
import { invitationMail as fr } from '@portico/locales/fr/invitationMail.ts'
import { invitationMail as it } from '@portico/locales/it/invitationMail.ts'
import { invitationMail as vi } from '@portico/locales/vi/invitationMail.ts'
import { invitationMail as zh } from '@portico/locales/zh/invitationMail.ts'
import { query } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { queueMail, queueText } from '../core/mail/queue.ts'
import { fillIn } from '../core/phrases.ts'

const PHRASES = { vi, en, zh, es, fr, it }
const LONGEST_NAME = 60

/** Sends the code to the invited address once the invitation is committed. */
export async function announce(
  context: PageContext,
  { email_mobile: address }: Invitation,
  code: string,
): Promise<void> {
  const { tx, page, user, language, config } = context
  const words = PHRASES[language]
  const venue = await tx.first(query.selectFrom('pages').select('name').where('id', '=', page.id))
  const inviter = await tx.first(query.selectFrom('users').select('display_name').where('id', '=', user.id))
  const url = `${config.publicUrl}/signin?invitation=${code}`
  const values = { page: short(venue?.name), from: short(inviter?.display_name), days: String(INVITATION_DAYS), url }
  if (!address.includes('@')) return queueText(tx, context, address, fillIn(words.sms, values), page.id)
  await queueMail(
    tx,
    context,
    address,
    {
      subject: fillIn(words.subject, values),
      greeting: words.greeting,
      paragraphs: [fillIn(words.text, values)],
      button: { label: words.button, url },
      closing: fillIn(words.closing, values),
    },
    page.id,
  )
}

/** Names are anybody's to choose: no line of their own, no link, no essay in a letter of ours. */
function short(name = ''): string {
  const plain = name.replaceAll(/\s+/g, ' ').replaceAll(/[a-z]+:\/\/|(?<=\w)\.(?=\w)/gi, ' ')
  return plain.slice(0, LONGEST_NAME)
}
