import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: 'Annonces',
  lead: 'Une phrase courte que chaque propriétaire lit en haut de ses écrans.',
  empty: 'Aucune annonce',
  add: 'Ajouter une annonce',
  edit: 'Modifier l’annonce',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer l’annonce « {name} » ?',
  words: 'Texte',
  tone: 'Type',
  tones: {
    info: 'Information',
    warn: 'Avertissement',
  },
  from: 'Du',
  to: 'Jusqu’au',
  toHelp: 'Laissez vide si la date de fin n’est pas connue.',
  forever: 'sans date de fin',
  suspended:
    'La page « {page} » est suspendue : {reason}. Les clients ne peuvent pas ouvrir sa page d’accueil. Contactez l’exploitant de la plateforme.',
} as const satisfies Like<typeof source>
