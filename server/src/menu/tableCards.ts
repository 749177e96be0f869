// Cards for tables: folded or cut, each with the QR code that opens the menu at that table.
import { setImmediate as breathe } from 'node:timers/promises'
import type { pageItems } from '@portico/contract/menu.ts'
import { A4 } from '@portico/contract/accessCodes/sheet.ts'
import { fitInside, openPaper, type PaperPicture, type PaperSheet } from '../core/paper.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { Handlers } from '../core/http/context.ts'
import { homeHref } from '../home/index.ts'
import { readForPaper } from '../media/index.ts'
import { readLook } from '../templates/index.ts'
import { menuPhrases } from './phrases.ts'

const [COLUMNS, ROWS] = [2, 3]
const PER_PAGE = COLUMNS * ROWS

type Card = { table: string; link: string; x: number; y: number; width: number; height: number }
type Printing = { venue: string; logo: PaperPicture | undefined; scan: string; tableWord: string }

/** Six cards a page of A4, with lines to cut along. */
export const printCards: Handlers<typeof pageItems>['cards'] = async (context, { body: { tables, opens } }) => {
  const { config, language, storage, clock } = context
  const { venue, sizes, href } = await inShortTransaction(context, async ({ tx, page }) => ({
    venue: (await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`))?.name ?? '',
    sizes: (await readLook(tx, page.id, clock.now()))?.logo?.sizes ?? [],
    href: homeHref(page.id),
  }))
  context.note({ name: `${tables.length}` })
  const { scan, scanHome, table: tableWord } = menuPhrases(language)
  const of = { venue, logo: await readForPaper(storage, sizes), scan: opens === 'menu' ? scan : scanHome, tableWord }
  const paper = await openPaper(venue)
  const [cellWidth, cellHeight] = [(A4.width - 2 * A4.margin) / COLUMNS, (A4.height - 2 * A4.margin) / ROWS]
  for (const [index, table] of tables.entries()) {
    const place = index % PER_PAGE
    if (place === 0) {
      await breathe()
      paper.page(A4.width, A4.height)
      cutLines(paper, cellWidth, cellHeight)
    }
    const x = A4.margin + (place % COLUMNS) * cellWidth
    const y = A4.margin + Math.floor(place / COLUMNS) * cellHeight
    const link = `${config.portalUrl}${href}${opens === 'menu' ? '/menu' : ''}?table=${encodeURIComponent(table)}`
    drawCard(paper, { table, link, x: x + 6, y: y + 6, width: cellWidth - 12, height: cellHeight - 12 }, of)
  }
  const bytes = await paper.end()
  return { filename: 'table-cards.pdf', type: 'application/pdf', base64: bytes.toString('base64') }
}

function cutLines(paper: PaperSheet, cellWidth: number, cellHeight: number): void {
  for (let at = 0; at <= COLUMNS; at++) {
    const x = A4.margin + at * cellWidth
    paper.cut(x, A4.margin / 2, x, A4.height - A4.margin / 2)
  }
  for (let at = 0; at <= ROWS; at++) {
    const y = A4.margin + at * cellHeight
    paper.cut(A4.margin / 2, y, A4.width - A4.margin / 2, y)
  }
}

function drawCard(paper: PaperSheet, { table, link, x, y, width, height }: Card, of: Printing): void {
  let top = y
  if (of.logo) {
    const [, high] = fitInside(of.logo, width * 0.5, 12)
    paper.picture(of.logo, { x: x + width * 0.25, y: top, width: width * 0.5, height: high }, 'center')
    top += high + 2
  }
  paper.line(of.venue, { x, y: top + 5, width }, { size: 14, weight: 600, align: 'center', fits: true })
  const qr = Math.min(width * 0.55, height - (top - y) - 28)
  paper.qr(link, x + (width - qr) / 2, top + 9, qr)
  paper.line(of.scan, { x, y: top + qr + 15, width }, { size: 9, grey: 0.25, align: 'center', fits: true })
  const name = `${of.tableWord} ${table}`
  paper.line(name, { x, y: top + qr + 23, width }, { size: 16, weight: 600, align: 'center', fits: true })
}
