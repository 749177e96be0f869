import type { Like } from '../languages.ts'
import type { dates as source } from '../vi/dates.ts'

export const dates = {
  label: 'Date',
  choose: 'Scegli una data',
  none: 'nessuna',
  clear: 'Cancella',
  time: 'Ora',
  any: 'Qualsiasi data',
  custom: 'Date a scelta',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  pickFirst: 'Scegli il primo giorno, poi l’ultimo.',
  pickLast: 'Dal {day}. Ora scegli l’ultimo giorno.',
  range: {
    today: 'Oggi',
    yesterday: 'Ieri',
    thisWeek: 'Questa settimana',
    lastWeek: 'Settimana scorsa',
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
    last7: 'Ultimi 7 giorni',
    last10: 'Ultimi 10 giorni',
    last30: 'Ultimi 30 giorni',
    last90: 'Ultimi 90 giorni',
    thisYear: 'Quest’anno',
    last12Months: 'Ultimi 12 mesi',
  },
} as const satisfies Like<typeof source>
