// The other RADIUS processes of this machine: they start and stop with this one, and restart when they die.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { loadSecretKey } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'

const AGAIN_MS = 1000

/** A script that runs one of them, with what Node needs for it. */
export type CrewScript = { path: string; args?: string[]; execArgv?: string[] }

/** Set explicitly: workers started without it could not read a page's file, and would die. */
const SOURCE: CrewScript = {
  path: join(import.meta.dirname, 'radius.ts'),
  execArgv: ['--import', new URL('../core/jsx.ts', import.meta.url).href],
}

export type Crew = { readonly pids: number[]; close(): Promise<void> }

/** Starts all but the first of `RADIUS_PROCESSES`. @param ownerUrl the database, also when it is the embedded one */
export function startCrew(
  { config, log }: Pick<Services, 'config' | 'log'>,
  ownerUrl: string,
  { path, args = [], execArgv = [] } = SOURCE,
): Crew {
  const crew = new Set<ChildProcess>()
  let isClosed = false
  const env = {
    DATABASE_URL: ownerUrl,
    DATABASE_POOL_URL: config.databasePoolUrl,
    SECRET_KEY: loadSecretKey(config.secretKey, config.dataDir),
    SECRET_KEY_OLD: config.earlierKeys.join(','),
    DATA_DIR: config.dataDir,
    HOST: config.host,
    RADIUS_AUTH_PORT: String(config.radiusAuthPort),
    RADIUS_ACCT_PORT: String(config.radiusAcctPort),
    LOG_LEVEL: config.logLevel,
    DEMO: 'false',
  }
  const start = () => {
    if (isClosed) return
    const one = fork(path, args, { env, execArgv })
    crew.add(one)
    one.once('exit', (code) => {
      crew.delete(one)
      if (isClosed) return
      log.warn({ code }, 'a RADIUS process ended and is started again')
      setTimeout(start, AGAIN_MS).unref()
    })
  }
  for (let n = 1; n < config.radiusProcesses; n++) start()
  return {
    get pids() {
      return [...crew].flatMap((one) => one.pid ?? [])
    },
    async close() {
      isClosed = true
      const ended = [...crew].map((one) => once(one, 'exit'))
      for (const one of crew) one.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}
