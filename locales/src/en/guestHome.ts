import type { guestHome as source } from '../vi/guestHome.ts'
import type { Like } from '../languages.ts'

export const guestHome = {
  kind: 'Your corner',
  link: 'Your corner here',
  hello: 'Hello {name}',
  helloUnnamed: 'Welcome back',
  lead: 'Everything that is yours at {venue}, on one page.',
  signInTitle: 'Your corner at {venue}',
  signInLead: 'Enter the phone number or e-mail you confirmed here. We send a code to make sure it is you.',
  contact: 'Phone number or e-mail',
  newHere: 'First time here? Connect to the venue’s Wi-Fi first, then open this page again.',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  back: 'Back to your corner',
  myDataLine: 'See, correct, download or erase it',
  wifi: {
    title: 'Wi-Fi',
    left: '{time} left',
    online: 'You are connected',
    off: 'Not connected. Choose the venue’s Wi-Fi on your phone; the welcome page opens by itself.',
  },
  notice: {
    'signed-out': 'You are signed out. This phone no longer opens your corner.',
    closed: 'The venue has closed this page for you. Please ask the staff.',
    expired: 'This page has expired. Please start again.',
  },
  offline: {
    title: 'You are offline',
    lead: '{venue}’s page cannot be opened right now. Nothing has been lost.',
    retry: 'Try again',
  },
  code: {
    sms: '{code} opens your corner at {venue}. Valid for {minutes} minutes. Do not share it.',
    subject: '{code} opens your corner',
    text: 'Someone asked to open your corner at {venue}. If this was you, enter the code {code}. It is valid for {minutes} minutes.',
  },
} as const satisfies Like<typeof source>
