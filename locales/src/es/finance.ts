import type { finance as source } from '../vi/finance.ts'
import type { Like } from '../languages.ts'

export const finance = {
  title: 'Monedero y extracto',
  lead: 'Su saldo y todo lo que entró y salió. Quien administra el servidor abona las transferencias.',
  csv: 'Descargar CSV',
  balance: 'Saldo',
  kind: { in: 'Entradas', out: 'Salidas' },
  any: 'Todo',
  empty: 'Aún no hay nada',
  emptyText: 'Cuando entre o salga dinero aparecerá aquí, con el saldo posterior.',
  column: {
    at: 'Fecha y hora',
    reason: 'Concepto',
    amount: 'Importe',
    currency: 'Moneda',
    after: 'Saldo después',
    kind: 'Tipo',
  },
} as const satisfies Like<typeof source>
