import type { stepLimits as source } from '../vi/stepLimits.ts'
import type { Like } from '../languages.ts'

// How fast and how long guests are online after a step.
export const stepLimits = {
  title: 'Speed and time',
  lead: 'Applies to guests who complete this step. Later steps override earlier ones.',
  down: 'Download',
  up: 'Upload',
  byDevice: 'Device default',
  speedHint: 'Leave empty for the device default. 0 means no limit.',
  time: 'Time online',
  unit: 'Time unit',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  extend: 'Let guests extend their time',
  extendMinutes: 'Per extension',
  extendTimes: 'Extensions',
  says: {
    both: 'Guests get {speed}, {time}.',
    speed: 'Guests get {speed}, with the device’s default time.',
    time: 'Guests get {time}, at the device’s default speed.',
    none: 'Speed and time use the device defaults.',
  },
  speed: '{speed} Mbps',
  unlimited: 'no speed limit',
  once: 'Portico sends these limits to each brand of device.',
} satisfies Like<typeof source>
