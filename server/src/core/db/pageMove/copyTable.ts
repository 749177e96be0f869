// One table of a venue from one database into another, as a stream.
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { fingerprint, joinNames, type Fingerprint, type Table } from '../backup/tables.ts'
import { rowsOfPage } from './pageTables.ts'

/** Ids of the source, and what the target has in their place: the same person, the same plan. */
export type Swaps = ReadonlyMap<string, string>

/**
 * Copies the rows of a page. They go through a table of the transaction's own: PostgreSQL refuses COPY into a table
 * with row-level security.
 */
export async function copyTable(
  { source, target }: { source: pg.Client; target: pg.Client },
  table: Table,
  { pageId, swaps }: { pageId: string; swaps: Swaps },
): Promise<void> {
  const [name, columns] = [source.escapeIdentifier(table.name), joinNames(source, table.columns)]
  await target.query(`create temporary table moving as select ${columns} from ${name} with no data`)
  await pipeline(
    source.query(copyTo(`copy (select ${columns} from ${name} where ${rowsOfPage(source, table, pageId)}) to stdout`)),
    swapIds(swaps),
    target.query(copyFrom(`copy moving (${columns}) from stdin`)),
  )
  await target.query(`insert into ${name} (${columns}) overriding system value select ${columns} from moving`)
  await target.query('drop table moving')
}

/** An id is unique wherever it stands, so its text is replaced: in columns and in JSON. */
function swapIds(swaps: Swaps): Transform {
  if (swaps.size === 0) return new PassThrough()
  const ids = new RegExp([...swaps.keys()].join('|'), 'g')
  // As latin1 each byte is one character, whatever a chunk cuts through.
  const swap = (text: string) =>
    Buffer.from(
      text.replaceAll(ids, (id) => swaps.get(id) ?? id),
      'latin1',
    )
  let rest = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = rest + chunk.toString('latin1')
      const end = text.lastIndexOf('\n') + 1
      rest = text.slice(end)
      done(null, swap(text.slice(0, end)))
    },
    flush: (done) => done(null, swap(rest)),
  })
}

/** What the rows of a page come to once their ids are swapped. */
export function fingerprintOf(
  client: pg.Client,
  table: Table,
  pageId: string,
  swaps: Swaps = new Map(),
): Promise<Fingerprint> {
  let text = 't::text'
  for (const [id, other] of swaps) text = `replace(${text}, '${id}', '${other}')`
  return fingerprint(client, table, { where: rowsOfPage(client, table, pageId), text })
}
