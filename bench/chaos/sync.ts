// fsync that fails: PostgreSQL gives up and recovers, and what was acknowledged before is there. strace makes the calls
// fail: libfiu cannot, because a function of its own has the name of one of PostgreSQL's (hash_create), which then runs instead.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { childrenOf } from '@portico/server/testing/childrenOf.ts'
import { missing, pathOf } from '../../e2e/capabilities.ts'
import type { Load } from './load/mixed.ts'
import type { Postgres } from './rig/postgres.ts'
import { startSystem, type System } from './rig/system.ts'
import { underLoad, type Aftermath } from './storm.ts'
import { countRow, type Row } from './table.ts'

const FAULTS = 5
const LONGEST_MS = 60_000

export async function sync(): Promise<Row[]> {
  const lack = missing('strace')
  if (lack) return [{ promise: 'fsync fails', seen: lack, limit: '', isHeld: false }]
  const system = await startSystem()
  try {
    const seen = await failSyncs(system, FAULTS)
    const sentences = [...seen.said].map(([words, times]) => `${times} times “${words}”`).join(', ')
    const under = `${FAULTS} times EIO from fsync, ${seen.result} panics, ${seen.acknowledged} acknowledged writes`
    return [
      countRow(`acknowledged and lost (${under})`, seen.lost.length),
      countRow('done twice, half done', seen.twice.length + seen.halfDone),
      { promise: 'what clients are told meanwhile', seen: sentences, limit: 'a sentence', isHeld: sentences !== '' },
    ]
  } finally {
    await system.stop()
  }
}

/** Has fsync fail under load so often, each time until PostgreSQL gives up. @returns the panics among the aftermath */
export function failSyncs(system: System, faults: number): Promise<Aftermath & { result: number }> {
  const { postgres } = system
  const before = postgres.count('PANIC')
  return underLoad(system, async (load: Load) => {
    for (let fault = 0; fault < faults; fault++) {
      await untilWritten(load)
      await failOnce(postgres)
    }
    await untilWritten(load)
    return postgres.count('PANIC') - before
  })
}

/** Until the database is back, and takes writes. */
async function untilWritten(load: Load): Promise<void> {
  for (const before = load.count(); load.count() < before + 20;) await sleep(50)
}

/** Every process of PostgreSQL that is there now gets EIO, until one has given up. */
async function failOnce(postgres: Postgres): Promise<void> {
  const panics = postgres.count('PANIC')
  const pids = childrenOf(postgres.pid()).flatMap((pid) => ['-p', String(pid)])
  const fault = ['-qq', '-o', '/dev/null', '-e', 'inject=fsync,fdatasync:error=EIO', ...pids]
  const strace = spawn(pathOf('strace'), fault, { stdio: 'ignore' })
  const ended = once(strace, 'exit')
  try {
    for (const from = monotonicMs(); postgres.count('PANIC') === panics; await sleep(20))
      if (monotonicMs() - from > LONGEST_MS) throw new Error('PostgreSQL went on although fsync failed')
  } finally {
    strace.kill('SIGTERM')
    await ended
  }
}
