// One throw-away PostgreSQL for a test run, with a migrated database that every file clones.
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../core/db/embedded.ts'
import { APP_ROLE, migrate, SYSTEM_ROLE } from '../core/db/migrate.ts'
import { makeClient } from '../core/db/pool.ts'
import { makeLog } from '../core/log.ts'
import { makeSecrets } from '../core/secrets.ts'
import { makeDatabaseFolder } from './databaseFolder.ts'

export const SECRET_KEY = 'a secret key for tests, long enough'
export const TEMPLATE = 'portico_template'

const derive = (role: string) => makeSecrets(SECRET_KEY).derive(`role ${role}`).toString('base64url')
/** Roles belong to the whole server, so every test gives them the same passwords. */
export const ROLE_PASSWORDS = { app: derive(APP_ROLE), system: derive(SYSTEM_ROLE) }

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** False where a job that comes by itself would be in the way of a test that calls it. */
    jobsAreTimed?: boolean
  }
}

/** The address of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = name
  return changed.href
}

type TestDatabase = { url: string; stop(): Promise<void> }
/** Every project of a run reads this file for itself, so what they share stands outside it. */
const run = globalThis as { porticoTests?: { database: Promise<TestDatabase>; projects: number } }

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const shared = (run.porticoTests ??= { database: start(), projects: 0 })
  shared.projects += 1
  const { url, stop } = await shared.database
  provide('databaseUrl', url)
  return async () => {
    shared.projects -= 1
    if (shared.projects === 0) await stop()
  }
}

async function start(): Promise<TestDatabase> {
  const folder = makeDatabaseFolder()
  const database = await startEmbedded({ dataDir: folder, password: 'tests', log: makeLog('silent'), durable: false })
  const owner = makeClient(database.url, 'tests')
  await owner.connect()
  await owner.query(`create database ${TEMPLATE}`)
  await owner.end()
  const template = withDatabase(database.url, TEMPLATE)
  await migrate(template, ROLE_PASSWORDS)
  await sellPlans(template)
  return {
    url: database.url,
    async stop() {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tests see a platform that sells: new pages have every module, but neither films nor buttons, which their own gates try. */
async function sellPlans(url: string): Promise<void> {
  const owner = makeClient(url, 'tests')
  await owner.connect()
  await owner.query('update plans set is_for_new = false')
  await owner.query(`insert into plans (id, name, other_metrics, is_for_new)
    values ('00000000-0000-7000-8000-000000000003', 'MODULES', '{"videoUpload":0,"cta":0,"modules":["*"],"limits":{}}', true)`)
  await owner.end()
}
