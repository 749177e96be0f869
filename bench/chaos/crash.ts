// Processes and PostgreSQL killed under mixed load: nothing that was acknowledged is lost, and nothing is done twice.
import { median } from '../rig/rounds.ts'
import type { Options } from './options.ts'
import type { Restart } from './rig/processes.ts'
import { startSystem } from './rig/system.ts'
import { killAll, underLoad, type Restarts } from './storm.ts'
import { countRow, type Row } from './table.ts'

const PAUSE_MS = 1500
/** Beside a load that leaves no processor idle, a restart takes as long as the load lets it: it is measured beside less. */
const CALM = { share: 0.1, leastKills: 16, restMs: 2000 }
const API_SECONDS = 3
const DATABASE_SECONDS = 10

export async function crash({ kills, databaseKills }: Options): Promise<Row[]> {
  const system = await startSystem()
  try {
    const storm = await underLoad(system, () => killAll(system, { kills, databaseKills, pauseMs: PAUSE_MS }))
    const few = {
      kills: Math.max(CALM.leastKills, Math.ceil(kills * CALM.share)),
      databaseKills: Math.ceil(databaseKills * CALM.share),
    }
    const calm = await underLoad(system, () => killAll(system, { ...few, pauseMs: PAUSE_MS }), true, CALM.restMs)
    const falls = system.processes.reduce((sum, one) => sum + one.falls(), 0)
    const of = (faults: 'lost' | 'twice' | 'refusals') => [...storm[faults], ...calm[faults]]
    for (const one of [...of('lost'), ...of('twice'), ...of('refusals')].slice(0, 20)) console.error(one)
    for (const [words, times] of storm.said) console.error(`${times} times: ${words}`)
    const under = `kill -9 of ${kills + few.kills} processes and ${databaseKills + few.databaseKills} times PostgreSQL; ${storm.acknowledged + calm.acknowledged} acknowledged writes`
    return [
      countRow(`acknowledged and lost (${under})`, of('lost').length),
      countRow('done twice', of('twice').length),
      countRow('half-done orders, points that do not add up', calm.halfDone),
      countRow('refused what is possible', of('refusals').length),
      countRow('processes that ended by themselves', falls),
      ...restartRows(calm, storm),
    ]
  } finally {
    await system.stop()
  }
}

type Seen = { result: Restarts; perSecond: number }

function restartRows(calm: Seen, storm: Seen): Row[] {
  const row = (promise: string, name: keyof Restarts, limitSeconds: number) =>
    restartRow(`${promise}, beside ${calm.perSecond.toFixed(0)} writes a second`, calm.result[name], limitSeconds)
  return [
    row('API and portal killed, until the first 200', 'server', API_SECONDS),
    row('worker killed, until it works', 'worker', API_SECONDS),
    row('RADIUS killed, until it listens', 'radius', API_SECONDS),
    row('PostgreSQL killed, until it answers', 'postgres', DATABASE_SECONDS),
    {
      promise: `the same while nothing is idle, beside ${storm.perSecond.toFixed(0)} writes a second`,
      seen: `median ${(['server', 'worker', 'radius', 'postgres'] as const)
        .map((name) => middle(storm.result[name]))
        .filter((seconds) => !Number.isNaN(seconds))
        .map((seconds) => seconds.toFixed(1))
        .join(', ')} s`,
      limit: '',
      isHeld: true,
    },
  ].filter(({ seen }) => seen !== '')
}

const middle = (restarts: readonly Restart[]) => median(restarts.map(({ seconds }) => seconds))

/** Held by its median: the longest is that of a moment in which the machine was busy. */
function restartRow(promise: string, restarts: readonly Restart[], limitSeconds: number): Row {
  const of = (pick: keyof Restart) => restarts.map((one) => one[pick])
  const cpu = median(of('cpuSeconds'))
  const own = Number.isNaN(cpu) ? '' : `, ${cpu.toFixed(1)} s of the processor`
  const seen = `median ${middle(restarts).toFixed(1)} s, longest ${Math.max(...of('seconds')).toFixed(1)} s${own}`
  return {
    promise,
    seen: restarts.length > 0 ? seen : '',
    limit: `${limitSeconds} s`,
    isHeld: middle(restarts) <= limitSeconds,
  }
}
