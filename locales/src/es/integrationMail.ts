import type { Like } from '../languages.ts'
import type { integrationMail as vi } from '../vi/integrationMail.ts'

export const integrationMail = {
  subject: 'Correo de prueba de Portico',
  greeting: 'Hola:',
  text: 'El servidor de correo de «{page}» funciona: este mensaje se ha enviado a través de él.',
  closing: 'Recibes este correo porque alguien que gestiona la página ha pedido una prueba.',
  sms: 'Mensaje de prueba de {page}: los SMS funcionan.',
} as const satisfies Like<typeof vi>
