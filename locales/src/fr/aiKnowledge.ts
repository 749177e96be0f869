import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: 'Titre ou question',
  lead: 'Questions fréquentes, notes et fichiers (PDF, .txt, .md, .csv). L’IA connaît déjà votre page, votre carte, vos cadeaux et vos horaires.',
  empty: 'Pas encore de connaissances',
  add: 'Ajouter',
  edit: 'Modifier',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer « {name} » ?',
  kind: 'Type',
  kinds: {
    faq: 'Question fréquente',
    text: 'Note',
    file: 'Fichier',
  },
  state: 'État',
  on: 'Utilisé',
  off: 'Désactivé',
  use: 'Utiliser pour répondre',
  changed: 'Dernière modification',
  titleHint: 'Pour une question : une formulation par ligne.',
  body: 'Texte ou réponse',
  leftOut: '{count, plural, one {# phrase écartée} other {# phrases écartées}}',
  leftOutText:
    'Ces phrases donnent des ordres à l’IA au lieu d’informer les clients ; elles ne sont donc pas utilisées :',
  addFile: 'Ajouter un fichier',
  fileLarge: 'Ce fichier est trop volumineux. Le maximum est de {most}.',
  fileSending: 'Envoi de {name}',
  fileReading: 'Lecture de {name}',
  fileOffline: 'Pas de connexion. L’envoi reprendra dès son retour.',
  fileAdded: '{name} ajouté',
} as const satisfies Like<typeof source>
