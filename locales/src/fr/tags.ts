import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Étiquettes',
  lead: 'Marquez les clients à la main, ou créez une règle qui pose et retire l’étiquette.',
  add: 'Ajouter une étiquette',
  edit: 'Modifier l’étiquette',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer l’étiquette « {name} » de tous les clients ?',
  empty: 'Aucune étiquette pour l’instant',
  name: 'Nom de l’étiquette',
  colour: 'Couleur',
  guests: 'Clients',
  origin: 'Attribution',
  byHand: 'À la main',
  byRule: 'Par règle',
  preview: {
    has: '{count, plural, =0 {Aucun client n’a cette étiquette} one {# client a cette étiquette} other {# clients ont cette étiquette}}',
    gains: '{count, plural, one {# client la recevra} other {# clients la recevront}}',
    loses: '{count, plural, one {# client la perdra} other {# clients la perdront}}',
    segments: 'Dans les segments : {names}',
    renames: 'Le nouveau nom s’affiche chez tous les clients qui l’ont.',
  },
  merging: {
    action: 'Fusionner dans une autre',
    title: 'Fusionner l’étiquette « {name} »',
    lead: 'Les clients et segments qui ont cette étiquette reçoivent l’autre. Celle-ci disparaît.',
    into: 'Fusionner dans',
    confirm: 'Fusionner',
    done: 'Fusionnée dans « {name} »',
  },
  hasRule: 'Poser et retirer selon une règle',
  colours: {
    green: 'Vert',
    blue: 'Bleu',
    violet: 'Violet',
    amber: 'Ambre',
    red: 'Rouge',
    grey: 'Gris',
  },
} as const satisfies Like<typeof source>
