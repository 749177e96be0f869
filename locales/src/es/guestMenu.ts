import type { guestMenu as source } from '../vi/guestMenu.ts'
import type { Like } from '../languages.ts'

export const guestMenu = {
  title: 'Carta',
  lead: 'Lo que se sirve en {venue}.',
  items: '{count, plural, one {# producto} other {# productos}}',
  menus: 'Cartas',
  soldOut: 'Agotado',
  onRequest: 'Precio: pregunta al personal',
  plus: '+{price}',
  empty: 'Aún no hay nada en la carta.',
  next: 'Ver más',
  before: 'Página anterior',
  back: 'Volver a la carta',
  atTable: 'Estás en la mesa {table}.',
  link: 'Ver la carta',
  card: {
    scan: 'Escanea para ver la carta',
    scanHome: 'Escanea para ver tus puntos y regalos',
    table: 'Mesa',
  },
} as const satisfies Like<typeof source>
