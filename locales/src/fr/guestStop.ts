import type { guestStop as source } from '../vi/guestStop.ts'
import type { Like } from '../languages.ts'

export const guestStop = {
  ask: 'Ne plus recevoir de messages ?',
  askLead: '{venue} ne vous écrira plus par ce moyen.',
  button: 'Arrêter les messages',
  busy: 'Enregistrement…',
  done: 'C’est fait',
  doneLead: 'Désormais, {venue} ne vous écrira plus par ce moyen.',
  gone: 'Ce lien n’est plus valable',
  goneLead: 'Vous pouvez arrêter les messages sur la page de l’établissement, dans vos données.',
} as const satisfies Like<typeof source>
