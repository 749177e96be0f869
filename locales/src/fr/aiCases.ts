import type { aiCases as source } from '../vi/aiCases.ts'
import type { Like } from '../languages.ts'

export const aiCases = {
  title: 'Questions de test',
  lead: 'Vos propres questions et le résultat attendu. Relancez-les après chaque modification des règles.',
  empty: 'Aucune question',
  add: 'Ajouter une question',
  edit: 'Modifier la question',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer la question « {name} » ?',
  question: 'Question',
  expects: 'Résultat attendu',
  results: {
    rule: 'Une règle',
    faq: 'Une question fréquente',
    ai: 'L’IA',
    hand: 'L’équipe',
    silent: 'Silence',
  },
  contains: 'Doit contenir',
  containsHint: 'Laissez vide pour accepter toute réponse.',
  result: 'Résultat',
  right: 'Juste',
  wrong: 'Faux',
  never: 'Pas encore lancée',
  answer: 'Réponse',
  runAll: 'Tout lancer',
  rightOf: '{right, number} sur {count, number} justes',
  running: 'Question {number, number} sur {count, number}',
} as const satisfies Like<typeof source>
