import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: 'Código de acceso',
  scan: 'Escanea para conectarte',
  how: 'Conéctate al Wi-Fi y escribe el código en la página de acceso.',
  howNamed: 'Conéctate al Wi-Fi {ssid} y escribe el código en la página de acceso.',
  join: '1. Únete al Wi-Fi',
  signIn: '2. Accede',
  fromFirstUse: 'desde el primer uso',
  devices: '{count} dispositivos',
  data: '{amount} de datos',
  until: 'Válido hasta el {date}',
  number: 'N.º {number}',
  columns: {
    number: 'N.º',
    code: 'Código',
    note: 'Nota',
    state: 'Estado',
    duration: 'Duración',
    devices: 'Dispositivos',
    price: 'Precio',
    firstUsed: 'Primer uso',
    expires: 'Caduca',
    link: 'Enlace',
  },
  states: {
    unused: 'Sin usar',
    used: 'En uso',
    expired: 'Caducado',
    revoked: 'Revocado',
  },
} as const satisfies Like<typeof source>
