import type { guestBot as source } from '../vi/guestBot.ts'
import type { Like } from '../languages.ts'

export const guestBot = {
  again: 'Je n’ai pas compris. Pouvez-vous l’écrire encore une fois ?',
  pick: 'Choisissez l’une de ces options, s’il vous plaît.',
  item: '{name} : {price}',
  soldOut: '{name} : {price} (épuisé pour le moment)',
  onRequest: '{name} : prix sur demande',
  gift: '{name} : contre {cost}',
  hours: 'Horaires : {hours}',
  openNow: 'Nous sommes ouverts. {hours}',
  closedNow: 'Nous sommes fermés. {hours}',
  noHours: 'Nos horaires ne sont pas encore indiqués. Demandez à notre équipe.',
  closedDay: 'fermé',
  address: 'Adresse : {address}',
  handed: 'J’ai prévenu notre équipe. Elle vous répond dans un instant.',
} as const satisfies Like<typeof source>
