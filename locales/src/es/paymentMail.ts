import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  differences: {
    subject: 'Pagos: {count} diferencias nuevas',
    text: 'Los libros del proveedor de pagos y los de Portico no coinciden en {count} pagos. Revisa cada uno y anota qué se hizo.',
    button: 'Ver las diferencias',
    closing: 'Este correo se envía a los administradores de este servidor de Portico.',
  },
} as const satisfies Like<typeof source>
