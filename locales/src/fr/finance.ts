import type { finance as source } from '../vi/finance.ts'
import type { Like } from '../languages.ts'

export const finance = {
  title: 'Portefeuille et relevé',
  lead: 'Votre solde et tout ce qui est entré et sorti. Les virements sont crédités par la personne qui gère le serveur.',
  csv: 'Télécharger le CSV',
  balance: 'Solde',
  kind: { in: 'Entrées', out: 'Sorties' },
  any: 'Tout',
  empty: 'Rien pour l’instant',
  emptyText: 'Chaque entrée ou sortie d’argent s’affiche ici, avec le solde qui suit.',
  column: {
    at: 'Date et heure',
    reason: 'Motif',
    amount: 'Montant',
    currency: 'Devise',
    after: 'Solde ensuite',
    kind: 'Type',
  },
} as const satisfies Like<typeof source>
