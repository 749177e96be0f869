// Codes on paper: an A4 sheet to cut up, and slips of a receipt printer.
import { setImmediate as breathe } from 'node:timers/promises'
import type { AccessCode } from '@portico/contract/accessCodes.ts'
import { joinText } from '@portico/contract/accessCodes/joinText.ts'
import { A4, sheetOf } from '@portico/contract/accessCodes/sheet.ts'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import { factsOf, linkOf, priceText, untilText, type Printing } from './facts.ts'
import { fitInside, openPaper, type PaperSheet } from '../core/paper.ts'
import { fillIn, slipPhrases } from './phrases.ts'

/** Every code in a cell of its own, with lines to cut along. */
export async function sheetPdf(codes: readonly AccessCode[], perRow: number, of: Printing): Promise<Buffer> {
  const { columns, rows, cellWidth, cellHeight, perPage } = sheetOf(perRow)
  const paper = await openPaper(`${of.venue} – Wi-Fi`)
  for (const [index, code] of codes.entries()) {
    const place = index % perPage
    if (place === 0) {
      // Five thousand take seconds: others are answered in between.
      await breathe()
      paper.page(A4.width, A4.height)
      for (let i = 0; i <= columns; i++) cutDown(paper, A4.margin + i * cellWidth)
      for (let j = 0; j <= rows; j++) cutAcross(paper, A4.margin + j * cellHeight)
    }
    const x = A4.margin + (place % columns) * cellWidth
    const y = A4.margin + Math.floor(place / columns) * cellHeight
    cell(paper, code, { x: x + 3, y: y + 3, width: cellWidth - 6, height: cellHeight - 6 }, of)
  }
  return paper.end()
}

function cutDown(paper: PaperSheet, x: number): void {
  paper.cut(x, A4.margin / 2, x, A4.height - A4.margin / 2)
}

function cutAcross(paper: PaperSheet, y: number): void {
  paper.cut(A4.margin / 2, y, A4.width - A4.margin / 2, y)
}

type Cell = { x: number; y: number; width: number; height: number }

function cell(paper: PaperSheet, code: AccessCode, { x, y, width, height }: Cell, of: Printing): void {
  const t = slipPhrases(of.language)
  const isNarrow = width < 36
  const qr = Math.min(height - 24, isNarrow ? 18 : 24, width * 0.5)
  const text = { x, y, width }
  const logo = logoIn(width, of)
  if (of.logo) paper.picture(of.logo, { x, y: y - 0.6, width, height: logo.height }, 'right')
  const beside = { ...text, width: width - (logo.width && logo.width + 2) }
  paper.line(of.venue, { ...beside, y: y + 3.4 }, { size: isNarrow ? 7.5 : 9.5, weight: 600 })
  paper.line(
    of.ssid ? `${t.network}: ${of.ssid}` : t.code,
    { ...beside, y: y + 7.8 },
    { size: isNarrow ? 6.5 : 8, grey: 0.35 },
  )
  paper.line(groupCode(code.code), { ...text, y: y + 15 }, { size: 19, weight: 600, fits: true })
  const top = y + 18
  paper.qr(linkOf(of.portalUrl, code.code), x, top, qr)
  // Narrower cells would leave no room for the facts.
  const hasJoin = of.ssid !== '' && width >= 80
  if (hasJoin) {
    const label = { size: 6.5, align: 'center', fits: true } as const
    paper.qr(joinText(of.ssid), x + width - qr, top, qr)
    paper.line(t.join, { x: x + width - qr, y: top + qr + LABEL, width: qr }, label)
    paper.line(t.signIn, { x, y: top + qr + LABEL, width: qr }, label)
  }
  const side = { x: x + qr + 2.5, width: width - qr - 2.5 - (hasJoin ? qr + 2.5 : 0) }
  const price = code.price === null ? '' : priceText(code.price, of)
  const [time = '', ...facts] = factsOf(code, of, t).split(' · ')
  const lines = [time, price, untilText(code, of), ...facts].flatMap((one) =>
    wrapLines(one, side.width, isNarrow ? 5.6 : 7),
  )
  lines
    .slice(0, Math.floor((height - 21) / 3.3))
    .forEach((line, at) =>
      paper.line(line, { ...side, y: top + 2.6 + at * 3.3 }, { size: isNarrow ? 5.6 : 7, grey: 0.2 }),
    )
  paper.line(
    code.note || fillIn(t.number, { number: code.number }),
    { ...text, y: y + height - 0.6 },
    { size: 6, grey: 0.45 },
  )
}

