import type { Like } from '../languages.ts'
import type { mail as source } from '../vi/mail.ts'

export const mail = {
  hello: 'Hello {name},',
  activate: {
    subject: 'Activate your Portico account',
    text: 'One step is left: press the button to confirm that this e-mail address is yours. The link works once, for 24 hours.',
    button: 'Activate account',
  },
  already: {
    subject: 'You already have a Portico account',
    text: 'Somebody just signed up for Portico with this e-mail address, but you have an account already. If you forgot your password, you can set a new one.',
    button: 'Reset password',
  },
  reset: {
    subject: 'Reset your Portico password',
    text: 'Press the button to choose a new password. The link works once, for 30 minutes.',
    button: 'Choose a new password',
  },
  changed: {
    subject: 'Your Portico password was changed',
    text: 'Your password was just changed and your other devices were signed out. If that was not you, reset your password now.',
    button: 'Reset password',
  },
  proof: {
    subject: 'Confirm your e-mail for Portico',
    text: 'Press the button below to add this e-mail address to your Portico account. Open it in the browser you are signed in with. The link works for 24 hours.',
    button: 'Add this address',
  },
  ignore: 'If you did not ask for this, ignore this mail; nothing will change.',
  notice: 'Portico sends this mail because something in your account changed.',
  code: 'Your Portico code: {code}. Valid for 10 minutes; give it to nobody.',
  alreadyText: 'This number already has a Portico account. Sign in or reset your password.',
  outboxTitle: 'Development outbox',
  outboxEmpty: 'No mail has been sent yet.',
} as const satisfies Like<typeof source>
