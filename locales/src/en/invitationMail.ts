import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} invites you to work on {page}',
  greeting: 'Hello,',
  text: '{from} invites you to help run the page {page} on Portico. Use the button below to sign in, or to create an account, and accept.',
  button: 'See the invitation',
  closing: 'The invitation is good for {days} days. If you do not know the sender, simply ignore this letter.',
  sms: '{from} invites you to help run {page} on Portico: {url}',
} as const satisfies Like<typeof source>
