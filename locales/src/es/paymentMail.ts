import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  receipt: {
    title: 'RECIBO DE RECARGA',
    number: 'N.º {number}',
    date: 'Fecha',
    seller: 'De',
    buyer: 'Para',
    taxCode: 'Número fiscal: {code}',
    what: 'Concepto',
    amount: 'Importe',
    line: 'Recarga del monedero de Portico',
    by: 'Pagado con {provider}, referencia {reference}',
    total: 'Total',
    paid: 'Pagado',
    note: 'Este recibo confirma que el dinero está en el monedero. No es una factura con IVA.',
  },
  differences: {
    subject: 'Pagos: {count} diferencias nuevas',
    text: 'Los libros del proveedor de pagos y los de Portico no coinciden en {count} pagos. Revisa cada uno y anota qué se hizo.',
    button: 'Ver las diferencias',
    closing: 'Este correo se envía a los administradores de este servidor de Portico.',
  },
} as const satisfies Like<typeof source>
