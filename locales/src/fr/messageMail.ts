import type { messageMail as source } from '../vi/messageMail.ts'
import type { Like } from '../languages.ts'

export const messageMail = {
  why: 'Vous recevez ce message car vous avez accepté de recevoir les nouvelles de {venue}.',
  stop: 'Se désabonner',
  smsStop: 'Arreter',
  smsStopAccented: 'Arrêter',
  smsStopped: '{venue} : plus aucune publicité ne sera envoyée à ce numéro.',
} as const satisfies Like<typeof source>
