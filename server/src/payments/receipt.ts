// The receipt of a top-up.
import type { BillingDetails } from '@portico/contract/payments.ts'
import type { Language } from '@portico/locales/languages.ts'
import { fillIn } from '../core/phrases.ts'
import { billPhrases, drawBill, sellerLines } from '../finance/index.ts'
import { NAMES } from './names.ts'
import type { StoredOrder } from './orders.ts'

type Of = {
  order: StoredOrder
  invoiceNumber: number
  billing: BillingDetails
  person: { name: string; address: string }
  language: Language
  seller: { seller: string; taxCode: string; address: string }
  timeZone: string
}

/** The receipt as PDF. */
export function drawReceipt({
  order,
  invoiceNumber,
  billing,
  person,
  language,
  seller,
  timeZone,
}: Of): Promise<Buffer> {
  const t = billPhrases(language).receipt
  const by = fillIn(t.by, { provider: NAMES[order.provider], reference: order.reference })
  const { company, taxCode, address, email } = billing
  return drawBill({
    language,
    timeZone,
    currency: order.currency,
    title: t.title,
    number: String(invoiceNumber).padStart(6, '0'),
    at: order.settledAt ?? order.createdAt,
    seller: sellerLines({ ...seller, company: seller.seller }, language),
    buyer: sellerLines({ company: company || person.name, taxCode, address, email: email || person.address }, language),
    rows: [{ what: t.line, amount: order.amount, note: by }],
    sums: [],
    total: order.amount,
    note: t.note,
  })
}
