import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: 'You are receiving this because you agreed to hear from {venue}.',
  stop: 'Unsubscribe',
  smsStop: 'Stop',
  smsStopAccented: 'Stop',
} as const satisfies Like<typeof source>
