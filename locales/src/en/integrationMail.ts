import type { Like } from '../languages.ts'
import type { integrationMail as vi } from '../vi/integrationMail.ts'

export const integrationMail = {
  subject: 'Test e-mail from Portico',
  greeting: 'Hello,',
  text: 'The mail server of “{page}” works: this e-mail was sent through it.',
  closing: 'You received this e-mail because someone who manages the page requested a test.',
  sms: 'Test message from {page}: text messages work.',
} as const satisfies Like<typeof vi>
