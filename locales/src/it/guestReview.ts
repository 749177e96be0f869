import type { guestReview as source } from '../vi/guestReview.ts'
import type { Like } from '../languages.ts'

export const guestReview = {
  title: 'Recensione',
  lead: 'Com’è andata la visita da {venue}? Il locale legge ogni parola e può pubblicarla con il tuo nome.',
  tile: 'Com’è andata l’ultima visita?',
  score: 'Quante stelle?',
  words: 'Due parole per il locale',
  send: 'Invia la recensione',
  sending: 'Invio…',
  thanks: 'Grazie!',
  received: '{venue} ha ricevuto la tua recensione.',
  none: 'Nessuna nuova visita da recensire, oppure l’hai già fatto.',
  publicly: 'Se ti va, raccontalo anche su Google. Non ci sono premi per questo: basta la tua opinione sincera.',
  onGoogle: 'Scrivi su Google',
  others: 'Cosa dicono gli ospiti',
  average: '{average, number} stelle su 5, da {count, plural, one {# recensione} other {# recensioni}}.',
  count: '{count, plural, one {# recensione} other {# recensioni}}',
  stars: '{score, number} stelle su 5',
  reply: 'Il locale ha risposto: {reply}',
  own: 'Le tue recensioni',
} as const satisfies Like<typeof source>
