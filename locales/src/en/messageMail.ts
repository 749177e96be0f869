import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: 'You are receiving this because you agreed to hear from {venue}.',
  stop: 'Unsubscribe',
  smsStop: 'Stop',
  smsStopAccented: 'Stop',
  smsStopped: '{venue}: no more adverts go to this number.',
} as const satisfies Like<typeof source>
