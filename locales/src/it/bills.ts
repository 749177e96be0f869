import type { bills as source } from '../vi/bills.ts'
import type { Like } from '../languages.ts'

export const bills = {
  number: 'N. {number}',
  date: 'Data',
  seller: 'Da',
  buyer: 'A',
  taxCode: 'Partita IVA: {code}',
  what: 'Causale',
  amount: 'Importo',
  total: 'Totale',
  paid: 'Pagato',
  more: 'e altre {count} righe',
  receipt: {
    title: 'RICEVUTA DI RICARICA',
    line: 'Ricarica del portafoglio Portico',
    by: 'Pagato con {provider}, riferimento {reference}',
    note: 'Questa ricevuta conferma che il denaro è nel portafoglio. Non è una fattura IVA.',
  },
  invoice: {
    title: 'FATTURA',
    net: 'Imponibile',
    vat: 'IVA {percent} %',
    note: 'Prezzi IVA inclusa. In Vietnam questo documento non sostituisce la fattura elettronica con il codice dell’autorità fiscale.',
    noteWithoutTax: 'Non è una fattura IVA.',
  },
  purpose: {
    campaign: 'Messaggi di campagna',
    message: 'Messaggi Zalo',
    'phone-card': 'Ricariche telefoniche',
    ai: 'Risposte dell’IA',
  },
} as const satisfies Like<typeof source>
