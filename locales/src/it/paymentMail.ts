import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  differences: {
    subject: 'Pagamenti: {count} nuove differenze',
    text: 'I registri del fornitore di pagamenti e quelli di Portico differiscono su {count} pagamenti. Controllali uno per uno e annota come sono stati risolti.',
    button: 'Vedi le differenze',
    closing: 'Questa e-mail è inviata agli amministratori di questo server Portico.',
  },
} as const satisfies Like<typeof source>
