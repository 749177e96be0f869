// Mixed load while processes and PostgreSQL are killed with `kill -9`, and what is there afterwards.
import { setTimeout as sleep } from 'node:timers/promises'
import { settled } from '../radius/venue.ts'
import { makeCaller } from './load/insist.ts'
import { startLoad, type Load } from './load/mixed.ts'
import { judge, type Verdict } from './load/truth.ts'
import { isOk, type Restart } from './rig/processes.ts'
import { placesOf, type Running, type System } from './rig/system.ts'

export type Storm = {
  kills: number
  databaseKills: number
  /** Load between two kills, on average. */
  pauseMs: number
}

export type Restarts = Record<'server' | 'worker' | 'radius' | 'postgres', Restart[]>
export type Aftermath = Verdict & {
  perSecond: number
  /** Turns that ended because a server refused what should be possible. */
  refusals: string[]
  /** How often each refusal was sent. */
  said: Map<string, number>
  /** Writes that had no answer within ten seconds. */
  unanswered: number
}

/**
 * Runs the load while something happens, and compares.
 * @param isCareful false for clients that repeat a call under another key: the control that shows that a second effect is seen
 * @param restMs of each client between two turns, at most
 * @param patienceMs of each client, for an outage that lasts longer than usual
 */
export async function underLoad<T>(
  system: Running,
  happens: (load: Load) => Promise<T>,
  isCareful = true,
  restMs?: number,
  patienceMs?: number,
): Promise<Aftermath & { result: T }> {
  const caller = makeCaller(placesOf(system), isCareful, patienceMs)
  const load = startLoad(system.venue, caller, restMs)
  const outcome = await happens(load).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  const perSecond = await load.stop()
  if ('error' in outcome) throw outcome.error
  const verdict = await system.look(async (database) => {
    await settled({ database })
    return judge(database, system.venue.pageId, load.acknowledged)
  })
  return {
    ...verdict,
    ...outcome,
    perSecond,
    refusals: load.refusals,
    said: caller.said,
    unanswered: caller.countUnanswered(),
  }
}

/** Kills processes in turn, and PostgreSQL in between: each time together with a process. */
export async function killAll(system: System, { kills, databaseKills, pauseMs }: Storm): Promise<Restarts> {
  const restarts: Restarts = { server: [], worker: [], radius: [], postgres: [] }
  const wait = () => sleep(pauseMs * (0.5 + Math.random()))
  const every = kills / Math.max(1, databaseKills)
  let killed = 0
  const killNext = async (isAlone = true) => {
    const one = system.processes[killed++ % system.processes.length]!
    const restart = await one.kill()
    // Killed together with PostgreSQL, it takes as long as PostgreSQL needs to recover.
    if (isAlone) restarts[one.name].push(restart)
  }
  for (let round = 1; round <= databaseKills; round++) {
    for (; killed + 1 < round * every; await killNext()) await wait()
    await wait()
    const database = system.postgres
      .kill()
      .then((seconds) => restarts.postgres.push({ seconds, cpuSeconds: Number.NaN }))
    if (killed < kills) await killNext(false)
    await database
    while (!(await areReady(system))) await sleep(20)
  }
  for (; killed < kills; await killNext()) await wait()
  await wait()
  return restarts
}

async function areReady(system: System): Promise<boolean> {
  const answers = await Promise.all(placesOf(system).map(({ apiUrl }) => isOk(`${apiUrl}/readyz`)))
  return answers.every(Boolean)
}
