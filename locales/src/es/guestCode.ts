import type { guestCode as source } from '../vi/guestCode.ts'
import type { Like } from '../languages.ts'

// The code that a guest types, and how it is sent.
export const guestCode = {
  title: 'Escribe tu código',
  lead: {
    sms: 'Acabamos de enviar un código de 6 cifras al {to}.',
    zalo: 'Acabamos de enviar un código de 6 cifras por Zalo al {to}.',
    email: 'Acabamos de enviar un código de 6 cifras a {to}. Si no lo ves, mira en el correo no deseado.',
    screen: 'Escribe el código que ves abajo.',
    staff: 'Pide en el mostrador el código de 6 cifras para este teléfono.',
  },
  askPhoneTitle: 'Tu número de teléfono',
  askPhoneLead: 'Recibirás un código de 6 cifras para conectarte.',
  askEmailTitle: 'Tu correo electrónico',
  askEmailLead: 'Recibirás un código de 6 cifras para conectarte.',
  send: 'Enviarme un código',
  sending: 'Enviando…',
  label: 'Código de 6 cifras',
  missing: 'Escribe las 6 cifras del código.',
  check: 'Revisa el código, por favor.',
  button: 'Confirmar',
  busy: 'Comprobando…',
  resend: 'Enviar otra vez',
  resendIn: 'Puedes enviarlo otra vez en',
  seconds: '{seconds, plural, one {# segundo} other {# segundos}}',
  changePhone: 'Usar otro número',
  changeEmail: 'Usar otro correo',
  pass: 'Conectarme 3 minutos para leer mi correo',
  passRuns: 'Tienes conexión para leer tu correo; te quedan',
  other: {
    sms: 'Recibir el código por SMS',
    zalo: 'Recibir el código por Zalo',
    email: 'Recibir el código por correo',
    screen: 'Mostrar el código en esta pantalla',
    staff: 'Pedir el código al personal',
  },
  sms: '{code} es tu codigo Wi-Fi de {venue}. Caduca en {minutes} minutos. No lo compartas.',
  mailSubject: '{code} es tu código Wi-Fi de {venue}',
  mailGreeting: 'Hola:',
  mailText: 'Tu código Wi-Fi de {venue} es {code}. Caduca en {minutes} minutos.',
  mailClosing: 'Si no has pedido este código, ignora este correo. No lo compartas con nadie.',
} satisfies Like<typeof source>
