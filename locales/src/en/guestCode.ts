import type { guestCode as source } from '../vi/guestCode.ts'
import type { Like } from '../languages.ts'

// The code that a guest types, and how it is sent.
export const guestCode = {
  title: 'Enter your code',
  lead: {
    sms: 'A 6-digit code was just sent to {to}.',
    zalo: 'A 6-digit code was just sent to {to} on Zalo.',
    email: 'A 6-digit code was just sent to {to}. If you cannot see it, check your spam folder.',
    screen: 'Enter the code shown below.',
    staff: 'Ask the staff at the counter for the 6-digit code for this phone.',
  },
  askPhoneTitle: 'Your mobile number',
  askPhoneLead: 'You will get a 6-digit code to go online.',
  askEmailTitle: 'Your e-mail',
  askEmailLead: 'You will get a 6-digit code to go online.',
  send: 'Send me a code',
  sending: 'Sending…',
  label: '6-digit code',
  missing: 'Please enter the 6 digits of the code.',
  check: 'Please check the code.',
  button: 'Confirm',
  busy: 'Checking…',
  resend: 'Send again',
  resendIn: 'You can send again in',
  seconds: '{seconds, plural, one {# second} other {# seconds}}',
  changePhone: 'Use another number',
  changeEmail: 'Use another address',
  pass: 'Go online for 3 minutes to read my e-mail',
  passRuns: 'You are online to read your e-mail for another',
  other: {
    sms: 'Get the code by SMS',
    zalo: 'Get the code on Zalo',
    email: 'Get the code by e-mail',
    screen: 'Show the code on this screen',
    staff: 'Get the code from the staff',
  },
  sms: '{code} is your Wi-Fi code at {venue}. Valid for {minutes} minutes. Do not share it.',
  mailSubject: '{code} is your Wi-Fi code at {venue}',
  mailGreeting: 'Hello,',
  mailText: 'Your Wi-Fi code at {venue} is {code}. It is valid for {minutes} minutes.',
  mailClosing: 'If you did not request this code, ignore this e-mail. Do not share the code.',
} satisfies Like<typeof source>
