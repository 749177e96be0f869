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
    what: 'What for',
    amount: 'Amount',
    line: 'Top-up of the Portico wallet',
    by: 'Paid by {provider}, reference {reference}',
    total: 'Total',
    paid: 'Paid',
    note: 'This receipt confirms that the money is in the wallet. It is not a VAT invoice.',
  },
  differences: {
    subject: 'Payments: {count} new differences',
    text: 'The payment provider’s books and Portico’s disagree on {count} payments. Look at each and write down what was done about it.',
    button: 'See the differences',
    closing: 'This mail goes to the administrators of this Portico server.',
  },
} as const satisfies Like<typeof source>
