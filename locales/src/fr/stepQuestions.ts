import type { stepQuestions as source } from '../vi/stepQuestions.ts'
import type { Like } from '../languages.ts'

// The questions of a step.
export const stepQuestions = {
  title: 'Questions',
  add: 'Ajouter une question',
  none: 'Aucune question.',
  full: 'Une étape a au plus {most, number} questions.',
  one: 'Question {number, number}',
  label: 'Question',
  type: 'Type de réponse',
  mapping: 'Enregistrer comme',
  mappingKey: 'Nom du champ personnalisé',
  mappingKeyHint: 'Minuscules sans accents, comme numero_chambre.',
  required: 'Obligatoire',
  up: 'Monter la question {number, number}',
  down: 'Descendre la question {number, number}',
  duplicate: 'Dupliquer la question {number, number}',
  remove: 'Supprimer la question {number, number}',
  options: 'Choix',
  option: 'Choix {number, number}',
  addOption: 'Ajouter un choix',
  removeOption: 'Supprimer le choix {number, number}',
  moved: 'La question est maintenant en position {number, number}',
  removed: 'Question supprimée',
} satisfies Like<typeof source>
