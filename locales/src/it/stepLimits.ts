import type { stepLimits as source } from '../vi/stepLimits.ts'
import type { Like } from '../languages.ts'

// How fast and how long guests are online after a step.
export const stepLimits = {
  title: 'Velocità e tempo',
  lead: 'Si applica agli ospiti che completano questo passaggio. I passaggi successivi hanno la precedenza.',
  down: 'Download',
  up: 'Upload',
  byDevice: 'Predefinito del dispositivo',
  speedHint: 'Lascia vuoto per usare i valori del dispositivo. 0: senza limite.',
  time: 'Tempo online',
  unit: 'Unità di tempo',
  minutes: 'minuti',
  hours: 'ore',
  days: 'giorni',
  extend: 'Gli ospiti possono prolungare il tempo',
  extendMinutes: 'Per ogni proroga',
  extendTimes: 'Numero di proroghe',
  says: {
    both: 'Gli ospiti hanno {speed}, {time}.',
    speed: 'Gli ospiti hanno {speed}, con la durata del dispositivo.',
    time: 'Gli ospiti hanno {time}, alla velocità del dispositivo.',
    none: 'Velocità e durata seguono le impostazioni del dispositivo.',
  },
  speed: '{speed} Mbps',
  unlimited: 'velocità illimitata',
  once: 'Portico invia questi limiti a ogni dispositivo nel formato della sua marca.',
} satisfies Like<typeof source>
