import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: 'Titre ou question',
  lead: 'Questions fréquentes, notes et fichiers (PDF, .txt, .md, .csv). Page, carte, cadeaux et horaires sont déjà connus.',
  empty: 'Aucune connaissance',
  add: 'Ajouter',
  edit: 'Modifier',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer « {name} » ?',
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
  titleHint: 'Pour une question : une formulation par ligne.',
  body: 'Texte ou réponse',
  leftOut: '{count, plural, one {# phrase écartée} other {# phrases écartées}}',
  leftOutText: 'Ces phrases donnent des ordres à l’IA au lieu d’informer les clients ; elles ne servent pas :',
  addFile: 'Ajouter un fichier',
  fileLarge: 'Ce fichier est trop volumineux. Le maximum est de {most}.',
  fileSending: 'Envoi de {name}',
  fileReading: 'Lecture de {name}',
  fileOffline: 'Pas de connexion. L’envoi reprendra dès son retour.',
  fileAdded: '{name} ajouté',
} as const satisfies Like<typeof source>
