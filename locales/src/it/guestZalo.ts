import type { guestZalo as source } from '../vi/guestZalo.ts'
import type { Like } from '../languages.ts'

export const guestZalo = {
  title: 'Seguici su Zalo',
  tile: 'Domande e offerte su Zalo',
  lead: 'Segui {venue} su Zalo e invia il codice qui sotto, così il locale ti riconosce.',
  code: 'Il tuo codice, valido una volta per un’ora',
  copy: 'Copia il codice.',
  copyIt: 'Copia',
  copied: 'Copiato',
  send: 'Apri Zalo, premi Segui, incolla il codice nel messaggio e invialo.',
  open: 'Apri Zalo',
  look: 'Ho inviato il codice',
  done: 'Zalo collegato',
  doneLead: '{venue} ora ti riconosce su Zalo.',
} as const satisfies Like<typeof source>
