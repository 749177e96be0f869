import type { finance as source } from '../vi/finance.ts'
import type { Like } from '../languages.ts'

export const finance = {
  title: 'Wallet and statement',
  lead: 'Your balance and all that came in and went out. Bank transfers are credited by the person who runs the server.',
  csv: 'Download CSV',
  balance: 'Balance',
  kind: { in: 'Money in', out: 'Money out' },
  any: 'All',
  empty: 'Nothing yet',
  emptyText: 'When money comes in or goes out it appears here, with the balance afterwards.',
  column: {
    at: 'Date and time',
    reason: 'What for',
    amount: 'Amount',
    currency: 'Currency',
    after: 'Balance afterwards',
    kind: 'Kind',
  },
} as const satisfies Like<typeof source>
