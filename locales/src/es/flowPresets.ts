import type { flowPresets as source } from '../vi/flowPresets.ts'
import type { Like } from '../languages.ts'

// Where an owner begins a new flow.
export const flowPresets = {
  'one-tap': { name: 'Un toque', text: 'Aceptar las condiciones, pulsar un botón y listo. Lo más rápido.' },
  terms: {
    name: 'Condiciones y un toque',
    text: 'Los clientes leen las normas en una pantalla aparte y luego se conectan.',
  },
  'phone-code': {
    name: 'Código al teléfono',
    text: 'El cliente escribe su número y recibe un código. Sabes que el número es real.',
  },
  form: { name: 'Formulario corto', text: 'Pide nombre y teléfono, sin código.' },
  survey: { name: 'Encuesta y a navegar', text: 'Unas valoraciones y un comentario, que se pueden saltar.' },
  'access-code': {
    name: 'Código de acceso para habitaciones',
    text: 'El cliente escribe el código de su tarjeta o de recepción.',
  },
  purchase: {
    name: 'Vender Wi-Fi por horas',
    text: 'El cliente elige una opción, paga con VietQR o tarjeta y se conecta.',
  },
  password: { name: 'Contraseña del local', text: 'Impresa en la carta o en el ticket.' },
  google: { name: 'Entrar con Google', text: 'El cliente elige la cuenta de Google de su teléfono.' },
  zalo: { name: 'Entrar con Zalo', text: 'El cliente confirma con su cuenta de Zalo.' },
  empty: { name: 'Empezar de cero', text: 'Elige tú cada paso.' },
} as const satisfies Like<typeof source>
