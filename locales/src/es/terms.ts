import type { terms as source } from '../vi/terms.ts'
import type { Like } from '../languages.ts'

export const terms = {
  title: 'Condiciones de uso',
  intro: 'Breve y claro: lo que acuerdas con quien gestiona este servidor de Portico.',
  service: {
    title: 'El servicio',
    text: 'Portico ayuda a tu local a recibir a los clientes por Wi-Fi y a conocerlos mejor. Este servidor lo gestiona su propio operador; las preguntas sobre tu cuenta son para él.',
  },
  account: {
    title: 'Tu cuenta',
    text: 'Da tu nombre real y una dirección de contacto que funcione, no compartas tu contraseña y avisa enseguida si crees que otra persona usa tu cuenta.',
  },
  guests: {
    title: 'Datos de tus clientes',
    text: 'Eres responsable de los datos que los clientes dejan en tu local. Recoge solo lo necesario, di para qué, envía mensajes solo con consentimiento y borra lo que te pidan borrar, como exige la ley de protección de datos.',
  },
  use: {
    title: 'Uso correcto',
    text: 'Conecta solo redes y locales que puedas gestionar. No uses el servicio para difundir contenido ilegal, acosar a nadie ni dañar el sistema.',
  },
  liability: {
    title: 'Responsabilidad',
    text: 'El servicio se ofrece tal como es. Su operador hace lo posible por mantenerlo en marcha, pero no promete que nunca se interrumpa.',
  },
  end: {
    title: 'Finalización',
    text: 'Puedes dejarlo cuando quieras. Una cuenta que incumpla estas condiciones puede suspenderse.',
  },
} as const satisfies Like<typeof source>