/** The upper right corner of a cell: at most a third of it, so that the venue's name stays readable. */
function logoIn(cellWidth: number, { logo }: Printing): { width: number; height: number } {
  if (!logo) return { width: 0, height: 0 }
  const [width, height] = fitInside(logo, cellWidth / 3, 9)
  return { width, height }
}

/** One page a code, as wide as the roll. */
export async function slipPdf(codes: readonly AccessCode[], rollMm: 58 | 80, of: Printing): Promise<Buffer> {
  const t = slipPhrases(of.language)
  const paper = await openPaper(`${of.venue} – Wi-Fi`)
  // What a head of that roll reaches.
  const [x, width] = rollMm === 58 ? [5, 48] : [4, 72]
  const size = rollMm === 58 ? 7.5 : 9
  const step = size * 0.47
  for (const code of codes) {
    await breathe()
    const how = of.ssid ? fillIn(t.howNamed, { ssid: of.ssid }) : t.how
    const price = code.price === null ? '' : priceText(code.price, of)
    const small = [...factsOf(code, of, t).split(' · '), untilText(code, of), code.note]
      .filter(Boolean)
      .flatMap((one) => wrapLines(one, width, size))
    const howLines = wrapLines(how, width, size)
    const qr = of.ssid ? (width - GAP) / 2 : rollMm === 58 ? 30 : 38
    const labels = of.ssid ? LABEL : 0
    const logo = of.logo ? fitInside(of.logo, width * 0.7, rollMm === 58 ? 12 : 16)[1] + 4 : 0
    paper.page(
      rollMm,
      (rollMm === 58 ? 32 : 34) + logo + qr + labels + (small.length + howLines.length) * step + (price ? 7 : 0),
    )
    if (of.logo) paper.picture(of.logo, { x: x + width * 0.15, y: 4, width: width * 0.7, height: logo - 4 }, 'center')
    let y = 8 + logo
    const write = (text: string, by: number, more: { size: number; weight?: 400 | 600; fits?: boolean }) => {
      y += by
      paper.line(text, { x, y, width }, { align: 'center', ...more })
    }
    write(of.venue, 0, { size: size * 1.35, weight: 600 })
    for (const line of howLines) write(line, step + 0.4, { size })
    write(groupCode(code.code), rollMm === 58 ? 9 : 11, { size: rollMm === 58 ? 20 : 25, weight: 600, fits: true })
    qrCodes(paper, code, { x, y: y + 4, width, size: qr }, of)
    y += qr + labels + 5
    for (const line of small) write(line, step, { size })
    if (price) write(price, 6, { size: size * 1.4, weight: 600 })
  }
  return paper.end()
}

/** Millimetres between two QR codes of a slip, and for the words below them. */
const GAP = 5
const LABEL = 3.5

/** The way in by camera: first the network where its name is known, then the sign-in. */
function qrCodes(
  paper: PaperSheet,
  { code }: AccessCode,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  { portalUrl, ssid, language }: Printing,
): void {
  const link = linkOf(portalUrl, code)
  if (!ssid) return paper.qr(link, x + (width - size) / 2, y, size)
  const t = slipPhrases(language)
  const steps = [
    [joinText(ssid), t.join],
    [link, t.signIn],
  ] as const
  steps.forEach(([text, label], at) => {
    const left = x + at * (size + GAP)
    paper.qr(text, left, y, size)
    paper.line(label, { x: left, y: y + size + LABEL, width: size }, { size: 6.5, align: 'center', fits: true })
  })
}

/** Lines of about so many millimetres; a letter of this face is half as wide as it is high. */
function wrapLines(text: string, width: number, size: number): string[] {
  const most = Math.max(8, Math.floor(width / (size * 0.19)))
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
