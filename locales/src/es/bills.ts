import type { bills as source } from '../vi/bills.ts'
import type { Like } from '../languages.ts'

export const bills = {
  number: 'N.º {number}',
  date: 'Fecha',
  seller: 'De',
  buyer: 'Para',
  taxCode: 'Número fiscal: {code}',
  what: 'Concepto',
  amount: 'Importe',
  total: 'Total',
  paid: 'Pagado',
  more: 'y {count} líneas más',
  receipt: {
    title: 'RECIBO DE RECARGA',
    line: 'Recarga del monedero de Portico',
    by: 'Pagado con {provider}, referencia {reference}',
    note: 'Este recibo confirma que el dinero está en el monedero. No es una factura con IVA.',
  },
  invoice: {
    title: 'FACTURA',
    net: 'Importe neto',
    vat: 'IVA {percent} %',
    note: 'Los precios incluyen IVA. En Vietnam este documento no sustituye la factura electrónica con código fiscal.',
    noteWithoutTax: 'Esto no es una factura con IVA.',
  },
  purpose: {
    campaign: 'Mensajes de campaña',
    message: 'Mensajes de Zalo',
    'phone-card': 'Tarjetas telefónicas',
    ai: 'Respuestas de IA',
  },
} as const satisfies Like<typeof source>
