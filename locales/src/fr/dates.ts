import type { Like } from '../languages.ts'
import type { dates as source } from '../vi/dates.ts'

export const dates = {
  label: 'Période',
  choose: 'Choisir une date',
  none: 'aucune date',
  clear: 'Effacer',
  time: 'Heure',
  any: 'Toutes les dates',
  custom: 'Dates au choix',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  pickFirst: 'Choisissez le premier jour, puis le dernier.',
  pickLast: 'À partir du {day}. Choisissez maintenant le dernier jour.',
  range: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    thisWeek: 'Cette semaine',
    lastWeek: 'La semaine dernière',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    last7: '7 derniers jours',
    last10: '10 derniers jours',
    last30: '30 derniers jours',
    last90: '90 derniers jours',
    thisYear: 'Cette année',
    last12Months: '12 derniers mois',
  },
} as const satisfies Like<typeof source>
