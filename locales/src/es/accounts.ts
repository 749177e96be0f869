import type { accounts as source } from '../vi/accounts.ts'
import type { Like } from '../languages.ts'

export const accounts = {
  title: 'Iniciar sesión',
  welcome: 'Qué bien verte de nuevo',
  intro: 'Inicia sesión para ver quién te visita y cuidar a tus clientes habituales.',
  emailOrMobile: 'Correo o número de móvil',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  remember: 'Recordarme',
  submit: 'Iniciar sesión',
  fillEmailOrMobile: 'Escribe tu correo o número de móvil.',
  fillPassword: 'Escribe tu contraseña.',
  loginError: 'Error al iniciar sesión: {message}',
  promise: 'Tus clientes entran al Wi-Fi, tú ganas amigos',
  promiseText:
    'Cada conexión es un saludo. Portico te ayuda a reconocer a los habituales, entender tu local y seguir en contacto.',
} as const satisfies Like<typeof source>
