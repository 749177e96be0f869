import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: 'Código de acceso',
  scan: 'Escanee para conectarse',
  how: 'Conéctese al Wi-Fi y escriba el código en la página de acceso.',
  howNamed: 'Conéctese al Wi-Fi {ssid} y escriba el código en la página de acceso.',
  join: '1. Únase al Wi-Fi',
  signIn: '2. Acceda',
  fromFirstUse: 'desde el primer uso',
  devices: '{count} dispositivos',
  data: '{amount} de datos',
  until: 'Úselo antes del {date}',
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
    used: 'Usado',
    expired: 'Caducado',
    revoked: 'Revocado',
  },
} as const satisfies Like<typeof source>
