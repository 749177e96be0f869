import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} te invita a colaborar en {page}',
  greeting: 'Hola:',
  text: '{from} te invita a gestionar la página {page} en Portico. Usa el botón para iniciar sesión o crear una cuenta y aceptar.',
  button: 'Ver la invitación',
  closing: 'La invitación es válida durante {days} días. Si no conoces a quien la envía, ignora este correo.',
  sms: '{from} te invita a gestionar {page} en Portico: {url}',
  offer: {
    subject: '{from} quiere cederte {page}',
    text: '{from} quiere cederte la página {page} en Portico. Cuando aceptes, la página será tuya y {from} pasará a ser gerente. Usa el botón para aceptar o rechazar.',
    button: 'Responder',
    closing: 'La oferta es válida durante {days} días. Hasta que respondas, nada cambia.',
    sms: '{from} quiere cederte la página {page} en Portico. Responde aquí: {url}',
  },
} as const satisfies Like<typeof source>
