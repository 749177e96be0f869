import type { guestBot as source } from '../vi/guestBot.ts'
import type { Like } from '../languages.ts'

export const guestBot = {
  again: 'No lo he entendido. ¿Puedes escribirlo otra vez?',
  pick: 'Elige una de estas opciones, por favor.',
  item: '{name}: {price}',
  soldOut: '{name}: {price} (agotado por ahora)',
  onRequest: '{name}: precio a consultar',
  gift: '{name}: tuyo por {cost}',
  hours: 'Horario: {hours}',
  openNow: 'Ahora estamos abiertos. {hours}',
  closedNow: 'Ahora estamos cerrados. {hours}',
  noHours: 'Aún no hemos publicado nuestro horario. Pregunta al personal, por favor.',
  closedDay: 'cerrado',
  address: 'Dirección: {address}',
  handed: 'He avisado a nuestro equipo. Te atienden enseguida.',
} as const satisfies Like<typeof source>
