import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'Ce parcours n’a encore aucune étape. Ajoutez-en au moins une pour que les clients puissent se connecter.',
    'repeated-id': 'Deux étapes sont identiques. Supprimez-en une et ajoutez-la à nouveau.',
    'terms-late': 'Les conditions doivent précéder toute étape qui demande des informations au client.',
    'terms-repeated': 'Une seule étape de conditions suffit.',
    'no-questions': 'Cette étape n’a encore aucune question.',
    'no-options': 'Une question à choix demande au moins deux options.',
    'repeated-question': 'Deux questions sont identiques. Supprimez-en une et ajoutez-la à nouveau.',
    'mapping-type': 'Une question enregistrée comme téléphone ou e-mail doit être de ce type.',
    'no-code-way': 'Choisissez au moins un moyen de donner le code au client.',
    'code-way-unconnected':
      'Un moyen d’envoi du code n’est pas connecté. Connectez-le dans Intégrations ou décochez-le.',
    'code-way-unfit': 'Un moyen d’envoi du code ne convient pas à cette étape.',
    'no-password': 'Aucun mot de passe pour les clients n’est défini.',
    'no-offers': 'Choisissez au moins une offre.',
    'offer-gone': 'Une offre n’est plus en vente. Retirez-la ou réactivez-la dans Codes d’accès.',
    'purchase-unconnected': 'Aucun compte d’encaissement. Connectez-en un dans Vente de Wi-Fi.',
    'sign-in-unconnected': 'Ce mode de connexion n’est pas connecté. Connectez-le dans Intégrations.',
    'no-video': 'Il n’y a encore ni vidéo, ni image, ni texte à montrer.',
    'video-plan': 'Votre formule n’inclut pas la vidéo. Utilisez une image ou changez de formule.',
    'skip-late': 'Le délai pour passer est plus long que la vidéo.',
    'one-tap-early':
      'Ici, le bouton Se connecter ne connecte pas encore, car d’autres étapes suivent. Placez l’étape en un geste à la fin ou changez le texte du bouton.',
  },
} satisfies Like<typeof source>
