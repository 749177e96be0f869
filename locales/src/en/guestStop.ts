import type { guestStop as source } from '../vi/guestStop.ts'
import type { Like } from '../languages.ts'

export const guestStop = {
  ask: 'Stop messages?',
  askLead: '{venue} will not write to you this way any more.',
  button: 'Stop messages',
  busy: 'Saving…',
  done: 'Done',
  doneLead: 'From now on {venue} does not write to you this way.',
  gone: 'This link is too old',
  goneLead: 'You can stop messages on the venue’s page, under your data.',
} as const satisfies Like<typeof source>
