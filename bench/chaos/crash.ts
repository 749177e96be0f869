// Processes and PostgreSQL killed under mixed load: nothing that was acknowledged is lost, and nothing is done twice.
import { median } from '../rig/rounds.ts'
import type { Options } from './options.ts'
import type { Restart } from './rig/processes.ts'
import { startSystem } from './rig/system.ts'
import { killAll, underLoad, type Restarts } from './storm.ts'
import { countRow, type Row } from './table.ts'

const PAUSE_MS = 1500
const API_SECONDS = 3
const DATABASE_SECONDS = 10

export async function crash({ kills, databaseKills }: Options): Promise<Row[]> {
  const system = await startSystem()
  try {
    const seen = await underLoad(system, () => killAll(system, { kills, databaseKills, pauseMs: PAUSE_MS }))
    const falls = system.processes.reduce((sum, one) => sum + one.falls(), 0)
    for (const one of [...seen.lost, ...seen.twice, ...seen.refusals].slice(0, 20)) console.error(one)
    for (const [words, times] of seen.said) console.error(`${times} times: ${words}`)
    const under = `kill -9 of ${kills} processes and ${databaseKills} times PostgreSQL; ${seen.acknowledged} acknowledged writes, ${seen.perSecond.toFixed(0)}/s`
    return [
      countRow(`acknowledged and lost (${under})`, seen.lost.length),
      countRow('done twice', seen.twice.length),
      countRow('half-done orders, points that do not add up', seen.halfDone),
      countRow('refused what is possible', seen.refusals.length),
      countRow('processes that ended by themselves', falls),
      ...restartRows(seen.result),
    ]
  } finally {
    await system.stop()
  }
}

function restartRows({ server, worker, radius, postgres }: Restarts): Row[] {
  return [
    restartRow('API and portal killed, until the first 200', server, API_SECONDS),
    restartRow('worker killed, until it works', worker, API_SECONDS),
    restartRow('RADIUS killed, until it listens', radius, API_SECONDS),
    restartRow('PostgreSQL killed, until it answers', postgres, DATABASE_SECONDS),
  ].filter(({ seen }) => seen !== '')
}

/** Held by its median: the longest is that of a moment in which the machine was busy. */
function restartRow(promise: string, restarts: readonly Restart[], limitSeconds: number): Row {
  const of = (pick: keyof Restart) => restarts.map((one) => one[pick])
  const cpu = median(of('cpuSeconds'))
  const middle = median(of('seconds'))
  const own = Number.isNaN(cpu) ? '' : `, ${cpu.toFixed(1)} s of the processor`
  const seen = `median ${middle.toFixed(1)} s, longest ${Math.max(...of('seconds')).toFixed(1)} s${own}`
  return { promise, seen: restarts.length > 0 ? seen : '', limit: `${limitSeconds} s`, isHeld: middle <= limitSeconds }
}
