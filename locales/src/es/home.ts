import type { home as source } from '../vi/home.ts'
import type { Like } from '../languages.ts'

export const home = {
  title: 'Resumen',
  stats: {
    online: 'En tu Wi-Fi ahora',
    onlineNote: 'en {devices, plural, one {# dispositivo} other {# dispositivos}}',
    onlineNone: 'Los clientes aparecen aquí en cuanto se conectan',
    visitsToday: 'Visitas hoy',
    vsSameHours: 'frente a las mismas horas de hace una semana',
    visitsWeek: 'Visitas en 7 días',
    vsPreviousWeek: 'frente a los 7 días anteriores',
    weekCourse: 'Visitas de cada uno de los últimos 7 días',
  },
  online: {
    title: 'Clientes conectados',
    live: 'En directo',
    connecting: 'Conectando…',
    guest: 'Cliente',
    noName: 'Cliente sin nombre',
    device: 'Dispositivo',
    since: 'Conectado',
    down: 'Descarga',
    up: 'Subida',
    leaving: 'Saliendo…',
    empty: 'Ahora mismo no hay nadie en el Wi-Fi',
    emptyText: 'En cuanto un cliente se conecte lo verás aquí, sin recargar la página.',
  },
  disconnect: {
    action: 'Desconectar',
    title: '¿Desconectar a {name}?',
    text: 'Este móvil se queda sin Internet al momento. Para seguir, el cliente tendrá que entrar de nuevo.',
    done: '{name} está desconectado',
    queued: 'Orden enviada. El dispositivo desconectará a {name} en su próximo contacto, en unos segundos.',
    gone: '{name} acaba de irse por su cuenta.',
    failed: '{name} sigue conectado: {message}',
  },
  chart: {
    title: 'Visitas en 30 días',
    subtitle: '{average} visitas al día de media',
    day: 'Día',
    returning: 'Clientes que vuelven',
    first: 'Primeras visitas',
    total: 'Todas las visitas',
    guests: 'Clientes',
    empty: 'El gráfico espera a su primer cliente',
    emptyText: 'Cada visita a tu Wi-Fi formará parte de una barra aquí.',
    file: 'visitas-30-dias',
  },
  week: {
    title: 'Clientes en 7 días',
    ofGuests: '{share} de los clientes',
  },
  start: {
    title: 'Conecta tu primer dispositivo',
    text: 'Añade el router o punto de acceso del local, pega la configuración que te preparamos y mira cómo se conectan tus clientes.',
    add: 'Añadir dispositivo',
  },
  evening: {
    progress: '{done, number} de {all, number} pasos hechos',
    title: 'Primeros pasos: recibe a tu primer cliente',
    lead: 'Sigue los pasos en orden. Se marcan solos al completarse.',
    doneTitle: '¡Tu primer cliente está conectado!',
    doneText: 'Tu Wi-Fi ya puede recibir clientes. Desde ahora esta pantalla te cuenta cómo va el local.',
    close: 'Ocultar la lista',
    isDone: 'Hecho',
    isOpen: 'Pendiente',
    openDevices: 'Abrir dispositivos',
    extras: 'También conviene:',
    tried: 'Lo has probado con el simulador y funciona. Las pruebas no cuentan en tus cifras.',
    step: {
      signedUp: 'Crear la cuenta',
      pageMade: 'Crear la página de tu local',
      deviceAdded: 'Añadir el router o punto de acceso',
      deviceSeen: 'El dispositivo se comunica con Portico',
      portalOpened: 'Un teléfono abre la página de bienvenida',
      guestOnline: 'El primer cliente está conectado',
    },
    text: {
      deviceAdded:
        'Elige qué dispositivo tienes; Portico prepara la configuración para que la pegues. ¿Sin router a mano? Pruébalo con el simulador.',
      deviceSeen:
        'Abre los dispositivos, sigue los pasos de instalación y enciende el router. Este paso se marca con su primera señal.',
      portalOpened:
        'Conecta un teléfono al Wi-Fi del local. La página de bienvenida se abre sola; si no, abre cualquier sitio web en el navegador.',
      guestOnline:
        'Completa la página de bienvenida en el teléfono hasta que indique que hay conexión. Si no lo logra, revisa la instalación del dispositivo.',
    },
    extra: {
      memberInvited: 'Invitar a una segunda persona',
      twoStepOn: 'Activar la verificación en dos pasos',
      emailConfirmed: 'Correo confirmado',
    },
  },
  tryOut: 'Probar sin router',
} as const satisfies Like<typeof source>
