import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: 'Codice di accesso',
  scan: 'Inquadri per collegarsi',
  how: 'Si colleghi al Wi-Fi e scriva il codice nella pagina di accesso.',
  howNamed: 'Si colleghi al Wi-Fi {ssid} e scriva il codice nella pagina di accesso.',
  join: '1. Si colleghi al Wi-Fi',
  signIn: '2. Acceda',
  fromFirstUse: 'dal primo utilizzo',
  devices: '{count} dispositivi',
  data: '{amount} di dati',
  until: 'Da usare entro il {date}',
  number: 'N. {number}',
  columns: {
    number: 'N.',
    code: 'Codice',
    note: 'Nota',
    state: 'Stato',
    duration: 'Durata',
    devices: 'Dispositivi',
    price: 'Prezzo',
    firstUsed: 'Primo utilizzo',
    expires: 'Scade',
    link: 'Link',
  },
  states: {
    unused: 'Non usato',
    used: 'Usato',
    expired: 'Scaduto',
    revoked: 'Revocato',
  },
} as const satisfies Like<typeof source>
