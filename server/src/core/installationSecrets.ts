// The secrets of an installation whose SECRET_KEY may have been another before. Its first key stays in the database,
// sealed, because what guests and routers hold for years derives from it.
import type { Config } from './config.ts'
import { sql, type Database } from './db/database.ts'
import { loadSecretKey, makeSecrets, type Secrets } from './secrets.ts'
import { StartError } from './startError.ts'

const NAME = 'first key'

/** Secrets before the database is there: enough for the passwords of its roles. @throws StartError as config does */
export function earlySecrets({ secretKey, earlierKeys, dataDir }: Config): Secrets {
  return makeSecrets(loadSecretKey(secretKey, dataDir), { earlier: earlierKeys })
}

/** @throws StartError when what is stored is sealed under a key that is not given */
export async function openSecrets(
  db: Database,
  { secretKey, earlierKeys: earlier, dataDir }: Config,
): Promise<Secrets> {
  const key = loadSecretKey(secretKey, dataDir)
  const early = makeSecrets(key, { earlier })
  const first = earlier.at(-1)
  const found = await db.asSystem(async (tx) => {
    if (first !== undefined)
      await tx.run(
        sql`insert into installation_keys (name, sealed) values (${NAME}, ${early.seal(first)}) on conflict do nothing`,
      )
    return tx.first(sql<{ sealed: Buffer }>`select sealed from installation_keys where name = ${NAME}`)
  })
  if (!found) return early
  try {
    return makeSecrets(key, { earlier, origin: early.open(found.sealed) })
  } catch {
    throw new StartError(
      'What is stored was sealed under another SECRET_KEY. Put that one into SECRET_KEY_OLD, or back into SECRET_KEY.',
    )
  }
}
