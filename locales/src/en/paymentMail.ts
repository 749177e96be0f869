import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  differences: {
    subject: 'Payments: {count} new differences',
    text: 'The payment provider’s books and Portico’s differ on {count} payments. Check each one and record how it was resolved.',
    button: 'See the differences',
    closing: 'This e-mail is sent to the administrators of this Portico server.',
  },
} as const satisfies Like<typeof source>
