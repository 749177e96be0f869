import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: 'Codice di accesso',
  scan: 'Inquadra per collegarti',
  how: 'Collegati al Wi-Fi, poi inserisci il codice nella pagina di accesso.',
  howNamed: 'Collegati al Wi-Fi {ssid}, poi inserisci il codice nella pagina di accesso.',
  join: '1. Collegati al Wi-Fi',
  signIn: '2. Accedi',
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
    firstUsed: 'Primo uso',
    expires: 'Scade',
    link: 'Link',
  },
  states: {
    unused: 'Non usato',
    used: 'In uso',
    expired: 'Scaduto',
    revoked: 'Revocato',
  },
} as const satisfies Like<typeof source>
