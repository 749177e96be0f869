import { MOST_CODES } from '@portico/contract/accessCodes/strength.ts'
import type { AccessCode, accessCodes, Paper } from '@portico/contract/accessCodes.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { codesCsv } from './csv.ts'
import type { Printing } from './facts.ts'
import { sheetPdf, slipPdf } from './printing.ts'
import { findBatch, readCodes, readSsid, stateAt, toCode } from './rows.ts'
import { currencyOf, findCode } from './single.ts'

/** A roll printer has no use for more at once. */
const MOST_SLIPS = 500

/** Codes on paper and as a table. */
export const paperHandlers: Pick<Handlers<typeof accessCodes>, 'print' | 'slip'> = {
  async print(context, { params, body: { as, perRow, ids } }) {
    const batch = await findBatch(context, params.id)
    const which = ids
      ? sql`c.id = any(${ids}::uuid[])`
      : as === 'csv'
        ? sql`true`
        : sql`${stateAt(context.clock.now())} = 'unused'`
    const rows = await readCodes(context, {
      where: sql`c.batch_id = ${params.id} and ${which}`,
      limit: as === 'csv' || as === 'sheet' ? MOST_CODES : MOST_SLIPS,
    })
    if (rows.length === 0) throw fail('access-code/not-found')
    const codes = rows.map((row) => toCode(context, row))
    context.note({ name: batch.name, as, codes: codes.length })
    const of = await readPrinting(context)
    if (as === 'csv') return paper(batch.name, 'csv', Buffer.from(codesCsv(codes, of)))
    return paper(batch.name, 'pdf', as === 'sheet' ? await sheetPdf(codes, perRow, of) : await slips(codes, as, of))
  },

  async slip(context, { params, body }) {
    const code = toCode(context, await findCode(context, params.id))
    context.note({ as: body.as })
    return paper(`wifi-${code.number}`, 'pdf', await slips([code], body.as, await readPrinting(context)))
  },
}

function slips(codes: readonly AccessCode[], as: 'slip58' | 'slip80', of: Printing): Promise<Buffer> {
  return slipPdf(codes, as === 'slip58' ? 58 : 80, of)
}

async function readPrinting(context: PageContext): Promise<Printing> {
  const { tx, page, language, config } = context
  const row = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
  const [ssid, currency] = [await readSsid(tx, page.id), await currencyOf(context)]
  return { language, venue: row?.name ?? '', ssid, currency, timeZone: page.timeZone, portalUrl: config.portalUrl }
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
