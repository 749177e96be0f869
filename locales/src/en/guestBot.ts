import type { guestBot as source } from '../vi/guestBot.ts'
import type { Like } from '../languages.ts'

export const guestBot = {
  again: 'I did not get that. Could you write it once more?',
  pick: 'Please choose one of these.',
  item: '{name}: {price}',
  soldOut: '{name}: {price} (sold out for now)',
  onRequest: '{name}: price on request',
  gift: '{name}: yours for {cost}',
  hours: 'Opening hours: {hours}',
  openNow: 'We are open now. {hours}',
  closedNow: 'We are closed now. {hours}',
  noHours: 'Our opening hours are not written down yet. Please ask our staff.',
  closedDay: 'closed',
  address: 'Address: {address}',
  handed: 'I have told our staff. They will be with you in a moment.',
} as const satisfies Like<typeof source>
