import type { Like } from '../languages.ts'
import type { mail as source } from '../vi/mail.ts'

export const mail = {
  hello: 'Hello {name},',
  activate: {
    subject: 'Activate your Portico account',
    text: 'One more step: press the button to confirm that this e-mail address is yours. The link works once, for 24 hours.',
    button: 'Activate account',
  },
  already: {
    subject: 'You already have a Portico account',
    text: 'Someone just signed up for Portico with this e-mail address, but you already have an account. If you forgot your password, you can reset it.',
    button: 'Reset password',
  },
  reset: {
    subject: 'Reset your Portico password',
    text: 'Press the button to choose a new password. The link works once, for 30 minutes.',
    button: 'Choose a new password',
  },
  changed: {
    subject: 'Your Portico password was changed',
    text: 'Your password was just changed and your other devices were signed out. If this was not you, reset your password now.',
    button: 'Reset password',
  },
  moved: {
    subject: 'Your Portico e-mail address was changed',
    text: 'Your account now has another e-mail address. If this was not you, contact your Portico administrator now.',
    button: 'Get help',
  },
  proof: {
    subject: 'Confirm your e-mail for Portico',
    text: 'Press the button below to add this e-mail address to your Portico account. Open it in the browser you are signed in with. The link works for 24 hours.',
    button: 'Add this address',
  },
  campaignApproval: {
    subject: '{page} asks you to approve the advert “{campaign}”',
    greeting: 'Hello {name},',
    text: '{page} is about to show your advert to its Wi-Fi guests. Use the button below to preview it, then approve it or say what to change. It is shown only after you approve it.',
    button: 'Review the advert',
    closing: 'The link works for {days} days. You need no account.',
  },
  ignore: 'If you did not request this, ignore this e-mail; nothing will change.',
  notice: 'Portico sent this e-mail because something changed in your account.',
  code: 'Your Portico code: {code}. Valid for 10 minutes. Do not share it.',
  alreadyText: 'This number already has a Portico account. Sign in or reset your password.',
  outboxTitle: 'Development outbox',
  outboxEmpty: 'No mail has been sent yet.',
} as const satisfies Like<typeof source>
