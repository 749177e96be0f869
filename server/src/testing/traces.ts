// Where a person's traces are: in every row of every table, opened where it is sealed, and in every file of the store.
import { createHash } from 'node:crypto'
import { sql, type Tx } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

/** A nonce, a tag and something. */
const SHORTEST_SEALED = 29

/** Looks for words in whatever is stored; each is written in lower case, an address of a phone without marks between its digits. */
type Search = { words: readonly string[]; whole: readonly string[] }

/** Tables and columns, and files, that hold one of the words, or a plain hash of one of the values. */
export async function placesOf({ services }: RunningServer, search: Search): Promise<string[]> {
  const { db, secrets, storage } = services
  const hashes = search.whole.map((value) => createHash('sha256').update(value).digest())
  const isHit = (value: unknown): boolean => {
    if (typeof value === 'string') return holds(value, search.words)
    if (Buffer.isBuffer(value)) {
      if (hashes.some((hash) => hash.equals(value)) || holds(value.toString('utf8'), search.words)) return true
      return holds(openWith(secrets, value), search.words)
    }
    return typeof value === 'object' && value !== null && Object.values(value).some(isHit)
  }
  const places = new Set<string>()
  await db.asSystem(async (tx) => {
    for (const table of await readTables(tx))
      for (const row of await tx.rows(sql<Record<string, unknown>>`select * from ${sql.table(table)}`))
        for (const [column, value] of Object.entries(row)) if (isHit(value)) places.add(`${table}.${column}`)
  })
  for await (const key of storage.list())
    if (isHit(key) || isHit(await storage.read(key))) places.add(`file ${key.split('/')[0]}`)
  return [...places].toSorted()
}

export function holds(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  const bare = lower.replaceAll(/(?<=[0-9a-f])[-:.](?=[0-9a-f])/g, '')
  return words.some((word) => lower.includes(word) || bare.includes(word))
}

async function readTables(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(sql<{ name: string }>`
    select case relnamespace when 'public'::regnamespace then '' else 'register.' end || relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'register'::regnamespace) and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'`)
  return rows.map(({ name }) => name)
}

/** What the server itself could read of it. */
function openWith(secrets: RunningServer['services']['secrets'], sealed: Buffer): string {
  if (sealed.length < SHORTEST_SEALED) return ''
  try {
    return secrets.open(sealed)
  } catch {
    return ''
  }
}
