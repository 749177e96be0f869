import type { guestMenu as source } from '../vi/guestMenu.ts'
import type { Like } from '../languages.ts'

export const guestMenu = {
  title: 'Menù',
  lead: 'Che cosa si serve da {venue}.',
  items: '{count, plural, one {# prodotto} other {# prodotti}}',
  menus: 'Menù disponibili',
  soldOut: 'Esaurito',
  onRequest: 'Prezzo: chiedi al personale',
  plus: '+{price}',
  empty: 'Nel menù non c’è ancora niente.',
  next: 'Mostra altro',
  before: 'Pagina precedente',
  back: 'Torna al menù',
  atTable: 'Sei al tavolo {table}.',
  link: 'Vedi il menù',
  card: {
    scan: 'Inquadra per vedere il menù',
    scanHome: 'Inquadra per vedere punti e premi',
    table: 'Tavolo',
  },
} as const satisfies Like<typeof source>
