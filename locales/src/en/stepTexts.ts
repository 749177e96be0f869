import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Agree to the terms and press a button.',
  terms: 'House rules and consent, before the other steps.',
  form: 'Name, phone number, e-mail and anything else you need.',
  survey: 'Ratings, choices, comments. Guests can skip what is not required.',
  'phone-code': 'Sends a code to a phone number to verify it.',
  'email-code': 'Sends a code by e-mail. Guests get a few minutes online to open it.',
  'access-code': 'Guests enter a code you issued.',
  purchase: 'Guests pay for Wi-Fi, straight into your own account.',
  password: 'One password for all guests.',
  google: 'Guests sign in with their browser; you get their e-mail.',
  facebook: 'Guests sign in with their browser; you get their name.',
  zalo: 'Guests sign in with Zalo; you get their name.',
  video: 'A few seconds of picture or video before continuing.',
} as const satisfies Like<typeof source>
