// fsync that fails: PostgreSQL gives up and recovers, and what was acknowledged before is there.
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { missing } from '../../e2e/capabilities.ts'
import type { Load } from './load/mixed.ts'
import { startSystem, type System } from './rig/system.ts'
import { underLoad, type Aftermath } from './storm.ts'
import { countRow, type Row } from './table.ts'

/** Of all calls of fsync and fdatasync; each that fails takes PostgreSQL down. */
const SHARE = 0.004
const EIO = 5
const PANICS = 5
const LONGEST_MS = 180_000

export async function sync(): Promise<Row[]> {
  const lack = missing('fiuRun')
  if (lack) return [{ promise: 'fsync fails', seen: lack, limit: '', isHeld: false }]
  const system = await startSystem()
  try {
    const seen = await failSyncs(system, PANICS)
    const sentences = [...seen.said].map(([words, times]) => `${times} times “${words}”`).join(', ')
    const under = `EIO from one in ${1 / SHARE} calls of fsync, ${seen.result} panics, ${seen.acknowledged} acknowledged writes`
    return [
      countRow(`acknowledged and lost (${under})`, seen.lost.length),
      countRow('done twice, half done', seen.twice.length + seen.halfDone),
      { promise: 'what clients are told meanwhile', seen: sentences, limit: 'a sentence', isHeld: sentences !== '' },
    ]
  } finally {
    await system.stop()
  }
}

/** Has fsync fail under load until PostgreSQL has given up so often, then no more. @returns the panics among the aftermath */
export function failSyncs(system: System, panics: number): Promise<Aftermath & { result: number }> {
  const { postgres } = system
  const panicsNow = () => postgres.count('PANIC')
  return underLoad(system, async (load: Load) => {
    const restore = setEnvironment(faultyEnvironment())
    try {
      await postgres.restart()
      for (const from = monotonicMs(); panicsNow() < panics && monotonicMs() - from < LONGEST_MS;) await sleep(50)
    } finally {
      restore()
    }
    await postgres.restart()
    const before = load.count()
    while (load.count() < before + 20) await sleep(50)
    return panicsNow()
  })
}

/** What fiu-run would start a program with. */
function faultyEnvironment(): Record<string, string> {
  const fault = `enable_random name=posix/io/sync/*,probability=${SHARE},failinfo=${EIO}`
  const text = execFileSync('fiu-run', ['-x', '-f', '', '-c', fault, 'env', '-0'], { encoding: 'utf8' })
  const pairs = text.split('\0').flatMap((line) => {
    const [, name = '', value = ''] = /^(LD_PRELOAD|FIU_\w+)=([\s\S]*)$/.exec(line) ?? []
    return name ? [[name, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** PostgreSQL inherits the environment of this process when it starts again. @returns what puts it back */
function setEnvironment(more: Record<string, string>): () => void {
  Object.assign(process.env, more)
  return () => {
    for (const name of Object.keys(more)) delete process.env[name]
  }
}
