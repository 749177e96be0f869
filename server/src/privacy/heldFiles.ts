// Everything that is held of a guest as files for people: a table for each area, in the guest's language, and all of it as JSON.
import { csvOf, timeCell } from '@portico/contract/csv.ts'
import { keysOf } from '@portico/contract/records.ts'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { HeldData } from '../core/guestData.ts'
import { writeZip } from '../core/writeZip.ts'
import { tablesOf } from './heldTables.ts'
import { readLabels } from './screens.ts'

type GuestCopy = { pageId: string; language: Language; held: HeldData; json: string }

/** One ZIP file. A table without rows is left out. */
export async function zipHeldData(tx: Tx, { pageId, language, held, json }: GuestCopy): Promise<Buffer> {
  const page = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const t = textIn(language)
  const labels = await readLabels(tx, pageId, language)
  const tables = tablesOf(held, { t, labels, at: timeCell(page?.timeZone ?? 'UTC') })
  const files = keysOf(tables).flatMap((area) => {
    const { columns, rows } = tables[area]
    if (rows.length === 0) return []
    const text = csvOf([columns.map((column) => t(`me.files.column.${column}`)), ...rows])
    return [{ name: `${t(`me.files.area.${area}`)}.csv`, pieces: [Buffer.from(text)] }]
  })
  const pieces: Buffer[] = []
  for await (const piece of writeZip([...files, { name: 'data.json', pieces: [Buffer.from(json)] }])) pieces.push(piece)
  return Buffer.concat(pieces)
}
