import type { bills as source } from '../vi/bills.ts'
import type { Like } from '../languages.ts'

export const bills = {
  number: 'No. {number}',
  date: 'Date',
  seller: 'From',
  buyer: 'To',
  taxCode: 'Tax code: {code}',
  what: 'Description',
  amount: 'Amount',
  total: 'Total',
  paid: 'Paid',
  more: 'and {count} more lines',
  receipt: {
    title: 'TOP-UP RECEIPT',
    line: 'Top-up of the Portico wallet',
    by: 'Paid by {provider}, reference {reference}',
    note: 'This receipt confirms that the money is in the wallet. It is not a VAT invoice.',
  },
  invoice: {
    title: 'INVOICE',
    net: 'Net amount',
    vat: 'VAT {percent} %',
    note: 'Prices include VAT. In Vietnam this document does not replace an e-invoice with the tax authority’s code.',
    noteWithoutTax: 'This is not a VAT invoice.',
  },
  purpose: {
    campaign: 'Campaign messages',
    message: 'Zalo messages',
    'phone-card': 'Phone cards',
    ai: 'AI answers',
  },
} as const satisfies Like<typeof source>
