import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: 'Ricevi questo messaggio perché hai accettato le comunicazioni di {venue}.',
  stop: 'Annulla iscrizione',
  smsStop: 'Disdici',
  smsStopAccented: 'Disdici',
  smsStopped: '{venue}: niente più pubblicità a questo numero.',
} as const satisfies Like<typeof source>
