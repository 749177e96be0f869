// A database with the demo in it, for the tests of what the demo holds.
import { afterAll } from 'vitest'
import { stillClock } from '@portico/server/core/clock.ts'
import { openDatabase, sql, type Database } from '@portico/server/core/db/database.ts'
import { APP_ROLE, SYSTEM_ROLE, withUser } from '@portico/server/core/db/migrate.ts'
import type { CamelRow } from '@portico/server/core/db/naming.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { makeSecrets } from '@portico/server/core/secrets.ts'
import { SECRET_KEY } from '@portico/server/testing/globalSetup.ts'
import { cloneDatabase } from '@portico/server/testing/server.ts'
import { seedDemo, type Seeded } from './seedDemo.ts'

export const EVENING = new Date('2026-11-21T13:00:00Z')
export const NOON = new Date('2026-11-21T05:00:00Z')
export const secrets = makeSecrets(SECRET_KEY)
const closing: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const close of closing) await close()
})

/** An empty database, dropped at the end of the file. */
export async function freshDatabase(): Promise<Database> {
  const { url, drop } = await cloneDatabase()
  const as = (role: string) => withUser(url, role, secrets.derive(`role ${role}`).toString('base64url'))
  const db = openDatabase({ app: as(APP_ROLE), system: as(SYSTEM_ROLE) }, makeLog('silent'))
  closing.push(() => db.close().then(drop))
  return db
}

/** Seeds the demo as of an instant. */
export function seedAt(db: Database, now: Date): Promise<Seeded> {
  return seedDemo({ db, secrets, clock: stillClock(now) })
}

export function all<Row>(db: Database, query: ReturnType<typeof sql>): Promise<CamelRow<Row>[]> {
  return db.asSystem((tx) => tx.rows(query as ReturnType<typeof sql<Row>>))
}

/** Counts the rows of a `from … where …` clause, each of which would break a promise. */
export async function countRows(db: Database, clause: string): Promise<number> {
  const [row] = await all<{ count: number }>(db, sql`select count(*) as count from ${sql.raw(clause)}`)
  return row!.count
}

/** The rows of a table as text, in order. */
export async function rowsOf(db: Database, table: string): Promise<string[]> {
  const rows = await all<{ row: string }>(
    db,
    sql`select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`,
  )
  return rows.map(({ row }) => row)
}

/** Everything except what must differ: keys and password hashes. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const marks: Record<string, string> = {}
  for (const table of [
    'pages',
    'members',
    'login_flows',
    'guests',
    'guest_devices',
    'consents',
    'visits',
    'sessions',
  ]) {
    const [row] = await all<{ mark: string }>(
      db,
      sql`select md5(string_agg(t::text, '|' order by t::text)) as mark from ${sql.table(table)} t`,
    )
    marks[table] = row!.mark
  }
  return marks
}
