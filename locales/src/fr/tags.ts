import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Étiquettes',
  lead: 'Marquez les clients à la main ou créez une règle automatique.',
  add: 'Ajouter une étiquette',
  edit: 'Modifier l’étiquette',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer l’étiquette « {name} » de tous les clients ?',
  empty: 'Aucune étiquette pour l’instant',
  name: 'Nom',
  colour: 'Couleur',
  guests: 'Clients',
  origin: 'Attribution',
  byHand: 'À la main',
  byRule: 'Par règle',
  hasRule: 'Étiqueter selon une règle',
  colours: {
    green: 'Vert',
    blue: 'Bleu',
    violet: 'Mauve',
    amber: 'Ambre',
    red: 'Rouge',
    grey: 'Gris',
  },
} as const satisfies Like<typeof source>
