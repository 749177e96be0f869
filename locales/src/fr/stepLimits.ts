import type { stepLimits as source } from '../vi/stepLimits.ts'
import type { Like } from '../languages.ts'

// How fast and how long guests are online after a step.
export const stepLimits = {
  title: 'Débit et durée',
  lead: 'S’applique aux clients qui terminent cette étape. Les étapes suivantes ont priorité.',
  down: 'Débit descendant',
  up: 'Débit montant',
  byDevice: 'Selon l’appareil',
  speedHint: 'Laissez vide pour suivre l’appareil. 0 : sans limite.',
  time: 'Temps de connexion',
  unit: 'Unité de temps',
  minutes: 'minutes',
  hours: 'heures',
  days: 'jours',
  extend: 'Les clients peuvent prolonger leur temps',
  extendMinutes: 'Par prolongation',
  extendTimes: 'Nombre de prolongations',
  says: {
    both: 'Les clients ont {speed}, {time}.',
    speed: 'Les clients ont {speed}, avec la durée de l’appareil.',
    time: 'Les clients ont {time}, au débit de l’appareil.',
    none: 'Débit et durée suivent les réglages de l’appareil.',
  },
  speed: '{speed} Mbit/s',
  unlimited: 'débit illimité',
  once: 'Portico transmet ces limites à chaque appareil selon sa marque.',
} satisfies Like<typeof source>
