// Seals what is stored under an earlier SECRET_KEY, or without a format, under the present one, while the server runs.
import type { Services } from '../services.ts'
import { ERASURES } from '../storage/storage.ts'
import { HEADER_BYTES } from '../secrets.ts'
import { sql, type Tx } from './database.ts'
import { SEALED_COLUMNS } from './sealedColumns.ts'

type Uses = Pick<Services, 'db' | 'secrets' | 'storage'>

const AT_ONCE = 500
const START = '(0,0)'

/** @returns how many values were sealed again, by place; a second run finds none */
export async function sealAgain(uses: Uses, atOnce = AT_ONCE): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [table, columns] of Object.entries(SEALED_COLUMNS))
    for (const column of columns) {
      const count = await sealColumn(uses, { table, column, atOnce })
      if (count > 0) counts.set(`${table}.${column}`, count)
    }
  const lists = await sealErasures(uses)
  if (lists > 0) counts.set(ERASURES, lists)
  return counts
}

type Column = { table: string; column: string; atOnce: number }

/** Goes through the table by place on disk; a row that is written meanwhile is sealed by who writes it. */
async function sealColumn(uses: Uses, of: Column): Promise<number> {
  let count = 0
  // PostgreSQL may begin to read a large table in its middle, so the last round has to find nothing.
  for (let more = 1; more > 0; count += more) more = await sealOnce(uses, of)
  return count
}

async function sealOnce({ db, secrets }: Uses, of: Column): Promise<number> {
  let count = 0
  let after: string | undefined = START
  while (after !== undefined) {
    const from: string = after
    const step = await db.asSystem((tx) => sealSome(tx, secrets, of, from))
    count += step.count
    after = step.last
  }
  return count
}

async function sealSome(
  tx: Tx,
  { header, open, seal }: Services['secrets'],
  { table, column, atOnce }: Column,
  after: string,
): Promise<{ count: number; last: string | undefined }> {
  const [t, c] = [sql.table(table), sql.ref(column)]
  const rows = await tx.rows(sql<{ place: string; sealed: Buffer }>`
    select ctid::text as place, ${c} as sealed from ${t}
    where ctid > ${after}::tid and ${c} is not null and substring(${c} from 1 for ${HEADER_BYTES}) <> ${header}
    limit ${atOnce}`)
  const anew = rows.map(({ sealed }) => seal(open(sealed)))
  const count = await tx.run(sql`
    update ${t} set ${c} = n.anew
    from unnest(${rows.map(({ place }) => place)}::tid[], ${rows.map(({ sealed }) => sealed)}::bytea[], ${anew}::bytea[])
      as n (place, sealed, anew)
    where ${t}.ctid = n.place and ${t}.${c} = n.sealed`)
  return { count, last: rows.at(-1)?.place }
}

/** The lists of erased guests, which stay in the store for months. */
async function sealErasures({ storage, secrets }: Uses): Promise<number> {
  let count = 0
  for await (const key of storage.list()) {
    if (!key.startsWith(ERASURES)) continue
    const sealed = await storage.read(key)
    if (!sealed || sealed.subarray(0, HEADER_BYTES).equals(secrets.header)) continue
    await storage.put(key, secrets.seal(secrets.open(sealed)), 'application/octet-stream')
    count++
  }
  return count
}
