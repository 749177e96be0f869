import type { reviews as source } from '../vi/reviews.ts'
import type { Like } from '../languages.ts'

export const reviews = {
  title: 'Avis',
  lead: 'Ce que disent les clients après leur visite. Répondez, montrez-le sur la page de l’établissement ou masquez-le.',
  empty: 'Aucun avis pour l’instant',
  emptyText:
    'La question est posée après chaque visite, dans l’espace du client et sur la page qui dit qu’il est en ligne.',
  off: 'La page ne demande pas d’avis. Activez-le dans la fiche de la page.',
  average: 'Moyenne sur 5',
  total: 'Nombre d’avis',
  waiting: 'Non lus',
  somebody: 'Client effacé',
  score: 'Étoiles',
  words: 'Ce que dit le client',
  wordless: 'Sans texte',
  date: 'Date',
  state: 'État',
  states: {
    new: 'Nouveau',
    published: 'Publié',
    hidden: 'Masqué',
  },
  any: 'Tous',
  search: 'Rechercher dans les avis',
  stars: '{score, plural, one {# étoile} other {# étoiles}}',
  publish: 'Publier',
  hide: 'Masquer',
  reply: 'Réponse de l’établissement',
  replyHint: 'Les clients et les visiteurs la lisent une fois l’avis publié.',
  save: 'Enregistrer',
  settings: {
    open: 'Réglages',
    title: 'Réglages des avis',
    isShown: 'Montrer les avis publiés sur la page de l’établissement',
    isShownHint: 'Avec le prénom du client ; jamais un numéro ni un nom de famille.',
    googleUrl: 'Lien pour un avis Google',
    googleUrlHint:
      'Les clients qui donnent 4 ou 5 étoiles sont invités à en parler sur Google. N’offrez rien en échange.',
    lowScore: 'Créer un prospect jusqu’à cette note incluse',
    lowScoreHint: 'Pour vous excuser avant que la plainte ne devienne publique. 0 : jamais.',
  },
} as const satisfies Like<typeof source>
