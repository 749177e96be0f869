import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Non ancora disponibile',
  lead: 'Questa parte non è ancora disponibile. Non mostriamo mai cifre inventate.',
  back: 'Torna alla panoramica',
  devices: 'Vedi i dispositivi',
  topic: {
    zalo: 'Qui farai partire i messaggi da soli quando succede qualcosa.',
  },
} as const satisfies Like<typeof source>
