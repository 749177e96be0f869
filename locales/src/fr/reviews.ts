import type { reviews as source } from '../vi/reviews.ts'
import type { Like } from '../languages.ts'

export const reviews = {
  title: 'Avis',
  lead: 'Ce que disent les clients après leur visite. Répondez, montrez-le sur la page de l’établissement ou masquez-le.',
  empty: 'Aucun avis pour l’instant',
  emptyText:
    'La question est posée après chaque visite, sur la page du client et sur celle qui dit qu’il est en ligne.',
  off: 'La page ne demande pas d’avis. Activez-le dans les informations de la page.',
  average: 'Moyenne sur 5',
  total: 'Nombre d’avis',
  waiting: 'Non lus',
  somebody: 'Un client effacé',
  score: 'Étoiles',
  words: 'Ce que dit le client',
  wordless: 'Sans texte',
  date: 'Jour',
  state: 'État',
  states: {
    new: 'Nouveau',
    published: 'Publié',
    hidden: 'Masqué',
  },
  any: 'Tous',
  search: 'Chercher dans les avis',
  stars: '{score, plural, one {# étoile} other {# étoiles}}',
  publish: 'Publier',
  hide: 'Masquer',
  reply: 'Réponse de l’établissement',
  replyHint: 'Elle se lit une fois l’avis publié.',
  save: 'Enregistrer',
  settings: {
    open: 'Réglages',
    title: 'Réglages des avis',
    isShown: 'Montrer les avis publiés sur la page de l’établissement',
    isShownHint: 'Avec le prénom du client ; jamais un numéro ni un nom de famille.',
    googleUrl: 'Lien pour un avis Google',
    googleUrlHint: 'Qui donne 4 ou 5 étoiles est invité à le dire là-bas. Rien ne doit être offert pour cela.',
    lowScore: 'Jusqu’à cette note, un prospect est créé',
    lowScoreHint: 'Pour s’excuser avant que la plainte soit publique. 0 : jamais.',
  },
} as const satisfies Like<typeof source>
