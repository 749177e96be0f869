import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Etichette',
  lead: 'Segna gli ospiti a mano, o crea una regola che aggiunge e toglie l’etichetta da sola.',
  add: 'Aggiungi etichetta',
  edit: 'Modifica l’etichetta',
  save: 'Salva',
  remove: 'Elimina',
  removeTitle: 'Eliminare l’etichetta «{name}» da tutti gli ospiti?',
  empty: 'Ancora nessuna etichetta',
  name: 'Nome',
  colour: 'Colore',
  guests: 'Ospiti',
  origin: 'Assegnazione',
  byHand: 'A mano',
  byRule: 'Con regola',
  preview: {
    has: '{count, plural, =0 {Nessun ospite ha questa etichetta} one {# ospite ha questa etichetta} other {# ospiti hanno questa etichetta}}',
    gains: '{count, plural, one {# ospite la riceverà} other {# ospiti la riceveranno}}',
    loses: '{count, plural, one {# ospite la perderà} other {# ospiti la perderanno}}',
    segments: 'Nei segmenti: {names}',
    renames: 'Il nuovo nome compare su tutti gli ospiti che la hanno.',
  },
  merging: {
    action: 'Unisci a un’altra etichetta',
    title: 'Unisci l’etichetta «{name}»',
    lead: 'Gli ospiti e i segmenti con questa etichetta ricevono l’altra. Questa viene eliminata.',
    into: 'Unisci a',
    confirm: 'Unisci',
    done: 'Unita a «{name}»',
  },
  hasRule: 'Aggiungi e togli con una regola',
  colours: {
    green: 'Verde',
    blue: 'Blu',
    violet: 'Viola',
    amber: 'Ambra',
    red: 'Rosso',
    grey: 'Grigio',
  },
} as const satisfies Like<typeof source>
