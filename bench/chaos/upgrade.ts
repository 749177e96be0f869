// An older version, fetched and built as its users do, is replaced by this one under load: first the database, then one server after the other.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { contract } from '@portico/contract/index.ts'
import { call } from '@portico/contract/http/client.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { ROOT } from '../rig/installation.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import type { Options } from './options.ts'
import { startBalancer } from './rig/balancer.ts'
import { startPostgres, type Postgres } from './rig/postgres.ts'
import { startProcesses, type Process } from './rig/processes.ts'
import { placesOf, SECRET_KEY } from './rig/system.ts'
import { deskRequests, loadDuring, replacedRows } from './rolling.ts'
import type { Row } from './table.ts'

const NAME = 'Khách trong lúc nâng cấp'
/** How long two versions serve side by side. */
const BESIDE_MS = 10_000
const OWNER = { email_mobile: 'demo@portico.test', password: 'portico-demo' }

export async function upgrade({ rate, from }: Options): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-upgrade-'))
  const old = join(folder, 'old')
  const commit = from || beforeNewestMigration()
  git('worktree', 'add', '--detach', old, commit)
  try {
    const run = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], cwd: old }
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], run)
    execFileSync('npm', ['run', 'build'], run)
    const postgres = await startPostgres(folder, true)
    try {
      return await replace(postgres, folder, old, rate, commit)
    } finally {
      await postgres.stop()
    }
  } finally {
    git('worktree', 'remove', '--force', old)
    await removeFolder(folder)
  }
}

async function replace(postgres: Postgres, folder: string, old: string, rate: number, commit: string): Promise<Row[]> {
  const where = { dataDir: folder, databaseUrl: postgres.url, secretKey: SECRET_KEY, root: old }
  // The demo venue is made outside production alone.
  const settings = { NODE_ENV: 'development', DEMO: 'true', DEMO_GUESTS: 'off' }
  for (const seeding of await startProcesses({ ...where, settings }, ['server'])) await seeding.stop()
  const processes = await startProcesses(where, ['server', 'server'])
  const balancer = await startBalancer(placesOf({ processes }), folder)
  try {
    let migrated = 0
    const seen = await loadDuring(
      { base: balancer.apiUrl, rate, requests: () => ownerRequests(balancer.apiUrl) },
      async () => {
        await sleep(BESIDE_MS)
        migrated = await migrate(postgres.url, folder)
        for (const server of processes) {
          await sleep(BESIDE_MS)
          await server.restart(ROOT)
        }
        await sleep(BESIDE_MS)
      },
    )
    const [{ count } = {}] = await postgres.run(`select count(*)::int as count from leads where name = '${NAME}'`)
    const under = `${commit} → now, ${seen.sent} requests, ${rate}/s, a fifth of them writes, migrated in ${migrated.toFixed(1)} s`
    return [...replacedRows(under, seen, Number(count)), fallsRow(processes)]
  } finally {
    await balancer.stop()
    await Promise.all(processes.map((one) => one.stop()))
  }
}

/** Signed in over the API alone, which is all that two versions have in common. */
async function ownerRequests(base: string) {
  const { token, data } = await call({ base }, contract.accounts.login, { body: OWNER })
  const { rows } = await call({ base }, contract.pages.list, { query: { limit: 50, skip: 0 } }, { token })
  const pageId = rows[0]!.eid
  const page = await call({ base }, contract.accounts.pageToken, { body: { pageId, uid: data.id } }, { token })
  return deskRequests(page.token, pageId, NAME)
}

/** @returns seconds */
async function migrate(databaseUrl: string, dataDir: string): Promise<number> {
  const from = monotonicMs()
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY, NODE_ENV: 'production' }
  await promisify(execFile)('npm', ['run', '--silent', 'migrate'], { cwd: ROOT, env })
  return (monotonicMs() - from) / 1000
}

function fallsRow(processes: readonly Process[]): Row {
  const falls = processes.reduce((sum, one) => sum + one.falls(), 0)
  return { promise: 'servers that ended by themselves', seen: String(falls), limit: '0', isHeld: falls === 0 }
}

function beforeNewestMigration(): string {
  return `${git('log', '-1', '--format=%h', '--diff-filter=A', '--', 'server/migrations').trim()}~1`
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
}
