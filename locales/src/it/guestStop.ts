import type { guestStop as source } from '../vi/guestStop.ts'
import type { Like } from '../languages.ts'

export const guestStop = {
  ask: 'Non ricevere più messaggi?',
  askLead: '{venue} non ti scriverà più in questo modo.',
  button: 'Non ricevere più',
  busy: 'Salvataggio…',
  done: 'Fatto',
  doneLead: 'D’ora in poi {venue} non ti scrive più in questo modo.',
  gone: 'Questo link non vale più',
  goneLead: 'Puoi fermare i messaggi nella pagina del locale, nei tuoi dati.',
} as const satisfies Like<typeof source>
