// Everything of a run: PostgreSQL, a venue, the processes and a client, each on ports and in folders of its own.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '@portico/server/core/clock.ts'
import { readConfig } from '@portico/server/core/config.ts'
import { openBeside, type Beside } from '../../../scripts/openBeside.ts'
import { removeFolder } from '../../rig/removeFolder.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { startProcesses, type Process } from './processes.ts'
import { makeVenue, type ChaosVenue } from './venue.ts'

/** What runs on a database. */
export type Running = {
  processes: Process[]
  venue: ChaosVenue
  /** The database, for a look at what is in it. */
  look<T>(at: (services: Beside['services']) => Promise<T>): Promise<T>
  /** Of the data, other than the database's. */
  folder: string
  stop(): Promise<void>
}

export type System = Running & { postgres: Postgres }

const ALL: Process['name'][] = ['server', 'server', 'worker', 'radius']
export const SECRET_KEY = 'a secret key for chaos, long enough for all'

type Of = {
  /** A folder that its owner removes. */
  dataDir?: string
  /** The processes to run; all kinds by default. */
  only?: Process['name'][]
  /** The processes' clock, where it is not the machine's. */
  clock?: Clock & { env: Record<string, string> }
}

export async function startSystem({ isDurable = true, ...of }: Of & { isDurable?: boolean } = {}): Promise<System> {
  const { database, ...running } = await startOn((folder) => startPostgres(folder, isDurable), of)
  return { ...running, postgres: database }
}

/** @param start the database, which is stopped with all the rest */
export async function startOn<Database extends { url: string; stop(): Promise<void> }>(
  start: (folder: string) => Promise<Database>,
  { dataDir, only = ALL, clock }: Of = {},
): Promise<Running & { database: Database }> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'portico-chaos-'))
  const closing: (() => unknown)[] = dataDir ? [] : [() => removeFolder(folder)]
  const stop = async () => {
    for (const step of closing.splice(0).toReversed()) await step()
  }
  // Ctrl-C leaves nothing running.
  const interrupt = () => void stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
  closing.unshift(() => void (process.off('SIGINT', interrupt), process.off('SIGTERM', interrupt)))
  try {
    const database = await start(folder)
    closing.push(() => database.stop())
    const where = { dataDir: folder, databaseUrl: database.url, secretKey: SECRET_KEY }
    const venue = await makeVenue(where, clock)
    const processes = await startProcesses({ ...where, ...(clock && { settings: clock.env }) }, only)
    closing.push(() => Promise.all(processes.map((one) => one.stop())))
    return {
      database,
      folder,
      processes,
      venue,
      async look(at) {
        const beside = await openBeside(readConfig({ DATA_DIR: folder, DATABASE_URL: database.url, SECRET_KEY }))
        try {
          return await at(beside.services)
        } finally {
          await beside.close()
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The servers that clients call; every process but the worker hears RADIUS. */
export function placesOf({ processes }: Pick<Running, 'processes'>) {
  return processes.filter(({ name }) => name === 'server').map(({ place }) => place)
}
