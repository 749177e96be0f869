import type { aiCases as source } from '../vi/aiCases.ts'
import type { Like } from '../languages.ts'

export const aiCases = {
  title: 'Questions de test',
  lead: 'Vos questions et ce qui doit en sortir. Relancez-les après chaque modification.',
  empty: 'Aucune question',
  add: 'Ajouter une question',
  edit: 'Modifier la question',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer la question « {name} » ?',
  question: 'Question',
  expects: 'Doit donner',
  results: {
    rule: 'Une règle',
    faq: 'Une question fréquente',
    ai: 'L’IA',
    hand: 'Une personne',
    silent: 'Silence',
  },
  contains: 'Doit contenir',
  containsHint: 'Vide : n’importe quelle réponse.',
  result: 'Résultat',
  right: 'Juste',
  wrong: 'Faux',
  never: 'Pas encore lancé',
  answer: 'Réponse',
  runAll: 'Tout lancer',
  rightOf: '{right, number} sur {count, number} justes',
  running: 'Question {number, number} sur {count, number}',
} as const satisfies Like<typeof source>
