import type { Like } from '../languages.ts'
import type { dates as source } from '../vi/dates.ts'

export const dates = {
  label: 'Fechas',
  choose: 'Elige una fecha',
  none: 'sin fecha',
  clear: 'Borrar',
  time: 'Hora',
  any: 'Cualquier fecha',
  custom: 'Otras fechas',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  pickFirst: 'Elige el primer día y luego el último.',
  pickLast: 'Desde el {day}. Ahora elige el último día.',
  range: {
    today: 'Hoy',
    yesterday: 'Ayer',
    thisWeek: 'Esta semana',
    lastWeek: 'Semana pasada',
    thisMonth: 'Este mes',
    lastMonth: 'Mes pasado',
    last7: 'Últimos 7 días',
    last10: 'Últimos 10 días',
    last30: 'Últimos 30 días',
    last90: 'Últimos 90 días',
    thisYear: 'Este año',
    last12Months: 'Últimos 12 meses',
  },
} as const satisfies Like<typeof source>
