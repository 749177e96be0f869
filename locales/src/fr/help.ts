import type { Like } from '../languages.ts'
import type { help as source } from '../vi/help.ts'

export const help = {
  title: 'Aide',
  lead: 'Ce dont un patron a le plus souvent besoin, sans informaticien.',
  contents: 'Sur cette page',
  back: 'Ouvrir Portico',
  topics: {
    start: {
      title: 'Votre première soirée',
      one: 'Créez votre compte et la page de votre établissement, puis suivez la liste de l’écran Vue d’ensemble : elle se coche seule et montre toujours l’étape suivante.',
      two: 'Pas de routeur sous la main ? Appuyez sur « Essayer sans routeur » pour voir la page d’accueil comme un client. Les essais ne comptent pas dans les chiffres.',
      three: 'C’est fini quand la liste annonce que le premier client est en ligne.',
    },
    router: {
      title: 'Raccorder un routeur ou une borne Wi-Fi',
      one: 'Ouvrez Appareils, ajoutez-en un, choisissez son type et un nom facile à retenir, comme « Comptoir ».',
      two: 'Portico prépare les réglages de cet appareil. Copiez chaque partie, dans l’ordre, dans la page d’administration du routeur.',
      three: 'Redémarrez le routeur. Au premier signe de vie, son état passe en ligne, sans recharger la page.',
    },
    welcome: {
      title: 'Les clients ne voient pas la page d’accueil',
      one: 'Demandez au client d’oublier le Wi-Fi et de le rejoindre, ou d’ouvrir neverssl.com dans le navigateur.',
      two: 'Un téléphone avec VPN ou DNS privé ne l’affiche pas. Désactivez-le, connectez-vous, réactivez-le.',
      three:
        'Toujours rien ? Regardez si l’appareil est en ligne et si l’adresse d’accueil de ses réglages est exacte à la lettre près.',
    },
    offline: {
      title: 'Un appareil est hors ligne',
      one: 'Vérifiez le courant et le câble. Après une courte coupure, attendez cinq minutes.',
      two: 'Le routeur doit joindre Internet et être à l’heure : sinon, les signatures sont refusées.',
      three:
        'Nouveau mot de passe ou retour aux réglages d’usine ? Rouvrez l’installation de l’appareil et collez à nouveau les réglages.',
    },
    team: {
      title: 'Inviter votre équipe',
      one: 'Ouvrez Membres, saisissez un e-mail ou un mobile et choisissez un rôle. L’invitation vaut 7 jours.',
      two: 'Le personnel ne voit que la journée ; les analystes ne changent rien ; les gérants font tout sauf l’argent et la suppression de la page.',
      three: 'Une personne retirée perd l’accès en quelques secondes, sur tous ses appareils.',
    },
    signIn: {
      title: 'Vous ne pouvez pas vous connecter',
      one: 'Mot de passe oublié : appuyez sur « Mot de passe oublié ? » à la connexion. Le lien sert une fois, pendant 30 minutes.',
      two: 'Pas de message ? Regardez dans les indésirables, puis renvoyez-le.',
      three:
        'Téléphone perdu avec l’application : utilisez un code de secours, puis créez-en de nouveaux dans les paramètres du compte.',
    },
    numbers: {
      title: 'Ce que disent les chiffres',
      one: 'Une visite compte quand l’appareil confirme que le client est en ligne, pas quand un téléphone ouvre seulement la page d’accueil.',
      two: 'Chaque client compte une fois dans la période affichée, même s’il se reconnecte souvent.',
      three: 'Les jours suivent le fuseau horaire de l’établissement, choisi dans les réglages de la page.',
    },
    privacy: {
      title: 'Les données de vos clients',
      one: 'Ne demandez que le nécessaire. Accepter des messages est toujours une case à part, que le client coche lui-même.',
      two: 'Qui voit les noms et numéros se décide dans Membres.',
      three:
        'Si un client veut être effacé, vous devez le faire. Une page supprimée est gardée 30 jours, puis disparaît.',
    },
  },
} as const satisfies Like<typeof source>
