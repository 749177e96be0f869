import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: 'Code d’accès',
  scan: 'Scannez pour vous connecter',
  how: 'Rejoignez le Wi-Fi, puis saisissez le code sur la page de connexion.',
  howNamed: 'Rejoignez le Wi-Fi {ssid}, puis saisissez le code sur la page de connexion.',
  join: '1. Rejoignez le Wi-Fi',
  signIn: '2. Connectez-vous',
  fromFirstUse: 'à partir de la première utilisation',
  devices: '{count} appareils',
  data: '{amount} de données',
  until: 'À utiliser avant le {date}',
  number: 'N° {number}',
  columns: {
    number: 'N°',
    code: 'Code',
    note: 'Note',
    state: 'État',
    duration: 'Durée',
    devices: 'Appareils',
    price: 'Prix',
    firstUsed: 'Première utilisation',
    expires: 'Expire le',
    link: 'Lien',
  },
  states: {
    unused: 'Non utilisé',
    used: 'En cours d’utilisation',
    expired: 'Expiré',
    revoked: 'Révoqué',
  },
} as const satisfies Like<typeof source>
