import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  receipt: {
    title: 'TOP-UP RECEIPT',
    number: 'No. {number}',
    date: 'Date',
    seller: 'From',
    buyer: 'To',
    taxCode: 'Tax code: {code}',
    what: 'Description',
    amount: 'Amount',
    line: 'Top-up of the Portico wallet',
    by: 'Paid by {provider}, reference {reference}',
    total: 'Total',
    paid: 'Paid',
    note: 'This receipt confirms that the money is in the wallet. It is not a VAT invoice.',
  },
  differences: {
    subject: 'Payments: {count} new differences',
    text: 'The payment provider’s books and Portico’s differ on {count} payments. Check each one and record how it was resolved.',
    button: 'See the differences',
    closing: 'This e-mail is sent to the administrators of this Portico server.',
  },
} as const satisfies Like<typeof source>
