import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: 'Recibes este mensaje porque aceptaste recibir noticias de {venue}.',
  stop: 'Darme de baja',
  smsStop: 'Baja',
  smsStopAccented: 'Baja',
  smsStopped: '{venue}: no enviaremos más publicidad a este número.',
} as const satisfies Like<typeof source>
