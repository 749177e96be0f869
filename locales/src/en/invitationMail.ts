import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} invites you to work on {page}',
  greeting: 'Hello,',
  text: '{from} invites you to help run the page {page} on Portico. Use the button below to sign in, or to create an account, and accept.',
  button: 'See the invitation',
  closing: 'The invitation is good for {days} days. If you do not know the sender, simply ignore this letter.',
  sms: '{from} invites you to help run {page} on Portico: {url}',
  offer: {
    subject: '{from} wants to hand {page} over to you',
    text: '{from} wants to hand the page {page} on Portico over to you. Once you accept, you own the page and {from} becomes a manager. Use the button below to accept or decline.',
    button: 'Answer',
    closing: 'The offer is good for {days} days. Until you answer, nothing changes.',
    sms: '{from} wants to hand the page {page} on Portico over to you. Answer here: {url}',
  },
} as const satisfies Like<typeof source>
