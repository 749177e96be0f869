import type { stepLimits as source } from '../vi/stepLimits.ts'
import type { Like } from '../languages.ts'

// How fast and how long guests are online after a step.
export const stepLimits = {
  title: 'Velocidad y tiempo',
  lead: 'Se aplica a los clientes que completan este paso. Los pasos posteriores tienen prioridad.',
  down: 'Descarga',
  up: 'Subida',
  byDevice: 'Según el dispositivo',
  speedHint: 'Déjalo vacío para usar el valor del dispositivo. 0: sin límite.',
  time: 'Tiempo conectado',
  unit: 'Unidad de tiempo',
  minutes: 'minutos',
  hours: 'horas',
  days: 'días',
  extend: 'Los clientes pueden añadir tiempo',
  extendMinutes: 'Cada vez',
  extendTimes: 'Cuántas veces',
  says: {
    both: 'Los clientes tienen {speed}, {time}.',
    speed: 'Los clientes tienen {speed}; el tiempo lo decide el dispositivo.',
    time: 'Los clientes tienen {time}; la velocidad la decide el dispositivo.',
    none: 'Velocidad y tiempo según el dispositivo.',
  },
  speed: '{speed} Mbps',
  unlimited: 'velocidad sin límite',
  once: 'Portico envía estos límites a cada dispositivo según su marca.',
} satisfies Like<typeof source>
