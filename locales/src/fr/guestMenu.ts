import type { guestMenu as source } from '../vi/guestMenu.ts'
import type { Like } from '../languages.ts'

export const guestMenu = {
  title: 'Carte',
  lead: 'Ce que l’on sert chez {venue}.',
  items: '{count, plural, one {# article} other {# articles}}',
  menus: 'Cartes',
  soldOut: 'Épuisé',
  onRequest: 'Prix : demandez au personnel',
  plus: '+{price}',
  empty: 'Il n’y a encore rien à la carte.',
  next: 'Voir la suite',
  before: 'Page précédente',
  back: 'Revenir à la carte',
  atTable: 'Vous êtes à la table {table}.',
  link: 'Voir la carte',
  card: {
    scan: 'Scannez pour voir la carte',
    scanHome: 'Scannez pour voir vos points et cadeaux',
    table: 'Table n°',
  },
} as const satisfies Like<typeof source>
