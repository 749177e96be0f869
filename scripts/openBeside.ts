// The database for a command: that of the running server, or else the embedded one for the duration of the command.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@portico/server/core/clock.ts'
import { StartError, type Config } from '@portico/server/core/config.ts'
import { openDatabase, sql } from '@portico/server/core/db/database.ts'
import { SYSTEM_ROLE, withUser } from '@portico/server/core/db/migrate.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { earlySecrets, openSecrets } from '@portico/server/core/installationSecrets.ts'
import type { Services } from '@portico/server/core/services.ts'
import { openEgress } from '@portico/server/core/egress/openEgress.ts'
import { urlFile } from '@portico/server/core/db/urlFile.ts'

export type Beside = {
  services: Pick<Services, 'config' | 'db' | 'clock' | 'secrets' | 'egress' | 'log'>
  /** The database under its owner's role, and under the one that sees every row. */
  ownerUrl: string
  systemUrl: string
  close(): Promise<void>
}

/** @throws StartError with a sentence when the database cannot be reached or was never set up. */
export async function openBeside(config: Config): Promise<Beside> {
  const url = config.databaseUrl || (await findRunning(config))
  if (url) return connect(config, url)
  // Every feature comes with it and takes seconds to load; beside a running server a command needs none.
  const { open } = await import('@portico/server/processes/openServices.ts')
  const opened = await open(config, () => undefined)
  return { ...opened, systemUrl: systemUrlOf(opened.ownerUrl, opened.services.secrets) }
}

/** Connects without migrating: a command started with another SECRET_KEY must not change the roles' passwords. */
async function connect(config: Config, ownerUrl: string): Promise<Beside> {
  const log = makeLog('silent')
  const url = systemUrlOf(ownerUrl, earlySecrets(config))
  const db = openDatabase({ app: url, system: url }, log, 2)
  try {
    await db.asSystem((tx) => tx.first(sql`select 1 from users limit 1`))
  } catch (error) {
    await db.close()
    throw new StartError(explain(error as Error & { code?: string }))
  }
  const secrets = await openSecrets(db, config)
  return {
    services: { config, db, secrets, log, egress: openEgress(config), clock: systemClock },
    ownerUrl,
    systemUrl: url,
    close: () => db.close(),
  }
}

function systemUrlOf(ownerUrl: string, secrets: Services['secrets']): string {
  return withUser(ownerUrl, SYSTEM_ROLE, secrets.derive(`role ${SYSTEM_ROLE}`).toString('base64url'))
}

function explain(error: Error & { code?: string }): string {
  const isRefused = error.code?.startsWith('28') ?? false
  if (isRefused)
    return 'The database does not know Portico under this SECRET_KEY. Use the one the server runs with; on a new database, start Portico once first.'
  if (error.code === '42P01' || error.code === '42501')
    return 'The database is not set up yet. Start Portico once (npm start), then run this again.'
  return `PostgreSQL cannot be reached: ${error.message || error.code}. Check DATABASE_URL.`
}

/** The embedded database of an installation that is running now. */
async function findRunning(config: Config): Promise<string | undefined> {
  const url = existsSync(urlFile(config)) ? readFileSync(urlFile(config), 'utf8').trim() : undefined
  if (url && (await answers(url))) return url
  // Starting a second PostgreSQL would stop the first (see embedded.ts), perhaps under a running server.
  if (isPostmasterAlive(config))
    throw new StartError(
      `Another Portico is starting or stopping with the data folder ${config.dataDir}. Wait until it is up, then run this again.`,
    )
  return undefined
}

async function answers(url: string): Promise<boolean> {
  const client = makeClient(url, 'probe')
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isPostmasterAlive({ dataDir }: Config): boolean {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return false
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
