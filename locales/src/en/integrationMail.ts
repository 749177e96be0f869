import type { Like } from '../languages.ts'
import type { integrationMail as vi } from '../vi/integrationMail.ts'

export const integrationMail = {
  subject: 'Test mail from Portico',
  greeting: 'Hello,',
  text: 'The mail server of “{page}” works: this mail was sent through it.',
  closing: 'You get this mail because somebody who runs the page asked for a test.',
  sms: 'Test message of {page}: text messages work.',
} as const satisfies Like<typeof vi>
