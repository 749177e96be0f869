import { guestBot } from './guestBot.ts'
import { guestChat } from './guestChat.ts'
import { guestCode } from './guestCode.ts'
import { guestGifts } from './guestGifts.ts'
import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'
import { guestHome } from './guestHome.ts'
import { guestTasks } from './guestTasks.ts'
import { guestMenu } from './guestMenu.ts'
import { guestPurchase } from './guestPurchase.ts'
import { guestReview } from './guestReview.ts'
import { guestStop } from './guestStop.ts'
import { guestWays } from './guestWays.ts'
import { myData } from './myData.ts'
import { ownDevices } from './ownDevices.ts'
import { portalNotices } from './portalNotices.ts'
import { portalProblems } from './portalProblems.ts'

export const portal = {
  page: {
    guestWifi: 'Wi-Fi pour les clients',
    language: 'Langue',
    terms: 'Conditions et vie privée',
  },
  agree: {
    terms: 'J’accepte les <link>conditions d’utilisation et la façon dont mes données sont protégées</link>.',
    termsRequired: 'Cochez cette case pour vous connecter.',
    marketing:
      'Je souhaite recevoir les nouvelles et les offres de {venue} par {channels}, {maxPerMonth, plural, one {# message au plus} other {# messages au plus}} par mois. Le Wi-Fi fonctionne sans cela et je peux arrêter à tout moment.',
    age: 'J’ai 16 ans ou plus (nécessaire seulement pour ces messages).',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
    call: 'téléphone',
  },
  look: {
    pause: 'Mettre les images en pause',
    autologin: 'Connexion automatique dans',
    welcome: {
      cafe: { title: 'Bonjour, installez-vous', lead: 'Un geste pour le Wi-Fi, et le café arrive.' },
      restaurant: { title: 'Prenez place', lead: 'Connectez-vous pendant que la cuisine s’active.' },
      bar: { title: 'La soirée est à vous', lead: 'Un geste pour le Wi-Fi, puis on trinque.' },
      hotel: { title: 'Bienvenue et bon séjour', lead: 'Le Wi-Fi partout, du hall à votre chambre.' },
      shop: { title: 'Ravis de vous voir', lead: 'Le Wi-Fi est offert pendant votre visite.' },
      mall: { title: 'Bonne promenade', lead: 'Le Wi-Fi est gratuit à tous les étages.' },
      salon: { title: 'Un moment pour vous', lead: 'Le Wi-Fi est offert pendant qu’on s’occupe de vous.' },
      gym: { title: 'On s’échauffe', lead: 'Connectez-vous, lancez la musique, donnez tout.' },
      clinic: { title: 'Bonjour, asseyez-vous', lead: 'Le Wi-Fi est gratuit pendant l’attente.' },
      office: { title: 'Bienvenue au travail', lead: 'Un Wi-Fi rapide pour visiteurs et collègues.' },
    },
  },
  advert: {
    label: 'Publicité',
    later: 'S’ouvre dès que vous êtes en ligne.',
    saved: 'C’est noté. La page s’ouvrira dès que vous serez en ligne.',
    thanks: 'Merci pour votre réponse !',
    send: 'Envoyer ma réponse',
    sending: 'Envoi…',
  },
  connect: {
    termsTitle: 'Avant de vous connecter',
    termsLead: 'Lisez et acceptez les conditions.',
    title: 'Notre Wi-Fi est à vous',
    lead: 'Deux gestes et vous êtes en ligne.',
    button: 'Se connecter',
    busy: 'Connexion…',
  },
  form: {
    title: 'Notre Wi-Fi est à vous',
    lead: 'Présentez-vous à {venue} et vous êtes en ligne.',
    optional: 'facultatif',
    name: 'Votre nom',
    phone: 'Numéro de mobile',
    email: 'Adresse e-mail',
    nameRequired: 'Indiquez votre nom.',
    nameInvalid: 'Ce nom ne convient pas. Essayez plus court.',
    phoneRequired: 'Indiquez votre numéro de mobile.',
    phoneInvalid: 'Ce numéro ne semble pas correct. Exemple : 0912 345 678, ou avec l’indicatif : +33 6 12 34 56 78.',
    emailRequired: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse ne semble pas correcte. Exemple : anne@example.com.',
    button: 'Me connecter',
    busy: 'Connexion…',
  },
  step: {
    position: 'Étape {number, number} sur {of, number}',
    next: 'Continuer',
    skip: 'Passer cette étape',
  },
  notice: portalNotices,
  home: guestHome,
  tasks: guestTasks,
  gifts: guestGifts,
  menu: guestMenu,
  review: guestReview,
  chat: guestChat,
  bot: guestBot,
  ...guestWays,
  stop: guestStop,
  code: guestCode,
  accessCode: {
    title: 'Saisissez votre code d’accès',
    lead: 'Il figure sur votre ticket ; sinon, demandez-le au personnel de {venue}.',
    label: 'Code d’accès',
    missing: 'Saisissez le code.',
    button: 'Se connecter',
  },
  purchase: guestPurchase,
  password: {
    title: 'Mot de passe Wi-Fi',
    lead: 'Il figure sur l’affiche ou le ticket de {venue}.',
    label: 'Mot de passe',
    missing: 'Saisissez le mot de passe.',
    wrong: 'Ce mot de passe n’est pas le bon.',
    button: 'Se connecter',
  },
  signIn: {
    title: 'Identifiez-vous pour accéder à Internet',
    lead: '{provider} n’accepte la connexion que dans un navigateur ordinaire. Internet s’ouvre quelques minutes pour vous permettre de vous connecter.',
    begin: 'Continuer avec {provider}',
    openTitle: 'Ouvrez votre navigateur pour vous connecter',
    openLead: 'Internet est ouvert quelques minutes. Il se referme si vous ne terminez pas la connexion.',
    timeLeft: 'Temps restant',
    open: 'Ouvrir la page de connexion',
    opened:
      'La page de connexion a été ouverte. Terminez-y votre connexion ; si elle est fermée, touchez « Recommencer » pour une nouvelle adresse.',
    openChrome: 'Ouvrir dans Chrome',
    copy: 'Touchez longuement cette adresse et choisissez « Copier ». Elle ne s’ouvre qu’une fois :',
    copyOr: 'Ou copiez cette adresse (elle ne s’ouvre qu’une fois) dans Safari ou Chrome :',
    copyButton: 'Copier l’adresse',
    copied: 'Copiée',
    paste: {
      ios: 'Touchez « OK » dans le coin pour quitter cette page, ouvrez Safari et collez l’adresse. Si l’iPhone le demande, restez sur ce Wi-Fi.',
      android: 'Ouvrez Chrome et collez l’adresse, sans couper le Wi-Fi.',
    },
    qr: 'Un autre appareil ? Scannez le code QR',
    qrLabel: 'Code QR de la page de connexion',
    comeBack: 'Une fois connecté, vous restez en ligne.',
    done: 'Je me suis connecté',
    checking: 'Vérification…',
    again: 'Recommencer',
  },
  video: {
    title: 'Un instant avec {venue}',
    lead: 'Regardez jusqu’au bout et vous êtes en ligne.',
    button: 'Se connecter',
    skipIn: 'Vous pourrez passer dans',
    length:
      '{seconds, plural, one {# seconde} other {# secondes}}. Si aucune image n’apparaît, vous vous connectez quand même.',
  },
  survey: {
    title: 'Qu’en pensez-vous ?',
    lead: 'Quelques questions courtes aident {venue} à mieux vous servir.',
    unnamed: 'Votre réponse',
    required: 'Répondez à cette question.',
    chooseOne: 'Choisissez une réponse.',
    textInvalid: 'Cette réponse est un peu longue. Raccourcissez-la.',
    numberInvalid: 'Saisissez un nombre.',
    dateInvalid: 'Cette date semble incorrecte. Exemple : 1995-08-21.',
    stars: '{stars, plural, one {# étoile} other {# étoiles}}',
    unlikely: 'Pas du tout',
    likely: 'Certainement',
  },
  handOver: {
    title: 'Connexion au Wi-Fi…',
    lead: 'Si rien ne se passe, touchez le bouton ci-dessous.',
    button: 'Continuer',
    busy: 'Un instant…',
  },
  waiting: {
    title: 'Connexion en cours…',
    lead: 'Nous attendons la confirmation du Wi-Fi, en général quelques secondes. Cette page se met à jour seule.',
    check: 'Vérifier maintenant',
    slowTitle: 'C’est un peu plus long que d’habitude',
    slowLead:
      'Le Wi-Fi n’a pas encore confirmé. Cette page continue de vérifier ; vous pouvez aussi vous reconnecter ou demander de l’aide au personnel.',
    again: 'Se reconnecter',
  },
  online: {
    title: 'Vous êtes en ligne',
    lead: '{venue} vous souhaite un bon moment.',
    timeLeft: 'Temps restant',
    hours: '{hours, number} h {minutes, number} min',
    minutes: '{minutes, number} min',
    lessThanMinute: 'moins d’une minute',
    download: 'Réception',
    upload: 'Envoi',
    upTo: 'jusqu’à {speed}',
    mbps: '{value, number} Mbit/s',
    kbps: '{value, number} kbit/s',
    continue: 'Continuer',
    close: 'Vous pouvez fermer cette page.',
    check: 'Vérifier à nouveau',
    extend: '{minutes, plural, one {# minute de plus} other {# minutes de plus}}',
    extending: 'Ajout de temps…',
    leave: 'Se déconnecter',
    leaving: 'Déconnexion…',
    notice: {
      extended: 'Votre temps a été prolongé.',
      'extend-waiting': 'Le Wi-Fi a reçu la demande et ajoutera votre temps dans quelques secondes.',
      'extend-unsupported': 'Ce Wi-Fi ne peut pas ajouter de temps. À la fin, reconnectez-vous simplement.',
      'extend-failed': 'Impossible d’ajouter du temps. À la fin, reconnectez-vous ou demandez au personnel.',
      leaving: 'Le Wi-Fi a reçu la commande et vous déconnectera dans un instant.',
      'leave-failed':
        'Le Wi-Fi ne vous a pas déconnecté : vous êtes toujours en ligne. Pour partir tout de suite, coupez le Wi-Fi du téléphone.',
    },
  },
  me: myData,
  devices: ownDevices,
  venue: {
    lead: 'Bienvenue sur notre Wi-Fi.',
    price: 'À partir de {price}',
    hours: 'Horaires d’ouverture',
    closed: 'Fermé',
    link: 'À propos de cet établissement',
    myData: 'Voyez, corrigez ou effacez ce qui est conservé ici à votre sujet.',
    open: 'Ouvrir mes données',
  },
  terms: {
    house: 'Règles de {venue}',
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
      body: 'Ce que vous saisissez : nom, numéro de mobile, adresse e-mail.\nSur votre appareil : ses adresses réseau (MAC et IP), son type, son navigateur et sa langue.\nSur la connexion : son début, sa fin et le volume de données.\nCe que vous avez accepté ou refusé, et quand.\nUn cookie de cette page, pour reconnaître votre navigateur à votre retour.\nPersonne ici ne regarde ni ne conserve les sites que vous visitez.',
    },
    purpose: {
      title: 'À quoi cela sert',
      body: 'À vous donner accès et à garder le réseau sûr, à vous reconnaître à votre retour, à savoir quand il y a du monde et à respecter la loi sur les réseaux publics.\nLes nouvelles et les offres ne sont envoyées que si vous les avez choisies. Le Wi-Fi fonctionne sans elles.',
    },
    kept: {
      title: 'Durée de conservation',
      months:
        'Jusqu’à {months, plural, one {# mois} other {# mois}} après votre dernière visite ; ensuite tout est effacé ou rendu anonyme. Les journaux de connexion et les preuves de consentement sont gardés plus longtemps si la loi l’exige.',
      needed:
        'Aussi longtemps que nécessaire à ces usages, ou jusqu’à votre demande d’effacement. Les journaux de connexion et les preuves de consentement sont gardés plus longtemps si la loi l’exige.',
    },
    shared: {
      title: 'Qui y a accès',
      body: 'Les personnes désignées par {venue} ; le service qui achemine les messages, si vous avez choisi d’en recevoir ; et les autorités, si la loi l’exige. Vos données ne sont jamais vendues.',
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
  problem: portalProblems,
} as const satisfies Like<typeof source>
