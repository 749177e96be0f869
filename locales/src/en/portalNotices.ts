import type { portalNotices as source } from '../vi/portalNotices.ts'
import type { Like } from '../languages.ts'

export const portalNotices = {
  check: 'Something is not right. Please check below.',
  sent: 'A new code is on its way.',
  wait: 'A code was sent a moment ago. Please wait {seconds, plural, one {# second} other {# seconds}} before asking for another.',
  'too-many': 'Too many codes were sent today. Choose another way, or ask the staff.',
  'pass-too-many': 'This device has used its temporary connections for today. Use mobile data, or ask the staff.',
  'purchase-gone': 'This offer is no longer for sale. Please choose another one.',
  'purchase-over': 'The last payment did not go through. Try again, or pay another way.',
  'purchase-unreachable': 'The payment page could not be opened. Try again, pay another way, or ask the staff.',
  'purchase-too-many': 'Too many payments were started. Please ask the staff.',
  undelivered: 'The code could not be delivered this way. Please choose another way below.',
  country: 'We cannot send codes to numbers in that country. Choose another way, or ask the staff.',
  wrong: 'That is not the right code. {left, plural, one {# attempt} other {# attempts}} left.',
  expired: 'This code has expired. Get a new one below.',
  spent: 'Too many wrong attempts with this code. Get a new one below.',
  'password-wrong': 'That is not the right password. Please check the board again, or ask the staff.',
  'password-too-many': 'Too many wrong attempts. Wait a few minutes, or ask the staff.',
  'access-unknown': 'This code is not valid. Please check the slip again, or ask the staff.',
  'access-expired': 'This code’s time is up. Please ask the staff for a new one.',
  'access-spent': 'This code’s data is used up. Please ask the staff for a new one.',
  'access-revoked': 'This code can no longer be used. Please ask the staff.',
  'access-devices':
    'This code is already in use on the maximum number of devices. Please ask the staff for another one.',
  'access-too-many': 'Too many wrong attempts. Wait a few minutes, or ask the staff.',
  'sign-in-refused': 'The sign-in did not work this time. Please try again.',
  'sign-in-away': 'We have not seen your sign-in yet. Finish it in your browser, then come back here.',
  watch: 'Only {seconds, plural, one {# second} other {# seconds}} more.',
} as const satisfies Like<typeof source>
