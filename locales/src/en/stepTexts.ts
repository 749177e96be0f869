import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Agree to the terms and press a button.',
  terms: 'The house rules and agreement, before the other steps.',
  form: 'Name, phone number, e-mail and whatever you need to know.',
  survey: 'Ratings, choices, comments. What is not required may be skipped.',
  'phone-code': 'Sends a code to a phone number, to know that it is real.',
  'email-code': 'Sends a code by e-mail. Guests get a few minutes online to open it.',
  'access-code': 'Guests type a code you have given out.',
  password: 'One password for all guests.',
  google: 'Finished in the real browser; you know the guest’s e-mail.',
  facebook: 'Finished in the real browser; you know the guest’s name.',
  zalo: 'Finished in Zalo; you know the guest’s name.',
  video: 'A few seconds of picture or video before going on.',
} as const satisfies Like<typeof source>
