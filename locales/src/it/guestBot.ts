import type { guestBot as source } from '../vi/guestBot.ts'
import type { Like } from '../languages.ts'

export const guestBot = {
  again: 'Non ho capito. Puoi scriverlo di nuovo?',
  pick: 'Scegli una di queste opzioni, per favore.',
  item: '{name}: {price}',
  soldOut: '{name}: {price} (per ora esaurito)',
  onRequest: '{name}: prezzo su richiesta',
  gift: '{name}: tuo per {cost}',
  hours: 'Orari: {hours}',
  openNow: 'Ora siamo aperti. {hours}',
  closedNow: 'Ora siamo chiusi. {hours}',
  noHours: 'I nostri orari non sono ancora indicati. Chiedi al personale.',
  closedDay: 'chiuso',
  address: 'Indirizzo: {address}',
  handed: 'Ho avvisato il personale. Ti risponde tra un attimo.',
} as const satisfies Like<typeof source>
