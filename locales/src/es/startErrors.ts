import type { startErrors as source } from '../vi/startErrors.ts'
import type { Like } from '../languages.ts'

export const startErrors = {
  'network/unreachable': 'No se puede contactar con el servidor. Revisa la conexión e inténtalo de nuevo.',
  'request/invalid': 'Hay algo por corregir. Revisa los campos marcados.',
  'request/too-large': 'Son demasiados datos para una sola solicitud.',
  'request/not-found': 'No se ha encontrado lo que buscas.',
  'request/too-many': 'Vas demasiado rápido. Espera un minuto e inténtalo de nuevo.',
  'auth/required': 'Inicia sesión para continuar.',
  'auth/expired': 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  'auth/wrong-password': 'El correo, el teléfono o la contraseña no son correctos.',
  'auth/forbidden': 'Tu rol en esta página no permite hacer eso.',
  'auth/not-activated':
    'Esta cuenta aún no está activada. Abre el enlace del correo o introduce el código enviado; si no llegó, pídelo de nuevo.',
  'auth/code-invalid': 'El código o enlace no es correcto, ya se usó o ha caducado. Pide uno nuevo.',
  'auth/totp-required': 'Introduce el código de 6 cifras de tu aplicación de autenticación.',
  'auth/totp-wrong': 'El código de autenticación no es correcto o ya se usó. Espera al siguiente e inténtalo de nuevo.',
  'auth/totp-setup-required': 'Los administradores deben activar la verificación en dos pasos antes de hacer esto.',
  'auth/totp-already-on': 'La verificación en dos pasos ya está activada.',
  'auth/totp-off': 'La verificación en dos pasos está desactivada.',
  'auth/google-unavailable': 'Ahora no se puede iniciar sesión con Google. Usa tu contraseña.',
  'auth/google-refused': 'Google no confirmó este inicio de sesión. Inténtalo de nuevo.',
  'auth/google-email-taken': 'Este correo ya tiene una cuenta. Inicia sesión con tu contraseña.',
  'auth/mobile-unavailable': 'Este servidor todavía no puede enviar SMS. Usa un correo electrónico.',
  'page/not-found': 'Esta página no existe o ya no eres miembro de ella.',
  'page/name-mismatch': 'El nombre escrito no es el de la página. Escríbelo entero otra vez.',
  'page/too-many':
    'Tu cuenta ya tiene el máximo de páginas. Elimina una que no uses o contacta con el operador del servidor.',
  'plan/required': 'El plan de esta página no incluye esta función o ha caducado. Mejóralo o renuévalo.',
  'auth/sign-up-closed': 'Por ahora no se admiten cuentas nuevas. Contacta con tu proveedor.',
  'plan/limit': 'Tu plan ha llegado a su límite. Mejóralo o elimina algo antes.',
  'invitation/not-found':
    'Esta invitación no existe, ya se ha usado o ha caducado. Pide a quien te invitó que la envíe de nuevo.',
  'invitation/too-many': 'Hay demasiadas invitaciones sin respuesta. Retira algunas y vuelve a invitar.',
  'message/country':
    'Este servidor no envía SMS a este número. Usa un correo electrónico o pide al administrador del servidor que habilite el país.',
  'message/recipient-limit':
    'Esta dirección ya recibió hoy todos los mensajes permitidos. Inténtalo mañana o usa otra dirección.',
  'message/page-limit': 'Esta página ya envió hoy todos los mensajes permitidos. Inténtalo mañana.',
  'message/account-limit': 'Tu cuenta ya envió hoy todas las invitaciones permitidas. Inténtalo mañana.',
  'message/platform-limit':
    'Este servidor ya envió todos los SMS de hoy. Usa un correo electrónico o inténtalo mañana.',
  'device/not-found': 'Este dispositivo no existe. Puede que se haya eliminado: recarga la página.',
  'session/no-guest': 'Esta sesión no está vinculada a ningún cliente.',
  'device/unreachable':
    'El dispositivo no responde. Comprueba que está encendido y que su puerto de control remoto (CoA) está abierto.',
  'session/not-found': 'Esta sesión no existe. Recarga la página.',
  'session/already-ended': 'Este cliente ya se ha desconectado.',
  'try/unavailable': 'El dispositivo simulado no está en marcha en este servidor.',
  'server/busy': 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  'server/unhealthy': 'El servidor tiene un fallo y debe reiniciarse. Vuelve a intentarlo en unos minutos.',
  'server/disk-full':
    'El disco del servidor está lleno y no se puede guardar nada. Pide a quien lo administra que libere espacio.',
  'server/internal':
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo; si continúa, indica a soporte el código de la solicitud.',
  'field/required': 'Rellena este campo.',
  'field/too-short': 'Es demasiado corto.',
  'field/at-least-5': 'Escribe al menos 5 caracteres.',
  'field/at-least-8': 'Escribe al menos 8 caracteres.',
  'field/too-long': 'Es demasiado largo.',
  'field/too-small': 'Este número es demasiado pequeño.',
  'field/too-big': 'Este número es demasiado grande.',
  'field/invalid': 'Este valor no es válido.',
  'field/too-common': 'Esta contraseña es demasiado fácil de adivinar. Elige varias palabras sin relación entre sí.',
  'field/breached':
    'Esta contraseña está en una lista de contraseñas robadas que prueban los atacantes. Elige otra y cámbiala en todos los sitios donde la uses.',
  'field/wrong-password': 'Esta no es tu contraseña actual.',
  'field/letters-and-digits': 'Usa solo letras y números.',
  'field/terms': 'Debes aceptar las condiciones.',
  'field/order-address':
    'No se pueden enviar órdenes a esta dirección. Déjala vacía para usar la dirección desde la que envía el dispositivo, o pide al operador que abra su red (GATEWAY_NETWORKS).',
  'field/duplicate': 'Ya está en uso.',
} as const satisfies Like<typeof source>
