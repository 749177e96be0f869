import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'Este flujo aún no tiene pasos. Añade al menos uno para que los clientes puedan conectarse.',
    'repeated-id': 'Hay dos pasos iguales. Elimina uno y vuelve a añadirlo.',
    'terms-late': 'Las condiciones deben ir antes de cualquier paso que pida datos al cliente.',
    'terms-repeated': 'Basta con un paso de condiciones.',
    'no-questions': 'Este paso aún no tiene preguntas.',
    'no-options': 'Una pregunta de elección necesita al menos dos opciones.',
    'repeated-question': 'Hay dos preguntas iguales. Elimina una y vuelve a añadirla.',
    'mapping-type': 'Una pregunta guardada como teléfono o correo debe ser de ese tipo.',
    'no-code-way': 'Elige al menos una forma de dar el código al cliente.',
    'code-way-unconnected': 'Una forma de enviar el código no está conectada. Conéctala en Integraciones o desmárcala.',
    'code-way-unfit': 'Una forma de enviar el código no sirve para este paso.',
    'no-password': 'Aún no hay contraseña para los clientes.',
    'no-offers': 'Elige al menos una opción.',
    'offer-gone': 'Una opción ya no está a la venta. Quítala o vuelve a activarla en Códigos de acceso.',
    'purchase-unconnected': 'Aún no hay cuenta de cobro. Conéctala en Venta de Wi-Fi.',
    'sign-in-unconnected': 'Este inicio de sesión no está conectado. Conéctalo en Integraciones.',
    'no-video': 'Aún no hay vídeo, imagen ni texto que mostrar.',
    'video-plan': 'Tu plan no incluye vídeo. Usa una imagen o mejora el plan.',
    'skip-late': 'El tiempo de espera para saltarlo es más largo que el vídeo.',
    'one-tap-early':
      'El botón Conectar de aquí no conecta, porque quedan pasos. Mueve el paso de un toque al final o cambia el texto del botón.',
  },
} satisfies Like<typeof source>
