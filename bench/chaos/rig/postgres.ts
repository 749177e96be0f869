// The PostgreSQL of a run: a child of this process, which reaps it when it is killed, under the product's own supervisor.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { startEmbedded } from '@portico/server/core/db/embedded.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { makeLog } from '@portico/server/core/log.ts'

export type Postgres = {
  url: string
  /** Of the postmaster that runs now. */
  pid(): number
  /** Lines of its log that contain this. */
  count(words: string): number
  /** Kills the postmaster with `kill -9`. @returns seconds until it answers again */
  kill(): Promise<number>
  /** Ends it in order; it starts again, with nothing of its data in memory. */
  restart(): Promise<void>
  /** One statement as its owner. */
  run(statement: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

const LONGEST_MS = 60_000

/** Enough for two servers, a worker and a RADIUS process. */
const CONNECTIONS = '150'

/** @param isDurable false for `synchronous_commit = off`, with which a crash loses what was acknowledged */
export async function startPostgres(dataDir: string, isDurable: boolean): Promise<Postgres> {
  mkdirSync(join(dataDir, 'postgres-data'), { recursive: true })
  const lines: string[] = []
  const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
  const settings = { max_connections: CONNECTIONS, ...(!isDurable && { synchronous_commit: 'off' }) }
  const embedded = await startEmbedded({ dataDir: join(dataDir, 'postgres-data'), password: 'chaos', log, settings })
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    const [pid, from] = [embedded.pid()!, monotonicMs()]
    process.kill(pid, signal)
    while (embedded.pid() === pid || !(await answers(embedded.url))) {
      if (monotonicMs() - from > LONGEST_MS)
        throw new Error(`PostgreSQL did not come back:\n${lines.slice(-5).join('')}`)
      await sleep(20)
    }
    return (monotonicMs() - from) / 1000
  }
  const run = (statement: string) => runAsOwner(embedded.url, statement)
  return {
    url: embedded.url,
    pid: () => embedded.pid()!,
    count: (words) => lines.filter((line) => line.includes(words)).length,
    kill: () => end('SIGKILL'),
    restart: async () => void (await end('SIGINT')),
    run,
    stop: () => embedded.stop(),
  }
}

async function runAsOwner(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = makeClient(url, 'chaos')
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

function answers(url: string): Promise<boolean> {
  return runAsOwner(url, 'select 1').then(
    () => true,
    () => false,
  )
}
