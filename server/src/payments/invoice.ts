// The receipt of a top-up on an A4 sheet.
import { formatMoney } from '@portico/contract/money.ts'
import type { BillingDetails } from '@portico/contract/payments.ts'
import type { Language } from '@portico/locales/languages.ts'
import { openPaper } from '../accessCodes/index.ts'
import { fillIn } from '../core/phrases.ts'
import { paymentPhrases } from './phrases.ts'
import { NAMES } from './names.ts'
import type { StoredOrder } from './orders.ts'

const [WIDTH, HEIGHT, MARGIN] = [210, 297, 22]
const INNER = WIDTH - 2 * MARGIN
const HALF = INNER / 2 - 4
const ROW = 6

type Of = {
  order: StoredOrder
  invoiceNumber: number
  billing: BillingDetails
  person: { name: string; address: string }
  language: Language
  seller: string
  timeZone: string
}

/** The receipt as PDF. */
export function invoiceOf(of: Of): Promise<Buffer> {
  const { order, invoiceNumber, billing, person, seller, timeZone } = of
  // The font on paper has no Chinese letters.
  const language = of.language === 'zh' ? 'en' : of.language
  const t = paymentPhrases(language).receipt
  const money = formatMoney(order.amount, order.currency)
  const paper = openPaper(`${t.title} ${invoiceNumber}`)
  const at = { x: MARGIN, width: INNER }
  paper.page(WIDTH, HEIGHT)
  paper.line(t.title, { ...at, y: 34 }, { size: 20, weight: 600 })
  paper.line(
    fillIn(t.number, { number: String(invoiceNumber).padStart(6, '0') }),
    { ...at, y: 42 },
    { size: 11, grey: 0.35 },
  )
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
    new Date(order.settledAt ?? order.createdAt),
  )
  paper.line(`${t.date}: ${day}`, { ...at, y: 42 }, { size: 11, grey: 0.35, align: 'right' })
  const buyer = [
    billing.company || person.name,
    billing.taxCode && fillIn(t.taxCode, { code: billing.taxCode }),
    ...wrap(billing.address, 46),
    billing.email || person.address,
  ]
  block(MARGIN, t.seller, [seller])
  block(MARGIN + HALF + 8, t.buyer, buyer)
  paper.line(t.what, { ...at, y: 108 }, { size: 9, grey: 0.45 })
  paper.line(t.amount, { ...at, y: 108 }, { size: 9, grey: 0.45, align: 'right' })
  paper.cut(MARGIN, 111, WIDTH - MARGIN, 111)
  paper.line(t.line, { ...at, y: 119 }, { size: 11 })
  paper.line(money, { ...at, y: 119 }, { size: 11, align: 'right' })
  const by = { provider: NAMES[order.provider], reference: order.reference }
  paper.line(fillIn(t.by, by), { ...at, y: 125 }, { size: 9, grey: 0.45 })
  paper.cut(MARGIN, 130, WIDTH - MARGIN, 130)
  paper.line(t.total, { ...at, y: 140 }, { size: 13, weight: 600 })
  paper.line(money, { ...at, y: 140 }, { size: 13, weight: 600, align: 'right' })
  paper.line(t.paid, { ...at, y: 147 }, { size: 10, grey: 0.35, align: 'right' })
  paper.line(t.note, { ...at, y: HEIGHT - 24 }, { size: 8.5, grey: 0.45, fits: true })
  return paper.end()

  function block(x: number, title: string, lines: readonly string[]): void {
    paper.line(title, { x, y: 58, width: HALF }, { size: 9, grey: 0.45 })
    lines.filter(Boolean).forEach((line, index) => {
      const box = { x, y: 65 + index * ROW, width: HALF }
      paper.line(line, box, { size: 11, weight: index === 0 ? 600 : 400, fits: index > 0 })
    })
  }
}

/** Lines of about so many letters, broken between words. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 5)
}
