import type { flowPresets as source } from '../vi/flowPresets.ts'
import type { Like } from '../languages.ts'

// Where an owner begins a new flow.
export const flowPresets = {
  'one-tap': {
    name: 'Un tocco',
    text: 'L’ospite accetta le condizioni, preme un pulsante ed è online. Il più rapido.',
  },
  terms: {
    name: 'Condizioni, poi un tocco',
    text: 'Gli ospiti leggono le regole del locale in una schermata a parte, poi si collegano.',
  },
  'phone-code': {
    name: 'Codice al telefono',
    text: 'L’ospite inserisce il numero e riceve un codice. Sai che il numero è vero.',
  },
  form: { name: 'Modulo breve', text: 'Chiede nome e telefono, senza codice.' },
  survey: { name: 'Sondaggio, poi online', text: 'Qualche voto e un commento, che si possono saltare.' },
  'access-code': {
    name: 'Codice di accesso per camere d’albergo',
    text: 'L’ospite inserisce il codice stampato sulla tessera della camera o dato dalla reception.',
  },
  purchase: {
    name: 'Vendi il Wi-Fi a ore',
    text: 'L’ospite sceglie un’offerta, paga con VietQR o carta e si connette.',
  },
  password: { name: 'Password del locale', text: 'Stampata sul menù o sullo scontrino.' },
  google: { name: 'Accedi con Google', text: 'L’ospite sceglie l’account Google del telefono.' },
  zalo: { name: 'Accedi con Zalo', text: 'L’ospite conferma con il suo account Zalo.' },
  empty: { name: 'Parti da zero', text: 'Scegli tu ogni passaggio.' },
} as const satisfies Like<typeof source>
