import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} te invita a colaborar en {page}',
  greeting: 'Hola:',
  text: '{from} te invita a gestionar la página {page} en Portico. Usa el botón para iniciar sesión o crear una cuenta y aceptar.',
  button: 'Ver la invitación',
  closing: 'La invitación vale {days} días. Si no conoces a quien la envía, ignora este correo.',
  sms: '{from} te invita a gestionar {page} en Portico: {url}',
} as const satisfies Like<typeof source>
