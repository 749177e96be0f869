import type { guestReview as source } from '../vi/guestReview.ts'
import type { Like } from '../languages.ts'

export const guestReview = {
  title: 'Avis',
  lead: 'Comment s’est passée votre visite chez {venue} ? L’établissement lit chaque mot et peut le publier avec votre prénom.',
  tile: 'Comment était votre dernière visite ?',
  score: 'Combien d’étoiles ?',
  words: 'Quelques mots pour l’établissement',
  send: 'Envoyer l’avis',
  sending: 'Envoi…',
  thanks: 'Merci !',
  received: '{venue} a bien reçu votre avis.',
  none: 'Aucune nouvelle visite à noter, ou vous avez déjà donné votre avis.',
  publicly: 'Si vous le souhaitez, dites-le aussi sur Google. Rien n’est offert pour cela : un mot sincère suffit.',
  onGoogle: 'Écrire sur Google',
  others: 'Ce que disent les clients',
  average: '{average, number} étoiles sur 5, d’après {count, plural, one {# avis} other {# avis}}.',
  count: '{count, plural, one {# avis} other {# avis}}',
  stars: '{score, number} étoiles sur 5',
  reply: 'L’établissement a répondu : {reply}',
  own: 'Vos avis',
} as const satisfies Like<typeof source>
