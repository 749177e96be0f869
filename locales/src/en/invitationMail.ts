import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} invited you to join {page}',
  greeting: 'Hello,',
  text: '{from} invited you to join the page {page} on Portico. Use the button below to sign in, or create an account, and accept.',
  button: 'View invitation',
  closing: 'The invitation is valid for {days} days. If you do not know the sender, ignore this e-mail.',
  sms: '{from} invited you to join {page} on Portico: {url}',
  offer: {
    subject: '{from} wants to transfer {page} to you',
    text: '{from} wants to transfer ownership of the page {page} on Portico to you. Once you accept, you own the page and {from} becomes a manager. Use the button below to accept or decline.',
    button: 'Reply',
    closing: 'The offer is valid for {days} days. Nothing changes until you reply.',
    sms: '{from} wants to transfer the page {page} on Portico to you. Reply here: {url}',
  },
} as const satisfies Like<typeof source>
