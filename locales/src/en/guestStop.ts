import type { guestStop as source } from '../vi/guestStop.ts'
import type { Like } from '../languages.ts'

export const guestStop = {
  ask: 'Stop messages?',
  askLead: '{venue} will no longer send you messages this way.',
  button: 'Stop messages',
  busy: 'Saving…',
  done: 'Done',
  doneLead: 'From now on, {venue} will not send you messages this way.',
  gone: 'This link has expired',
  goneLead: 'You can stop messages on the venue’s page, under your data.',
} as const satisfies Like<typeof source>
