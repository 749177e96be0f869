import type { returns as source } from '../vi/returns.ts'
import type { Like } from '../languages.ts'

export const returns = {
  title: 'Gli ospiti tornano entro {days, plural, one {# giorno} other {# giorni}}?',
  early: 'Troppo presto: servono più ospiti in entrambi i gruppi.',
  open: 'La differenza è di {points} punti percentuali e può ancora essere dovuta al caso.',
  interval: 'Differenza dei ritorni, punti percentuali',
  help: 'Contano solo gli ospiti che hanno avuto {days, plural, one {# giorno} other {# giorni}} per tornare. La barra è l’intervallo al 95%.',
  of: '{cameBack, number} su {guests, plural, one {# ospite} other {# ospiti}}',
} as const satisfies Like<typeof source>
