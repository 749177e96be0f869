import type { stepQuestions as source } from '../vi/stepQuestions.ts'
import type { Like } from '../languages.ts'

// The questions of a step.
export const stepQuestions = {
  title: 'Domande',
  add: 'Aggiungi domanda',
  none: 'Ancora nessuna domanda.',
  full: 'Un passaggio ha al massimo {most, number} domande.',
  one: 'Domanda {number, number}',
  label: 'Domanda',
  type: 'Tipo di risposta',
  mapping: 'Salva come',
  mappingKey: 'Nome del campo personalizzato',
  mappingKeyHint: 'Minuscole senza accenti, come numero_camera.',
  required: 'Obbligatoria',
  up: 'Sposta in su la domanda {number, number}',
  down: 'Sposta in giù la domanda {number, number}',
  duplicate: 'Duplica la domanda {number, number}',
  remove: 'Elimina la domanda {number, number}',
  options: 'Scelte',
  option: 'Scelta {number, number}',
  addOption: 'Aggiungi scelta',
  removeOption: 'Elimina la scelta {number, number}',
  moved: 'La domanda è ora la numero {number, number}',
  removed: 'Domanda eliminata',
} satisfies Like<typeof source>
