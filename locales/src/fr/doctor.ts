import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Pourquoi mon client ne se connecte-t-il pas ?',
  lead: 'Chaque maillon du téléphone à Internet, d’après ce qui a été enregistré.',
  search: 'Client, téléphone ou appareil Wi-Fi',
  placeholder: 'Nom, fin du numéro, MAC ou code NAS',
  examine: 'Vérifier',
  back: 'Dernière heure',
  lastHour: 'La dernière heure',
  tried: 'Ont essayé',
  online: 'Connectés',
  others: 'Non connectés',
  allGood: 'Tous ceux qui ont essayé sont en ligne, aucun paquet refusé.',
  quiet: {
    title: 'Personne n’a essayé durant l’heure',
    text: 'Quand un téléphone ouvre la page d’accueil, son chemin apparaît ici.',
  },
  nobody: {
    title: 'Aucun résultat',
    text: 'Essayez l’adresse MAC du téléphone, dans ses réglages Wi-Fi.',
  },
  count: '{count, plural, one {# personne} other {# personnes}}',
  atStep: 'à l’étape « {step} »',
  onDevice: 'sur {device}',
  said: 'Il a dit : {detail}',
  fix: 'Que faire',
  packets: '{count, plural, one {# paquet} other {# paquets}} depuis {address}, dernier {when}',
  turnedAway: '{count, plural, one {# client} other {# clients}}, le dernier {when}',
  openSince: 'Arrêté {when}',
  manyAddresses: 'plusieurs adresses',
  drops: {
    'wrong-secret': 'Mauvais secret RADIUS sur {device}',
    'no-message-authenticator': '{device} envoie des paquets sans signature',
    'unknown-gateway': 'Un appareil utilise le code « {said} », proche de {device} mais différent',
    'wrong-key': '{device} envoie des clients avec une clé qui ne correspond pas',
    'shared-name': '{device} : un autre lieu utilise aussi son code NAS',
    'two-boxes': '{device} parle tour à tour de deux adresses',
    'clock-off': 'L’horloge de {device} est fausse',
    'portal-unseen': 'Des téléphones rejoignent {device}, mais aucun n’ouvre la page d’accueil',
    'wifi-open': 'Le Wi-Fi de {device} est ouvert à tous',
  },
  dropFixes: {
    'wrong-secret': 'Recopiez le secret RADIUS depuis la configuration, ou créez de nouvelles clés.',
    'no-message-authenticator':
      'Activez Message-Authenticator. Sinon, choisissez l’ancien mode en modifiant l’appareil.',
    'unknown-gateway':
      'Mettez dans l’appareil le NAS-Identifier exactement comme le code NAS ici, majuscules comprises.',
    'wrong-key':
      'Recopiez la clé (faskey d’openNDS, uamsecret de CoovaChilli) depuis la configuration de l’appareil et redémarrez ce programme. Vérifiez aussi que le niveau FAS du routeur est celui choisi ici.',
    'shared-name':
      'Un appareil de ce nom envoie des paquets dont le secret ne va pas. S’il est à vous, donnez-lui son propre code NAS, ici et dans l’appareil, puis recopiez le secret.',
    'two-boxes':
      'Si deux boîtiers portent le même code NAS, ajoutez le second avec son propre code et ses clés. Si le lieu a deux lignes Internet, tout va bien.',
    'clock-off':
      'Activez l’heure automatique (NTP) et le bon fuseau sur l’appareil. D’ici là, l’heure du serveur fait foi.',
    'portal-unseen':
      'Vérifiez que l’appareil envoie vers l’adresse de la page d’accueil de sa configuration, et que son walled garden la contient.',
    'wifi-open':
      'openNDS s’est arrêté sur le routeur. Lancez « logread -e opennds » sur le routeur pour en voir la cause (souvent des paquets PHP manquants), corrigez-la et redémarrez openNDS.',
  },
  silent: '{device} hors ligne ; dernier contact {when}',
  silentNever: '{device} ne s’est jamais connecté',
  silentMore: 'D’autres appareils sont aussi hors ligne ; voyez la liste.',
  device: {
    setUp: 'Ouvrir les appareils',
    connected: 'L’appareil est connecté',
    nobody: 'Aucun client n’a essayé de se connecter par cet appareil dans la dernière heure.',
    lastHour:
      'Dernière heure : {tried, plural, one {# client a essayé} other {# clients ont essayé}}, {online, number} en ligne.',
    nobodyFix:
      'Si des clients se plaignent encore, vérifiez que leur téléphone rejoint ce Wi-Fi et que la page d’accueil s’ouvre.',
  },
  links: {
    portal: 'Portail ouvert',
    steps: 'Étapes passées',
    gateway: 'Appareil',
    answer: 'Admis',
    online: 'En ligne',
  },
  states: {
    ok: 'fait',
    broken: 'arrêté ici',
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
    'access-code': 'Code d’accès',
    password: 'Mot de passe',
    google: 'Connexion Google',
    facebook: 'Connexion Facebook',
    zalo: 'Connexion Zalo',
    video: 'Vidéo à regarder',
    other: 'Autre étape',
  },
  causes: doctorCauses,
} as const satisfies Like<typeof vi>
