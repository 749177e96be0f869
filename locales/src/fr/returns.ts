import type { returns as source } from '../vi/returns.ts'
import type { Like } from '../languages.ts'

export const returns = {
  title: 'Reviennent-ils dans les {days, plural, one {# jour} other {# jours}} ?',
  early: 'Trop tôt : il faut plus de clients dans les deux groupes.',
  open: 'L’écart est de {points} points, ce qui peut encore être le hasard.',
  interval: 'Écart des taux de retour, en points',
  help: 'Ne comptent que les clients qui ont eu {days, plural, one {# jour} other {# jours}} pour revenir. La barre est l’intervalle à 95 %.',
  of: '{cameBack, number} sur {guests, plural, one {# client} other {# clients}}',
} as const satisfies Like<typeof source>
