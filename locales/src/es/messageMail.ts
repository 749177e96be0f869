import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: 'Recibes esto porque aceptaste noticias de {venue}.',
  stop: 'Darme de baja',
  smsStop: 'Baja',
  smsStopAccented: 'Baja',
} as const satisfies Like<typeof source>
