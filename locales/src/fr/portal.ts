import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'

export const portal = {
  page: {
    guestWifi: 'Wi-Fi invités',
    language: 'Langue',
    terms: 'Conditions et vie privée',
  },
  agree: {
    terms: 'J’accepte les <link>conditions d’utilisation et la façon dont mes données sont protégées</link>.',
    termsRequired: 'Cochez cette case pour vous connecter.',
    marketing:
      'Je souhaite recevoir les nouvelles et les offres de {venue} par {channels}, {maxPerMonth, plural, one {# message au plus} other {# messages au plus}} par mois. Le Wi-Fi fonctionne sans cela et je peux arrêter à tout moment.',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
  },
  connect: {
    title: 'Notre Wi-Fi est à vous',
    lead: 'Deux gestes et vous êtes en ligne.',
    button: 'Se connecter',
    busy: 'Connexion…',
  },
  form: {
    title: 'Notre Wi-Fi est à vous',
    lead: 'Présentez-vous à {venue} et vous êtes en ligne.',
    check: 'Il reste quelque chose à corriger. Regardez ci-dessous.',
    optional: 'facultatif',
    name: 'Votre nom',
    phone: 'Numéro de mobile',
    email: 'Adresse e-mail',
    nameRequired: 'Indiquez votre nom, s’il vous plaît.',
    nameInvalid: 'Ce nom ne convient pas. Essayez plus court.',
    phoneRequired: 'Indiquez votre numéro de mobile.',
    phoneInvalid: 'Ce numéro ne semble pas correct. Exemple : 0912 345 678, ou avec l’indicatif : +33 6 12 34 56 78.',
    emailRequired: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse ne semble pas correcte. Exemple : anne@example.com.',
    button: 'Me connecter',
    busy: 'Connexion…',
  },
  handOver: {
    title: 'Nous ouvrons le Wi-Fi pour vous…',
    lead: 'Si rien ne se passe, appuyez sur le bouton ci-dessous.',
    button: 'Continuer',
    busy: 'Un instant…',
  },
  waiting: {
    title: 'Nous vous ouvrons la porte…',
    lead: 'Nous attendons la confirmation du Wi-Fi, en général quelques secondes. Cette page se met à jour seule.',
    check: 'Vérifier maintenant',
    slowTitle: 'C’est un peu plus long que d’habitude',
    slowLead:
      'Le Wi-Fi n’a pas encore confirmé. Cette page continue de vérifier ; vous pouvez aussi vous reconnecter ou demander de l’aide au personnel.',
    again: 'Se reconnecter',
  },
  online: {
    title: 'Vous êtes en ligne',
    lead: '{venue} vous souhaite un bon moment.',
    timeLeft: 'Temps restant',
    hours: '{hours, number} h {minutes, number} min',
    minutes: '{minutes, number} min',
    lessThanMinute: 'moins d’une minute',
    download: 'Téléchargement',
    upload: 'Envoi',
    upTo: 'jusqu’à {speed}',
    mbps: '{value, number} Mbit/s',
    kbps: '{value, number} kbit/s',
    continue: 'Continuer',
    close: 'Vous pouvez fermer cette page.',
  },
  terms: {
    title: 'Conditions et vie privée',
    lead: 'En bref, pour que vous puissiez tout lire.',
    back: 'Retour',
    use: {
      title: 'Utiliser le Wi-Fi',
      body: '{venue} vous offre ce Wi-Fi. Ne faites rien d’illégal, ne nuisez à personne et laissez-en un peu aux autres.\nIl peut être lent, limité dans le temps ou interrompu. {venue} peut déconnecter toute personne qui en abuse.',
    },
    safety: {
      title: 'Votre sécurité',
      body: 'Ce réseau est partagé. Ne saisissez mots de passe et données de carte que sur des sites à connexion chiffrée (https).',
    },
    controller: {
      title: 'Qui est responsable',
      body: '{venue} décide de l’usage de vos données et en répond. Le logiciel de cette page n’agit que sur les instructions de {venue}.',
    },
    stored: {
      title: 'Ce qui est conservé',
      body: 'Ce que vous saisissez : nom, numéro de mobile, adresse e-mail.\nSur votre appareil : ses adresses réseau (MAC et IP), son type, son navigateur et sa langue.\nSur la connexion : son début, sa fin et le volume de données.\nCe que vous avez accepté ou refusé, et quand.\nPersonne ici ne regarde ni ne conserve les sites que vous visitez.',
    },
    purpose: {
      title: 'À quoi cela sert',
      body: 'À vous donner accès et à garder le réseau sûr, à vous reconnaître à votre retour, à savoir quand il y a du monde et à respecter la loi sur les réseaux publics.\nLes nouvelles et les offres ne sont envoyées que si vous les avez choisies. Le Wi-Fi fonctionne sans elles.',
    },
    kept: {
      title: 'Combien de temps',
      months:
        'Jusqu’à {months, plural, one {# mois} other {# mois}} après votre dernière visite ; ensuite tout est effacé ou rendu anonyme. Les journaux de connexion et les preuves de consentement sont gardés plus longtemps si la loi l’exige.',
      needed:
        'Aussi longtemps que nécessaire à ces usages, ou jusqu’à votre demande d’effacement. Les journaux de connexion et les preuves de consentement sont gardés plus longtemps si la loi l’exige.',
    },
    shared: {
      title: 'Qui y a accès',
      body: 'Les personnes désignées par {venue} ; le service qui achemine les messages, si vous avez choisi d’en recevoir ; et les autorités, si la loi l’exige. Vos données ne sont jamais vendues.',
    },
    rights: {
      title: 'Vos droits',
      body: 'Vous pouvez consulter vos données, en recevoir une copie, les corriger ou les effacer, vous opposer à leur usage et retirer votre consentement à tout moment. Ce qui a été fait avant le retrait reste licite.\nVous pouvez aussi saisir l’autorité de protection des données.\nSi vous avez moins de 16 ans, demandez à un parent avant de saisir quoi que ce soit.',
    },
    contact: {
      title: 'Contact',
      staff: 'Adressez-vous au personnel de {venue}.',
      address: 'Adressez-vous au personnel de {venue} ou contactez {contact}.',
    },
  },
  problem: {
    reference: 'Code pour le personnel : {reference}',
    wait: 'Vous pourrez réessayer dans',
    'not-through-wifi': {
      title: 'Vous n’êtes pas encore sur notre Wi-Fi',
      body: 'Ouvrez les réglages Wi-Fi, choisissez notre réseau et attendez que cette page s’affiche d’elle-même. Si les données mobiles ou un VPN sont actifs, coupez-les un instant.',
      button: 'Réessayer',
    },
    expired: {
      title: 'Cette page a expiré',
      body: 'Elle est restée ouverte un peu trop longtemps. Recommencer ne prend que quelques secondes.',
      button: 'Recommencer',
    },
    'gateway-silent': {
      title: 'Le Wi-Fi ne répond pas',
      body: 'Vous n’êtes pas encore en ligne. Patientez un instant et réessayez ; si rien ne change, demandez au personnel de vérifier le routeur.',
      button: 'Réessayer',
    },
    refused: {
      title: 'Nous n’avons pas pu vous ouvrir l’accès',
      body: 'Le Wi-Fi a refusé cette connexion. Réessayez depuis le début ou demandez de l’aide au personnel.',
      button: 'Recommencer',
    },
    'too-many': {
      title: 'Un peu moins vite',
      body: 'Il y a eu trop d’essais en peu de temps. Patientez une minute, puis réessayez.',
      button: 'Réessayer',
    },
    gone: {
      title: 'Cette page n’existe plus',
      body: 'Le Wi-Fi d’ici a une nouvelle page d’accès. Coupez puis rallumez le Wi-Fi pour l’ouvrir, ou demandez au personnel.',
      button: 'Réessayer',
    },
    'not-found': {
      title: 'Il n’y a rien à cette adresse',
      body: 'Elle est peut-être incomplète ou mal saisie. La première page vous mène au Wi-Fi.',
      button: 'Aller à la première page',
    },
    server: {
      title: 'Un problème de notre côté',
      body: 'Vous n’y êtes pour rien. Patientez un instant et réessayez ; si rien ne change, prévenez le personnel.',
      button: 'Réessayer',
    },
  },
} as const satisfies Like<typeof source>
