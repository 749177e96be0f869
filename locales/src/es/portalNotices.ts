import type { portalNotices as source } from '../vi/portalNotices.ts'
import type { Like } from '../languages.ts'

export const portalNotices = {
  check: 'Todavía hay algo que no está bien. Revísalo abajo, por favor.',
  sent: 'Un nuevo código está en camino.',
  wait: 'Acabamos de enviar un código. Espera {seconds, plural, one {# segundo} other {# segundos}} antes de pedir otro.',
  'too-many': 'Hoy se han enviado demasiados códigos. Elige otra forma o pide ayuda al personal.',
  'pass-too-many':
    'Este dispositivo ya ha usado hoy sus conexiones temporales. Usa los datos móviles o pide ayuda al personal.',
  'purchase-gone': 'Esta opción ya no está a la venta. Elige otra.',
  'purchase-over': 'El último pago no se completó. Inténtalo de nuevo o paga de otra forma.',
  'purchase-unreachable':
    'No se pudo abrir la página de pago. Inténtalo de nuevo, paga de otra forma o pide ayuda al personal.',
  'purchase-too-many': 'Se han iniciado demasiados pagos. Pide ayuda al personal.',
  undelivered: 'El código no ha podido llegarte por esta vía. Elige otra aquí abajo.',
  country: 'Aquí no se pueden enviar códigos a números de ese país. Elige otra forma o pide ayuda al personal.',
  wrong: 'Ese código no es correcto. {left, plural, one {Queda # intento} other {Quedan # intentos}}.',
  expired: 'Este código ha caducado. Obtén uno nuevo aquí abajo.',
  spent: 'Demasiados intentos con este código. Obtén uno nuevo aquí abajo.',
  'password-wrong': 'Esa no es la contraseña. Mira otra vez el cartel o pregunta al personal.',
  'password-too-many': 'Demasiados intentos fallidos. Espera unos minutos o pregunta al personal.',
  'access-unknown': 'Ese código no es válido. Mira otra vez el ticket o pregunta al personal.',
  'access-expired': 'El tiempo de este código se ha acabado. Pide otro al personal.',
  'access-spent': 'Los datos de este código se han agotado. Pide otro al personal.',
  'access-revoked': 'Este código ya no se puede usar. Pregunta al personal.',
  'access-devices': 'Este código ya se usa en el número máximo de dispositivos. Pide otro al personal.',
  'access-too-many': 'Demasiados intentos fallidos. Espera unos minutos o pregunta al personal.',
  'sign-in-refused': 'Esta vez no se ha podido iniciar sesión. Inténtalo de nuevo.',
  'sign-in-away': 'Aún no vemos tu inicio de sesión. Termínalo en el navegador y vuelve aquí.',
  watch: 'Solo {seconds, plural, one {# segundo} other {# segundos}} más.',
} as const satisfies Like<typeof source>
