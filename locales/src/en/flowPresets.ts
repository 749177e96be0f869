import type { flowPresets as source } from '../vi/flowPresets.ts'
import type { Like } from '../languages.ts'

// Where an owner begins a new flow.
export const flowPresets = {
  'one-tap': { name: 'One tap', text: 'Guests agree to the terms, press a button and are online. The fastest option.' },
  terms: { name: 'Terms, then one tap', text: 'Guests read the house rules on a separate screen, then connect.' },
  'phone-code': { name: 'Phone code', text: 'Guests enter their number and get a code. You know the number is real.' },
  form: { name: 'Short form', text: 'Asks for name and phone number, without a code.' },
  survey: { name: 'Survey, then online', text: 'A few ratings and a comment, which guests may skip.' },
  'access-code': {
    name: 'Access code for hotel rooms',
    text: 'Guests enter the code on their key card or from reception.',
  },
  purchase: { name: 'Sell Wi-Fi by the hour', text: 'Guests choose an offer, pay by VietQR or card and get online.' },
  password: { name: 'Venue password', text: 'Printed on the menu or receipt.' },
  google: { name: 'Sign in with Google', text: 'Guests choose the Google account on their phone.' },
  zalo: { name: 'Sign in with Zalo', text: 'Guests confirm with their Zalo account.' },
  empty: { name: 'Start from scratch', text: 'Choose each step yourself.' },
} as const satisfies Like<typeof source>
