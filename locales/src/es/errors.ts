import type { errors as source } from '../vi/errors.ts'
import type { Like } from '../languages.ts'

export const errors = {
  'network/unreachable': 'No se puede contactar con el servidor. Revisa la conexión e inténtalo de nuevo.',
  'request/invalid': 'Hay algo por corregir. Revisa los campos marcados.',
  'request/too-large': 'Son demasiados datos para una sola solicitud.',
  'request/not-found': 'Esto no existe.',
  'request/too-many': 'Vas demasiado rápido. Espera un minuto e inténtalo de nuevo.',
  'auth/required': 'Inicia sesión para continuar.',
  'auth/expired': 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  'auth/wrong-password': 'El correo, el móvil o la contraseña no son correctos.',
  'auth/forbidden': 'Tu rol en esta página no permite hacer eso.',
  'page/not-found': 'Esta página no existe o ya no eres miembro de ella.',
  'page/name-mismatch': 'El nombre escrito no es el de la página.',
  'device/not-found': 'Este dispositivo no existe.',
  'device/duplicate': 'Tu página ya tiene un dispositivo con este identificador NAS. Elige otro.',
  'device/unreachable': 'El dispositivo no responde. Comprueba que está encendido y que su puerto CoA está abierto.',
  'session/not-found': 'Esta sesión no existe.',
  'session/already-ended': 'Este cliente ya se ha desconectado.',
  'try/unavailable': 'La puerta de enlace simulada no está en marcha en este servidor.',
  'server/busy': 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  'server/internal': 'Algo ha fallado por nuestra parte. Inténtalo de nuevo; si continúa, indica a soporte el código de la solicitud.',
  'field/required': 'Rellena este campo.',
  'field/too-short': 'Es demasiado corto.',
  'field/too-long': 'Es demasiado largo.',
  'field/invalid': 'Este valor no es válido.',
  'field/duplicate': 'Ya está en uso.',
} as const satisfies Like<typeof source>
