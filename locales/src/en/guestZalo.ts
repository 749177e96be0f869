import type { guestZalo as source } from '../vi/guestZalo.ts'
import type { Like } from '../languages.ts'

export const guestZalo = {
  title: 'Follow us on Zalo',
  tile: 'Ask us and get offers on Zalo',
  lead: 'Follow {venue} on Zalo and send the code below, so that the venue knows it is you.',
  code: 'Your code, for one use within an hour',
  copy: 'Copy the code.',
  copyIt: 'Copy',
  copied: 'Copied',
  send: 'Open Zalo, press Follow, paste the code into the message box and send it.',
  open: 'Open Zalo',
  look: 'I have sent the code',
  done: 'Zalo is linked',
  doneLead: '{venue} knows you on Zalo now.',
} as const satisfies Like<typeof source>
