import type { finance as source } from '../vi/finance.ts'
import type { Like } from '../languages.ts'

export const finance = {
  title: 'Portafoglio ed estratto conto',
  lead: 'Il tuo saldo e tutto ciò che è entrato e uscito. I bonifici sono accreditati da chi gestisce il server.',
  csv: 'Scarica CSV',
  balance: 'Saldo',
  kind: { in: 'Entrate', out: 'Uscite' },
  any: 'Tutto',
  empty: 'Ancora niente',
  emptyText: 'Quando entra o esce denaro compare qui, con il saldo successivo.',
  column: {
    at: 'Data e ora',
    reason: 'Causale',
    amount: 'Importo',
    currency: 'Valuta',
    after: 'Saldo dopo',
    kind: 'Tipo',
  },
} as const satisfies Like<typeof source>
