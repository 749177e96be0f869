import type { guestHome as source } from '../vi/guestHome.ts'
import type { Like } from '../languages.ts'

export const guestHome = {
  kind: 'Tu rincón',
  link: 'Tu rincón aquí',
  hello: 'Hola, {name}',
  helloUnnamed: '¡Qué bien verte de nuevo!',
  lead: 'Todo lo tuyo en {venue}, en una sola página.',
  signInTitle: 'Tu rincón en {venue}',
  signInLead: 'Escribe el teléfono o el correo que confirmaste aquí. Te enviamos un código para comprobar que eres tú.',
  contact: 'Teléfono o correo electrónico',
  newHere: '¿Es tu primera vez? Conéctate antes al Wi-Fi del local y vuelve a abrir esta página.',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  back: 'Volver a tu rincón',
  myDataLine: 'Verlos, corregirlos, descargarlos o borrarlos',
  wifi: {
    title: 'Wi-Fi',
    left: 'Quedan {time}',
    online: 'Tienes conexión',
    off: 'Sin conexión. Elige el Wi-Fi del local en tu teléfono; la página de bienvenida se abre sola.',
  },
  notice: {
    'signed-out': 'Has cerrado la sesión. Este teléfono ya no abre tu rincón.',
    closed: 'El local ha cerrado esta página para ti. Pregunta al personal.',
    expired: 'Esta página ha caducado. Empieza de nuevo, por favor.',
  },
  offline: {
    title: 'Sin conexión',
    lead: 'Ahora no se puede abrir la página de {venue}. No se ha perdido nada.',
    retry: 'Intentar de nuevo',
  },
  code: {
    sms: '{code} abre tu rincon en {venue}. Caduca en {minutes} minutos. No lo compartas.',
    subject: '{code} abre tu rincón',
    text: 'Alguien quiere abrir tu rincón en {venue}. Si eres tú, escribe el código {code}. Caduca en {minutes} minutos.',
  },
} as const satisfies Like<typeof source>
