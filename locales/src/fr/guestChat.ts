import type { guestChat as source } from '../vi/guestChat.ts'
import type { Like } from '../languages.ts'

export const guestChat = {
  title: 'Nous écrire',
  lead: 'Horaires, réservation, remarque : {venue} vous répond ici même.',
  tile: 'Une question ? Nous répondons ici',
  answers: '{count, plural, one {# nouvelle réponse} other {# nouvelles réponses}}',
  you: 'Vous',
  words: 'Votre message',
  send: 'Envoyer',
  sending: 'Envoi…',
  fresh: 'Voir les nouveaux messages',
  problem: {
    empty: 'Écrivez quelques mots.',
    'too-long': 'Ce message est trop long. Raccourcissez-le ou envoyez-le en deux fois.',
    'too-many': 'Vous avez envoyé beaucoup de messages à la suite. Patientez un peu avant le prochain.',
  },
} as const satisfies Like<typeof source>
