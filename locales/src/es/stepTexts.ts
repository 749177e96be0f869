import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Aceptar las condiciones y pulsar un botón.',
  terms: 'Las normas de la casa y su aceptación, antes de los demás pasos.',
  form: 'Nombre, teléfono, correo y lo que necesites saber.',
  survey: 'Valoraciones, opciones, comentarios. Lo que no es obligatorio se puede saltar.',
  'phone-code': 'Envía un código al teléfono para verificarlo.',
  'email-code': 'Envía un código por correo. El cliente navega unos minutos para abrirlo.',
  'access-code': 'El cliente escribe un código que le has dado.',
  purchase: 'Los clientes pagan por el Wi-Fi, directamente en tu cuenta.',
  password: 'Una contraseña para todos los clientes.',
  google: 'El cliente inicia sesión en su navegador; obtienes su correo.',
  facebook: 'El cliente inicia sesión en su navegador; obtienes su nombre.',
  zalo: 'El cliente inicia sesión en Zalo; obtienes su nombre.',
  video: 'Unos segundos de imagen o vídeo antes de seguir.',
} as const satisfies Like<typeof source>
