// A separate database without a server, for tests of what only SQL can break.
import { afterAll, beforeAll } from 'vitest'
import { openDatabase, sql, type Database } from '../core/db/database.ts'
import { APP_ROLE, SYSTEM_ROLE, withUser } from '../core/db/migrate.ts'
import { newId } from '../core/id.ts'
import { makeLog } from '../core/log.ts'
import { makeSecrets } from '../core/secrets.ts'
import { SECRET_KEY } from './globalSetup.ts'
import { cloneDatabase } from './server.ts'

/** Cloned before the file's tests, dropped after them. */
export function useDatabase(): () => Database {
  let db: Database | undefined
  let drop = async () => undefined as void
  beforeAll(async () => {
    const clone = await cloneDatabase()
    drop = clone.drop
    const as = (role: string) =>
      withUser(clone.url, role, makeSecrets(SECRET_KEY).derive(`role ${role}`).toString('base64url'))
    db = openDatabase({ app: as(APP_ROLE), system: as(SYSTEM_ROLE) }, makeLog('silent'), 4)
  })
  afterAll(async () => {
    await db?.close()
    await drop()
  })
  return () => db!
}

/** A page without an owner. */
export async function givenBarePage(db: Database, timeZone = 'Asia/Ho_Chi_Minh'): Promise<string> {
  const id = newId(new Date())
  await db.asSystem((tx) => tx.run(sql`insert into pages (id, name, time_zone) values (${id}, 'Quán Lá', ${timeZone})`))
  return id
}
