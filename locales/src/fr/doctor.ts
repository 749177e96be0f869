import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'

export const doctor = {
  title: 'Pourquoi mon client ne se connecte-t-il pas ?',
  lead: 'Chaque maillon du téléphone à Internet, d’après ce qui a été enregistré.',
  search: 'Client, téléphone ou équipement Wi-Fi',
  placeholder: 'Nom, fin du numéro, MAC ou code NAS',
  examine: 'Examiner',
  back: 'Dernière heure',
  lastHour: 'La dernière heure',
  tried: 'Ont essayé',
  online: 'Connectés',
  others: 'Non connectés',
  allGood: 'Tous ceux qui ont essayé sont en ligne, aucun paquet refusé.',
  quiet: {
    title: 'Personne n’a essayé durant l’heure',
    text: 'Quand un téléphone ouvre le portail, son chemin apparaît ici.',
  },
  nobody: {
    title: 'Personne de tel',
    text: 'Essayez l’adresse MAC du téléphone, dans ses réglages Wi-Fi.',
  },
  count: '{count, plural, one {# personne} other {# personnes}}',
  atStep: 'à l’étape « {step} »',
  onDevice: 'sur {device}',
  said: 'Il a dit : {detail}',
  fix: 'Que faire',
  packets: '{count, plural, one {# paquet} other {# paquets}} depuis {address}, dernier {when}',
  turnedAway: '{count, plural, one {# client} other {# clients}}, le dernier {when}',
  manyAddresses: 'plusieurs adresses',
  drops: {
    'wrong-secret': 'Mauvais secret RADIUS sur {device}',
    'no-message-authenticator': '{device} envoie des paquets sans signature',
    'unknown-gateway': 'Un équipement se nomme « {said} » : proche de {device}, mais autre code',
    'wrong-key': '{device} envoie des clients avec une clé qui ne correspond pas',
  },
  dropFixes: {
    'wrong-secret': 'Recopiez le secret RADIUS depuis la configuration, ou créez de nouvelles clés.',
    'no-message-authenticator':
      'Activez Message-Authenticator. Sinon, choisissez l’ancien mode en modifiant l’équipement.',
    'unknown-gateway':
      'Mettez dans l’équipement le NAS-Identifier exactement comme le code NAS ici, majuscules comprises.',
    'wrong-key':
      'Recopiez la clé (faskey d’openNDS, uamsecret de CoovaChilli) depuis la configuration de l’équipement et redémarrez ce programme. Vérifiez aussi que le niveau FAS du routeur est celui choisi ici.',
  },
  silent: '{device} muet ; dernier signe {when}',
  silentNever: '{device} jamais entendu',
  links: {
    portal: 'Portail ouvert',
    steps: 'Étapes passées',
    gateway: 'Équipement',
    answer: 'Admis',
    online: 'En ligne',
  },
  states: {
    ok: 'fait',
    broken: 'rompu ici',
    waiting: 'en attente',
    open: 'pas atteint',
  },
  steps: {
    'one-tap': 'Un geste',
    terms: 'Conditions',
    form: 'Formulaire',
    survey: 'Sondage',
    'phone-code': 'Code au téléphone',
    'email-code': 'Code par e-mail',
    password: 'Mot de passe',
    google: 'Connexion Google',
    facebook: 'Connexion Facebook',
    zalo: 'Connexion Zalo',
    video: 'Vidéo à regarder',
    other: 'Autre étape',
  },
  causes: {
    online: {
      title: 'Est en ligne',
      fix: 'Tout fonctionne. Sinon, couper les données mobiles ou le VPN.',
    },
    left: {
      title: 'Était en ligne, puis parti',
      fix: 'Rien à faire. Le client peut revenir.',
    },
    'under-way': {
      title: 'En chemin',
      fix: 'Attendez une minute et regardez à nouveau.',
    },
    stopped: {
      title: 'S’est arrêté',
      fix: 'L’étape est peut-être longue ou indiscrète. Essayez-la, et demandez moins si possible.',
    },
    'stopped-code': {
      title: 'S’est arrêté au code',
      fix: 'Le code n’est peut-être pas arrivé. Vérifiez SMS, Zalo ou e-mail, ou donnez un code au comptoir.',
    },
    blocked: {
      title: 'Bloqué par votre liste',
      fix: 'Pour l’admettre, retirez-le de la liste de blocage.',
    },
    quota: {
      title: 'Quota du jour épuisé',
      fix: 'Augmentez le quota, ou proposez demain.',
    },
    full: {
      title: 'L’équipement est complet',
      fix: 'Augmentez le nombre de clients, ou raccourcissez les sessions.',
    },
    'gateway-offline': {
      title: 'L’équipement Wi-Fi est hors ligne',
      fix: 'Vérifiez son alimentation et son accès Internet.',
    },
    'wrong-secret': {
      title: 'Mauvais secret RADIUS',
      fix: 'Recopiez le secret RADIUS, ou créez de nouvelles clés.',
    },
    unsigned: {
      title: 'L’équipement envoie des paquets sans signature',
      fix: 'Activez Message-Authenticator sur l’équipement.',
    },
    'no-request': {
      title: 'L’équipement n’a rien demandé',
      fix: 'Vérifiez l’adresse de connexion, les ports RADIUS et le pare-feu ; ou le client a fermé la page.',
    },
    'order-waiting': {
      title: 'L’équipement n’a pas pris l’ordre',
      fix: 'Le programme de l’équipement est peut-être arrêté. Redémarrez-le.',
    },
    'order-failed': {
      title: 'Le contrôleur ne l’a pas admis',
      fix: 'Appuyez sur « Tester » pour savoir ce que dit le contrôleur.',
    },
    'refused-unknown': {
      title: 'RADIUS ne connaît pas cet accès',
      fix: 'Le téléphone a essayé sans passer par le portail.',
    },
    'refused-wrong-password': {
      title: 'Refusé par RADIUS : mauvais mot de passe',
      fix: 'Le secret diffère sans doute un peu. Recopiez-le.',
    },
    'refused-wrong-device': {
      title: 'Refusé : accès d’un autre téléphone',
      fix: 'L’adresse a changé en route. Quitter le Wi-Fi puis revenir.',
    },
    'refused-wrong-gateway': {
      title: 'Refusé : accès d’un autre équipement',
      fix: 'Le client a changé de borne. Rouvrir le portail.',
    },
    'refused-used': {
      title: 'Refusé : accès déjà utilisé',
      fix: 'Chaque accès ne sert qu’une fois. Rouvrir le portail.',
    },
    'refused-expired': {
      title: 'Refusé : accès expiré',
      fix: 'Rouvrir le portail. Si cela se répète, vérifiez la connexion.',
    },
    'refused-revoked': {
      title: 'Refusé : a été déconnecté',
      fix: 'Le personnel l’a déconnecté. Il peut revenir par le portail.',
    },
    'refused-denied': {
      title: 'Refusé : sur votre liste de blocage',
      fix: 'Pour l’admettre, retirez-le de la liste.',
    },
    'no-accounting': {
      title: 'Admis, mais l’équipement ne rapporte rien',
      fix: 'Activez la comptabilité RADIUS vers le même serveur, port 1813.',
    },
    'never-seen': {
      title: 'Appareil jamais vu',
      fix: 'Il n’a pas ouvert le portail depuis 24 heures. Est-il sur le bon Wi-Fi, sans données mobiles ni VPN ? Vérifiez ensuite la redirection.',
    },
  },
} as const satisfies Like<typeof vi>
