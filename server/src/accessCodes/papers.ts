import { MOST_CODES } from '@portico/contract/accessCodes/strength.ts'
import type { AccessCode, accessCodes, Paper } from '@portico/contract/accessCodes.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { readForPaper } from '../media/index.ts'
import { readLook } from '../templates/index.ts'
import { codesCsv } from './csv.ts'
import type { Printing } from './facts.ts'
import { sheetPdf, slipPdf } from './pdf.ts'
import { findBatch, readCodes, readSsid, stateAt, toCode } from './rows.ts'
import { currencyOf, findCode } from './single.ts'

/** A roll printer has no use for more at once. */
const MOST_SLIPS = 500

/** Codes on paper and as a table. */
export const paperHandlers: Pick<Handlers<typeof accessCodes>, 'print' | 'slip'> = {
  async print(context, { params, body }) {
    const { batch, codes, of } = await inShortTransaction(context, (inside) => readSheet(inside, params.id, body))
    const { as, perRow } = body
    context.note({ name: batch.name, as, codes: codes.length })
    if (as === 'csv') return paper(batch.name, 'csv', Buffer.from(codesCsv(codes, of)))
    const printing = await withLogo(context, of)
    const pdf = as === 'sheet' ? await sheetPdf(codes, perRow, printing) : await slips(codes, as, printing)
    return paper(batch.name, 'pdf', pdf)
  },

  async slip(context, { params, body }) {
    const { code, of } = await inShortTransaction(context, async (inside) => ({
      code: toCode(inside, await findCode(inside, params.id)),
      of: await readPrinting(inside),
    }))
    context.note({ name: code.batchName, number: code.number, as: body.as })
    return paper(`wifi-${code.number}`, 'pdf', await slips([code], body.as, await withLogo(context, of)))
  },
}

type PrintRequest = Input<typeof accessCodes.print>['body']
/** What is printed, and the stored sizes of the venue's logo. */
type SheetData = Printing & { sizes: readonly { path: string; width: number }[] }

async function readSheet(context: PageContext, id: string, { as, ids }: PrintRequest) {
  const batch = await findBatch(context, id)
  const which = ids
    ? sql`c.id = any(${ids}::uuid[])`
    : as === 'csv'
      ? sql`true`
      : sql`${stateAt(context.clock.now())} = 'unused'`
  const rows = await readCodes(context, {
    where: sql`c.batch_id = ${id} and ${which}`,
    limit: as === 'csv' || as === 'sheet' ? MOST_CODES : MOST_SLIPS,
  })
  if (rows.length === 0) throw fail('access-code/not-found')
  return { batch, codes: rows.map((row) => toCode(context, row)), of: await readPrinting(context) }
}

async function withLogo({ storage }: PageContext, { sizes, ...of }: SheetData): Promise<Printing> {
  const logo = await readForPaper(storage, sizes)
  return logo ? { ...of, logo } : of
}

function slips(codes: readonly AccessCode[], as: 'slip58' | 'slip80', of: Printing): Promise<Buffer> {
  return slipPdf(codes, as === 'slip58' ? 58 : 80, of)
}

async function readPrinting(context: PageContext): Promise<SheetData> {
  const { tx, page, language, config, clock } = context
  const row = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
  const [ssid, currency] = [await readSsid(tx, page.id), await currencyOf(context)]
  const sizes = (await readLook(tx, page.id, clock.now()))?.logo?.sizes ?? []
  const { timeZone } = page
  return { language, venue: row?.name ?? '', ssid, currency, timeZone, portalUrl: config.portalUrl, sizes }
}

function paper(name: string, kind: 'pdf' | 'csv', bytes: Buffer): Paper {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
  const filename = `${plain.replaceAll(/^-+|-+$/g, '').toLowerCase() || 'wifi'}.${kind}`
  return {
    filename,
    type: kind === 'pdf' ? 'application/pdf' : 'text/csv;charset=utf-8',
    base64: bytes.toString('base64'),
  }
}
