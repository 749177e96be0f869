import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Etichette',
  lead: 'Segna gli ospiti a mano o crea una regola che lo fa da sola.',
  add: 'Aggiungi etichetta',
  edit: 'Modifica l’etichetta',
  save: 'Salva',
  remove: 'Elimina',
  removeTitle: 'Eliminare l’etichetta “{name}” da tutti gli ospiti?',
  empty: 'Ancora nessuna etichetta',
  name: 'Nome',
  colour: 'Colore',
  guests: 'Ospiti',
  origin: 'Assegnazione',
  byHand: 'A mano',
  byRule: 'Con regola',
  hasRule: 'Etichetta con una regola',
  colours: {
    green: 'Verde',
    blue: 'Blu',
    violet: 'Viola',
    amber: 'Ambra',
    red: 'Rosso',
    grey: 'Grigio',
  },
} as const satisfies Like<typeof source>
