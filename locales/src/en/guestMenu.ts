import type { guestMenu as source } from '../vi/guestMenu.ts'
import type { Like } from '../languages.ts'

export const guestMenu = {
  title: 'Menu',
  lead: 'What {venue} serves.',
  items: '{count, plural, one {# item} other {# items}}',
  menus: 'Menus',
  soldOut: 'Sold out',
  onRequest: 'Price: please ask',
  plus: '+{price}',
  empty: 'There is nothing on the menu yet.',
  next: 'Show more',
  before: 'Previous page',
  back: 'Back to the menu',
  atTable: 'You are at table {table}.',
  link: 'See the menu',
  card: {
    scan: 'Scan to see the menu',
    scanHome: 'Scan to see your points and gifts',
    table: 'Table',
  },
} as const satisfies Like<typeof source>
