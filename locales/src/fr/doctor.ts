import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Pourquoi mon client ne se connecte-t-il pas ?',
  lead: 'Chaque étape du téléphone à Internet, d’après les événements enregistrés.',
  search: 'Client, téléphone ou appareil Wi-Fi',
  placeholder: 'Nom, fin du numéro de téléphone, adresse MAC ou identifiant NAS',
  examine: 'Vérifier',
  back: 'Dernière heure',
  lastHour: 'La dernière heure',
  tried: 'Ont essayé',
  online: 'Connectés',
  others: 'Non connectés',
  allGood: 'Tous ceux qui ont essayé sont en ligne, et aucun paquet n’a été refusé.',
  quiet: {
    title: 'Personne n’a essayé de se connecter depuis une heure',
    text: 'Quand un téléphone ouvre la page d’accueil, chaque étape apparaît ici.',
  },
  nobody: {
    title: 'Aucun résultat',
    text: 'Essayez l’adresse MAC du téléphone, dans ses réglages Wi-Fi.',
  },
  count: '{count, plural, one {# personne} other {# personnes}}',
  atStep: 'à l’étape « {step} »',
  onDevice: 'sur {device}',
  said: 'Message de l’appareil : {detail}',
  fix: 'Que faire ?',
  packets: '{count, plural, one {# paquet} other {# paquets}} depuis {address}, dernier {when}',
  turnedAway: '{count, plural, one {# client} other {# clients}}, le dernier {when}',
  openSince: 'Arrêté {when}',
  manyAddresses: 'plusieurs adresses',
  drops: {
    'wrong-secret': 'Mauvais secret RADIUS sur {device}',
    'no-message-authenticator': '{device} envoie des paquets sans signature',
    'unknown-gateway': 'Un appareil utilise l’identifiant « {said} », proche de celui de {device} mais différent',
    'wrong-key': '{device} envoie des clients avec une clé qui ne correspond pas',
    'shared-name': '{device} : un autre établissement utilise le même identifiant NAS',
    'two-boxes': '{device} envoie tour à tour depuis deux adresses',
    'clock-off': 'L’horloge de {device} est fausse',
    'portal-unseen': 'Des téléphones rejoignent {device}, mais aucun n’ouvre la page d’accueil',
    'wifi-open': 'Le Wi-Fi de {device} est ouvert à tous',
  },
  dropFixes: {
    'wrong-secret':
      'Recopiez le secret RADIUS depuis les étapes d’installation de l’appareil, ou créez de nouvelles clés et collez-les dans l’appareil.',
    'no-message-authenticator':
      'Activez Message-Authenticator sur l’appareil. S’il ne le permet pas, modifiez l’appareil ici et choisissez « Appareil ancien ».',
    'unknown-gateway':
      'Réglez le NAS-Identifier de l’appareil exactement sur l’identifiant NAS affiché ici, majuscules comprises.',
    'wrong-key':
      'Recopiez la clé (faskey d’openNDS, uamsecret de CoovaChilli) depuis la configuration de l’appareil et redémarrez ce programme. Vérifiez aussi que le niveau FAS du routeur est celui choisi ici.',
    'shared-name':
      'Un appareil qui porte cet identifiant envoie des paquets dont le secret ne correspond pas. S’il est à vous, donnez-lui un identifiant NAS unique, ici et dans l’appareil, puis recopiez le secret RADIUS.',
    'two-boxes':
      'Si deux routeurs portent le même identifiant NAS, ajoutez le second comme appareil distinct, avec son identifiant et ses clés. Si l’établissement a deux lignes Internet, il n’y a rien à faire.',
    'clock-off':
      'Activez l’heure automatique (NTP) et le bon fuseau horaire sur l’appareil. D’ici là, les heures de visite suivent l’horloge du serveur.',
    'portal-unseen':
      'Vérifiez que l’appareil redirige les clients vers l’adresse de page d’accueil indiquée dans son installation, et que cette adresse est ouverte avant la connexion (walled garden).',
    'wifi-open':
      'openNDS s’est arrêté sur le routeur. Lancez « logread -e opennds » sur le routeur pour en voir la cause (souvent des paquets PHP manquants), corrigez-la et redémarrez openNDS.',
  },
  silent: '{device} hors ligne ; dernier contact {when}',
  silentNever: '{device} ne s’est jamais connecté',
  silentMore: 'D’autres appareils sont aussi hors ligne ; voyez la liste des appareils.',
  device: {
    setUp: 'Ouvrir les appareils',
    connected: 'L’appareil est connecté',
    nobody: 'Aucun client n’a essayé de se connecter par cet appareil dans la dernière heure.',
    lastHour:
      'Dernière heure : {tried, plural, one {# client a essayé} other {# clients ont essayé}}, {online, number} en ligne.',
    nobodyFix:
      'Si des clients se plaignent encore, vérifiez que leur téléphone rejoint ce Wi-Fi et que la page d’accueil s’ouvre.',
  },
  links: {
    portal: 'A ouvert la page d’accueil',
    steps: 'A terminé les étapes',
    gateway: 'L’appareil a interrogé le serveur',
    answer: 'A été accepté',
    online: 'Est en ligne',
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
    survey: 'Enquête',
    'phone-code': 'Code par téléphone',
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
