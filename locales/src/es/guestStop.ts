import type { guestStop as source } from '../vi/guestStop.ts'
import type { Like } from '../languages.ts'

export const guestStop = {
  ask: '¿Dejar de recibir mensajes?',
  askLead: '{venue} no volverá a escribirte por esta vía.',
  button: 'Dejar de recibir',
  busy: 'Guardando…',
  done: 'Hecho',
  doneLead: 'Desde ahora, {venue} no te enviará mensajes por esta vía.',
  gone: 'Este enlace ha caducado',
  goneLead: 'Puedes dejar de recibir mensajes en la página del local, en tus datos.',
} as const satisfies Like<typeof source>
