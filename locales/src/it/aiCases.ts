import type { aiCases as source } from '../vi/aiCases.ts'
import type { Like } from '../languages.ts'

export const aiCases = {
  title: 'Domande di prova',
  lead: 'Le tue domande con la risposta attesa. Rieseguile dopo ogni modifica delle regole.',
  empty: 'Ancora nessuna domanda',
  add: 'Aggiungi domanda',
  edit: 'Modifica la domanda',
  save: 'Salva',
  remove: 'Elimina',
  removeTitle: 'Eliminare la domanda «{name}»?',
  question: 'Domanda',
  expects: 'Esito atteso',
  results: {
    rule: 'Una regola',
    faq: 'Una domanda frequente',
    ai: 'L’IA',
    hand: 'Una persona',
    silent: 'Silenzio',
  },
  contains: 'Deve contenere',
  containsHint: 'Lascia vuoto per accettare qualsiasi risposta.',
  result: 'Esito',
  right: 'Giusto',
  wrong: 'Sbagliato',
  never: 'Non ancora eseguita',
  answer: 'Risposta',
  runAll: 'Esegui tutte',
  rightOf: '{right, number} su {count, number} giuste',
  running: 'Domanda {number, number} di {count, number}',
} as const satisfies Like<typeof source>
