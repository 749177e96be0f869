import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: 'Votre code est prêt',
    body: 'Rejoignez le Wi-Fi de l’établissement, puis touchez le bouton. Le code se remplit tout seul.',
    button: 'Se connecter',
  },
  unreadable: {
    title: 'Nous n’avons pas pu lire cette demande',
    body: 'Les données envoyées ne correspondent pas au formulaire de cette page. Rouvrez la page, remplissez-la et envoyez-la à nouveau.',
    button: 'Rouvrir la page',
  },
  'hand-off-over': {
    title: 'Cette adresse ne fonctionne plus',
    body: 'Chaque adresse ne s’ouvre qu’une fois, pendant quelques minutes. Revenez à la page d’accueil sur votre téléphone et touchez « Recommencer » pour en obtenir une nouvelle.',
    button: 'Ouvrir la page d’accueil',
  },
  reference: 'Code pour le personnel : {reference}',
  wait: 'Vous pourrez réessayer dans',
  'not-through-wifi': {
    title: 'Vous n’êtes pas encore sur notre Wi-Fi',
    body: 'Ouvrez les réglages Wi-Fi, choisissez notre réseau et attendez que cette page s’affiche d’elle-même. Si les données mobiles ou un VPN sont actifs, coupez-les un instant.',
    button: 'Réessayer',
  },
  ended: {
    title: 'Vous n’êtes plus connecté',
    body: 'Cette session Wi-Fi est terminée. Se reconnecter ne prend que quelques secondes.',
    button: 'Se reconnecter',
  },
  left: {
    title: 'Vous êtes déconnecté',
    body: 'Le Wi-Fi a confirmé que votre téléphone a quitté le réseau. À bientôt !',
    button: 'Se reconnecter',
  },
  erased: {
    title: 'Vos données sont effacées',
    body: 'Plus rien ici ne permet de vous identifier. La prochaine fois, vous serez un nouveau client.',
    button: 'Terminé',
  },
  expired: {
    title: 'Cette page a expiré',
    body: 'Elle est restée ouverte un peu trop longtemps. Recommencer ne prend que quelques secondes.',
    button: 'Recommencer',
  },
  'gateway-silent': {
    title: 'Le Wi-Fi ne répond pas',
    body: 'Vous n’êtes pas encore en ligne. Patientez un instant et réessayez ; si rien ne change, demandez au personnel de vérifier le routeur.',
    button: 'Réessayer',
  },
  refused: {
    title: 'Nous n’avons pas pu vous connecter',
    body: 'Le Wi-Fi a refusé cette connexion. Réessayez depuis le début ou demandez de l’aide au personnel.',
    button: 'Recommencer',
  },
  'too-many': {
    title: 'Trop de tentatives',
    body: 'Il y a eu trop d’essais en peu de temps. Patientez une minute, puis réessayez.',
    button: 'Réessayer',
  },
  full: {
    title: 'Le Wi-Fi est complet pour le moment',
    body: 'Le Wi-Fi a atteint son nombre maximal de clients. Vous pourrez vous connecter dès que quelqu’un part ; réessayez dans quelques minutes.',
    button: 'Réessayer',
  },
  blocked: {
    title: 'Cet appareil ne peut pas se connecter ici',
    body: 'L’établissement a bloqué le Wi-Fi pour cet appareil. Si vous pensez que c’est une erreur, demandez au personnel.',
    button: 'Réessayer',
  },
  quota: {
    title: 'Vous avez atteint la limite du jour',
    body: 'Chaque client dispose d’un temps et d’un volume de données par jour, tous appareils confondus. Revenez demain ou demandez au personnel.',
    button: 'Réessayer',
  },
  gone: {
    title: 'Cette page n’existe plus',
    body: 'Le Wi-Fi d’ici a une nouvelle page de connexion. Coupez puis rallumez le Wi-Fi pour l’ouvrir, ou demandez au personnel.',
    button: 'Réessayer',
  },
  'not-found': {
    title: 'Page introuvable',
    body: 'L’adresse est peut-être incomplète ou mal saisie. La page de départ vous mène au Wi-Fi.',
    button: 'Aller à la page de départ',
  },
  server: {
    title: 'Un problème de notre côté',
    body: 'Vous n’y êtes pour rien. Patientez un instant et réessayez ; si rien ne change, prévenez le personnel.',
    button: 'Réessayer',
  },
} as const satisfies Like<typeof source>
