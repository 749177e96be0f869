import type { guestReview as source } from '../vi/guestReview.ts'
import type { Like } from '../languages.ts'

export const guestReview = {
  title: 'Opinión',
  lead: '¿Qué tal tu visita a {venue}? El local lee cada palabra y puede publicarla con tu nombre de pila.',
  tile: '¿Qué tal tu última visita?',
  score: '¿Cuántas estrellas?',
  words: 'Unas palabras para el local',
  send: 'Enviar la opinión',
  sending: 'Enviando…',
  thanks: '¡Gracias!',
  received: '{venue} ha recibido tu opinión.',
  none: 'No hay ninguna visita nueva que valorar, o ya la has valorado.',
  publicly: 'Si te apetece, cuéntalo también en Google. No hay recompensa: basta con tu opinión sincera.',
  onGoogle: 'Escribir en Google',
  others: 'Lo que dicen los clientes',
  average: '{average, number} de 5 estrellas, de {count, plural, one {# opinión} other {# opiniones}}.',
  count: '{count, plural, one {# opinión} other {# opiniones}}',
  stars: '{score, number} de 5 estrellas',
  reply: 'El local respondió: {reply}',
  own: 'Tus opiniones',
} as const satisfies Like<typeof source>
