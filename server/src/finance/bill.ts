// An A4 sheet with a seller, a buyer and what was paid: invoices and receipts are drawn alike.
import { formatMoney } from '@portico/contract/money.ts'
import type { Language } from '@portico/locales/languages.ts'
import { openPaper } from '../core/paper.ts'
import { fillIn } from '../core/phrases.ts'
import { billPhrases } from './phrases.ts'

const [WIDTH, HEIGHT, MARGIN] = [210, 297, 22]
const INNER = WIDTH - 2 * MARGIN
const HALF = INNER / 2 - 4
const ROW = 6
const MOST_ROWS = 14

export type Bill = {
  language: Language
  timeZone: string
  currency: string
  title: string
  number: string
  at: string
  seller: readonly string[]
  buyer: readonly string[]
  /** `note` stands smaller below. */
  rows: readonly { what: string; amount: number; note?: string }[]
  /** Between the rows and the total. */
  sums: readonly { label: string; amount: number }[]
  total: number
  note: string
}

/** The sheet as PDF. */
export async function drawBill(bill: Bill): Promise<Buffer> {
  const { language, timeZone, currency, title, number, at, seller, buyer, sums, total, note } = bill
  const t = billPhrases(language)
  const paper = await openPaper(`${title} ${number}`)
  const box = { x: MARGIN, width: INNER }
  const money = (amount: number) => formatMoney(amount, currency)
  paper.page(WIDTH, HEIGHT)
  paper.line(title, { ...box, y: 34 }, { size: 20, weight: 600 })
  paper.line(fillIn(t.number, { number }), { ...box, y: 42 }, { size: 11, grey: 0.35 })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at))
  paper.line(`${t.date}: ${day}`, { ...box, y: 42 }, { size: 11, grey: 0.35, align: 'right' })
  block(MARGIN, t.seller, seller)
  block(MARGIN + HALF + 8, t.buyer, buyer)
  pair(t.what, t.amount, 108, { size: 9, grey: 0.45 })
  paper.cut(MARGIN, 111, WIDTH - MARGIN, 111)
  let y = 119
  for (const row of cutRows(bill)) {
    pair(row.what, money(row.amount), y, { size: 11 })
    if (row.note) paper.line(row.note, { ...box, y: (y += ROW) }, { size: 9, grey: 0.45 })
    y += ROW + 2
  }
  paper.cut(MARGIN, y - 2, WIDTH - MARGIN, y - 2)
  for (const { label, amount } of sums) pair(label, money(amount), (y += ROW), { size: 10, grey: 0.35 })
  pair(t.total, money(total), (y += ROW + 3), { size: 13, weight: 600 })
  paper.line(t.paid, { ...box, y: y + 7 }, { size: 10, grey: 0.35, align: 'right' })
  paper.line(note, { ...box, y: HEIGHT - 24 }, { size: 8.5, grey: 0.45, fits: true })
  return paper.end()

  function pair(
    left: string,
    right: string,
    top: number,
    writing: { size: number; weight?: 400 | 600; grey?: number },
  ) {
    paper.line(left, { x: MARGIN, width: INNER - 46, y: top }, writing)
    paper.line(right, { ...box, y: top }, { ...writing, align: 'right' })
  }
  function block(x: number, heading: string, lines: readonly string[]): void {
    paper.line(heading, { x, y: 58, width: HALF }, { size: 9, grey: 0.45 })
    lines.forEach((line, index) => {
      const at = { x, y: 65 + index * ROW, width: HALF }
      paper.line(line, at, { size: 11, weight: index === 0 ? 600 : 400, fits: index > 0 })
    })
  }
}

/** What does not fit one sheet is one line. */
function cutRows({ rows, language }: Bill): Bill['rows'] {
  if (rows.length <= MOST_ROWS) return rows
  const rest = rows.slice(MOST_ROWS - 1)
  const amount = rest.reduce((sum, row) => sum + row.amount, 0)
  const what = fillIn(billPhrases(language).more, { count: String(rest.length) })
  return [...rows.slice(0, MOST_ROWS - 1), { what, amount }]
}

type Company = { company: string; taxCode: string; address: string; email?: string }

/** A company as it stands on the sheet. */
export function sellerLines({ company, taxCode, address, email = '' }: Company, language: Language): string[] {
  const code = taxCode && fillIn(billPhrases(language).taxCode, { code: taxCode })
  return [company, code, ...wrap(address, 46), email].filter(Boolean)
}

/** Lines of about so many letters, broken between words; Chinese has none between its letters. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+|(?<=[\u4e00-\u9fff，。、])/u)) {
    const last = lines.at(-1)
    const gap = /[\u4e00-\u9fff，。、]$/u.test(last ?? '') ? '' : ' '
    if (last !== undefined && widthOf(last) + widthOf(word) < most) lines[lines.length - 1] = `${last}${gap}${word}`
    else lines.push(word)
  }
  return lines.slice(0, 5)
}

/** A Chinese letter is twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
}
