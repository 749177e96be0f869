import type { guestWifiProfile as source } from '../vi/guestWifiProfile.ts'
import type { Like } from '../languages.ts'

export const guestWifiProfile = {
  title: 'Se connecter tout seul la prochaine fois',
  tile: 'Votre appareil se connecte sans cette page',
  lead: 'Une seule configuration. La prochaine fois chez {venue}, votre appareil rejoint tout seul un réseau chiffré.',
  secure: 'Le réseau {network} est chiffré : personne autour de vous ne peut lire ce que vous faites.',
  known:
    'Rien à ressaisir pendant {days, plural, one {# jour} other {# jours}}. L’établissement vous reconnaît comme lorsque vous vous connectez ici.',
  noNews: 'Cette configuration ne vaut pas accord pour recevoir de la publicité.',
  venues: 'Fonctionne aussi chez : {venues}.',
  make: {
    apple: 'Configurer iPhone, iPad ou Mac',
    android: 'Configurer Android',
    windows: 'Configurer Windows',
    other: 'Autre appareil : afficher le nom et le mot de passe',
  },
  making: 'Un instant…',
  otherDevice: 'Configurer un autre appareil',
  yours: 'Vos appareils',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Autre appareil' },
  made: 'Créé le {at}',
  used: 'dernière utilisation {at}',
  until: 'Valable jusqu’au {at}',
  ended: 'arrêté',
  remove: 'Ne plus utiliser cet appareil',
  notice: {
    removed: 'C’est fait. Cet appareil ne se connecte plus tout seul.',
    'not-offered': 'Cet établissement ne propose plus de profils Wi-Fi.',
    'too-many': 'Vous venez de créer plusieurs profils. Réessayez dans quelques minutes.',
    over: 'Ce lien de téléchargement a expiré. Créez-en un nouveau.',
  },
  removeHow:
    'Pour le retirer : sur iPhone, Réglages → Général → VPN et gestion de l’appareil ; sur Android et Windows, choisissez ce réseau puis Oublier. Le Wi-Fi reste accessible par la page d’accueil.',
  ready: 'Votre profil est prêt',
  readyLead: 'Trois étapes, environ une minute.',
  file: {
    apple: 'Télécharger le profil',
    android: 'Télécharger le profil',
    windows: 'Télécharger le fichier de réglages',
    other: 'Télécharger le certificat',
  },
  steps: {
    apple: {
      first: 'Ouvrez cette page dans Safari, téléchargez le profil et touchez Autoriser.',
      second: 'Ouvrez Réglages, touchez « Profil téléchargé » en haut, touchez Installer et saisissez votre code.',
      third: 'C’est fait. La prochaine fois, votre appareil rejoint {network} tout seul.',
    },
    android: {
      first: 'Ouvrez cette page dans Chrome et téléchargez le profil.',
      second: 'Ouvrez le fichier. Le téléphone demande s’il faut installer le réseau : touchez Installer.',
      third:
        'Rien n’est demandé ? Choisissez {network}, méthode TTLS, phase 2 PAP, puis saisissez le nom et le mot de passe ci-dessous.',
    },
    windows: {
      first:
        'Téléchargez le fichier, ouvrez le Terminal dans le dossier de téléchargement et lancez : netsh wlan add profile filename=wifi.xml user=current',
      second: 'Choisissez {network}. Windows demande un nom et un mot de passe : saisissez ceux ci-dessous.',
      third:
        'Windows demande si vous faites confiance au serveur : comparez son nom et cliquez sur Se connecter. Ensuite, c’est automatique.',
    },
    other: {
      first: 'Téléchargez le certificat et installez-le comme certificat Wi-Fi.',
      second:
        'Choisissez {network}, méthode TTLS, à l’intérieur PAP, puis saisissez le nom et le mot de passe ci-dessous.',
      third: 'Ne vous connectez que si votre appareil affiche le nom de serveur ci-dessous.',
    },
  },
  network: 'Réseau',
  name: 'Nom',
  password: 'Mot de passe',
  method: 'Méthode',
  inside: 'EAP-TTLS · PAP',
  server: 'Nom du serveur',
  elsewhere: 'Ouvrir sur un autre appareil ou navigateur',
  elsewhereHow:
    'Scannez le code ou copiez l’adresse. Elle est valable 15 minutes. Ne la transmettez pas : l’autre appareil se connecterait en votre nom.',
  qr: 'Code QR du profil',
  address: 'Adresse du profil',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout:
    'Permet à cet appareil de rejoindre tout seul {network} chez {venue}. Le profil se retire de lui-même à son terme.',
  fileConsent:
    'Votre appareil rejoindra {network} à chaque passage chez {venue}, et l’établissement saura que vous êtes venu. Vous pouvez retirer le profil à tout moment dans Réglages.',
} as const satisfies Like<typeof source>
