import type { home as source } from '../vi/home.ts'
import type { Like } from '../languages.ts'

export const home = {
  title: 'Vue d’ensemble',
  stats: {
    online: 'Sur votre Wi-Fi maintenant',
    onlineNote: 'sur {devices, plural, one {# appareil} other {# appareils}}',
    onlineNone: 'Les clients apparaissent ici dès leur connexion',
    visitsToday: 'Visites aujourd’hui',
    vsSameHours: 'par rapport aux mêmes heures il y a une semaine',
    visitsWeek: 'Visites sur 7 jours',
    vsPreviousWeek: 'par rapport aux 7 jours précédents',
    weekCourse: 'Visites de chacun des 7 derniers jours',
  },
  online: {
    title: 'Clients en ligne',
    live: 'En direct',
    connecting: 'Connexion…',
    guest: 'Client',
    noName: 'Client sans nom',
    device: 'Appareil',
    since: 'En ligne depuis',
    down: 'Reçu',
    up: 'Envoyé',
    leaving: 'Départ en cours…',
    empty: 'Personne n’est sur le Wi-Fi pour l’instant',
    emptyText: 'Dès qu’un client se connecte, vous le voyez ici, sans recharger la page.',
  },
  disconnect: {
    action: 'Déconnecter',
    title: 'Déconnecter {name} ?',
    text: 'Ce téléphone perd Internet immédiatement. Pour continuer, le client devra se reconnecter.',
    done: '{name} est déconnecté',
    queued: 'Ordre envoyé. L’appareil déconnectera {name} à son prochain contact, dans quelques secondes.',
    gone: '{name} vient de partir de lui-même.',
    failed: '{name} est toujours connecté : {message}',
  },
  chart: {
    title: 'Visites sur 30 jours',
    subtitle: '{average} visites par jour en moyenne',
    day: 'Jour',
    returning: 'Clients qui reviennent',
    first: 'Premières visites',
    total: 'Toutes les visites',
    guests: 'Clients',
    empty: 'Le graphique attend son premier client',
    emptyText: 'Chaque passage sur votre Wi-Fi viendra grandir une barre ici.',
    file: 'visites-30-jours',
  },
  week: {
    title: 'Clients sur 7 jours',
    ofGuests: '{share} des clients',
  },
  start: {
    title: 'Connectez votre premier appareil',
    text: 'Ajoutez le routeur ou la borne Wi-Fi du lieu, collez la configuration que nous préparons, et voyez vos clients se connecter ici.',
    add: 'Ajouter un appareil',
  },
  evening: {
    progress: '{done, number} étapes sur {all, number} terminées',
    title: 'Premiers pas : accueillez votre premier client',
    lead: 'Suivez les étapes dans l’ordre. Elles se cochent automatiquement.',
    doneTitle: 'Votre premier client est en ligne !',
    doneText: 'Votre Wi-Fi est prêt à accueillir. Désormais, cet écran vous dit comment va votre établissement.',
    close: 'Masquer la liste',
    isDone: 'Fait',
    isOpen: 'À faire',
    openDevices: 'Ouvrir les appareils',
    extras: 'Utile aussi :',
    tried: 'Vous l’avez essayé avec le simulateur, et tout marche. Les essais ne comptent pas dans vos chiffres.',
    step: {
      signedUp: 'Créer votre compte',
      pageMade: 'Créer la page de votre établissement',
      deviceAdded: 'Ajouter votre routeur ou borne Wi-Fi',
      deviceSeen: 'L’appareil communique avec Portico',
      portalOpened: 'Un téléphone ouvre la page d’accueil',
      guestOnline: 'Le premier client est en ligne',
    },
    text: {
      deviceAdded:
        'Choisissez votre type d’appareil ; Portico prépare les réglages à coller. Pas de routeur sous la main ? Essayez avec le simulateur.',
      deviceSeen:
        'Ouvrez les appareils, suivez les étapes d’installation et allumez le routeur. L’étape se coche à son premier signe de vie.',
      portalOpened:
        'Prenez un téléphone et rejoignez le Wi-Fi de l’établissement. La page d’accueil s’ouvre seule ; sinon, ouvrez un site dans le navigateur.',
      guestOnline:
        'Suivez la page d’accueil sur le téléphone jusqu’à ce qu’il soit en ligne. Sinon, revoyez l’installation de l’appareil.',
    },
    extra: {
      memberInvited: 'Inviter une deuxième personne',
      twoStepOn: 'Activer la connexion en deux étapes',
      emailConfirmed: 'E-mail confirmé',
    },
  },
  tryOut: 'Essayer sans routeur',
} as const satisfies Like<typeof source>
