import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Aún no disponible',
  lead: 'Esta parte aún no está disponible. Nunca mostramos cifras inventadas.',
  back: 'Volver al resumen',
  devices: 'Ver los dispositivos',
  topic: {
    zalo: 'Aquí harás que los mensajes salgan solos cuando ocurra algo.',
  },
} as const satisfies Like<typeof source>
