import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'Ce parcours n’a encore aucune étape. Ajoutez-en au moins une pour que les invités se connectent.',
    'repeated-id': 'Deux étapes sont identiques. Supprimez-en une et ajoutez-la à nouveau.',
    'terms-late': 'Les conditions doivent précéder toute étape qui demande quelque chose.',
    'terms-repeated': 'Une seule étape de conditions suffit.',
    'no-questions': 'Cette étape ne demande encore rien.',
    'no-options': 'Une question à choix demande au moins deux options.',
    'repeated-question': 'Deux questions sont identiques. Supprimez-en une et ajoutez-la à nouveau.',
    'mapping-type': 'Une question enregistrée comme téléphone ou e-mail doit être de ce type.',
    'no-code-way': 'Choisissez au moins un moyen de donner le code.',
    'code-way-unconnected':
      'Un moyen d’envoi du code n’est pas connecté. Connectez-le dans Intégrations ou décochez-le.',
    'code-way-unfit': 'Un moyen d’envoi du code ne convient pas à cette étape.',
    'no-password': 'Il n’y a pas encore de mot de passe pour les invités.',
    'sign-in-unconnected': 'Cette connexion n’est pas configurée. Configurez-la dans Intégrations.',
    'no-video': 'Il n’y a encore ni vidéo, ni image, ni texte à montrer.',
    'video-plan': 'L’offre actuelle n’inclut pas la vidéo. Utilisez une image ou changez d’offre.',
    'skip-late': 'On ne pourrait passer qu’après la fin de la vidéo.',
    'one-tap-early':
      'Le bouton Se connecter ne connecte pas ici, car d’autres étapes suivent. Placez l’étape en un geste à la fin ou changez le texte du bouton.',
  },
} satisfies Like<typeof source>
