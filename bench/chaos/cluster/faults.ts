// What happens to a cluster under load, one after the other, and how long no write was acknowledged each time.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import type { Load } from '../load/mixed.ts'
import type { Cluster } from './cluster.ts'
import type { Node } from './patroni.ts'

/** How long a machine still stands still, or is cut off, once another has taken over. */
const AWAY_MS = 5000
const MEMBER_MS = 10_000
const LONGEST_MS = 150_000
const LOOK_MS = 10
/** Whether writes have stopped for good is known after so long. */
const SILENCE_MS = 10_000

/** Figures that it takes itself, where the longest pause says something else. */
type Fault = (cluster: Cluster, load: Load) => Promise<Partial<Outage> | void>

const FAULTS = {
  'kill -9 of PostgreSQL': async (cluster) => {
    const primary = await cluster.findPrimary()
    process.kill(primary.postmaster()!, 'SIGKILL')
  },
  'kill -9 of PostgreSQL and Patroni': async (cluster, load) => {
    const primary = await cluster.findPrimary()
    await primary.machine.die()
    await untilWritten(load)
    primary.start()
  },
  'SIGSTOP of both, later SIGCONT': async (cluster, load) => {
    const primary = await cluster.findPrimary()
    primary.machine.freeze()
    try {
      await untilWritten(load)
      await sleep(AWAY_MS)
    } finally {
      primary.machine.thaw()
    }
  },
  // With the member of etcd beside it, as when a switch breaks.
  'network cut, later repaired': async (cluster, load) => {
    const primary = await cluster.findPrimary()
    const from = monotonicMs()
    await primary.link.cut()
    try {
      const [stopSeconds] = await Promise.all([secondsUntilReadOnly(primary, from), cluster.findPrimary()])
      await untilWritten(load)
      await sleep(AWAY_MS)
      return { stopSeconds }
    } finally {
      await primary.link.repair()
    }
  },
  'etcd without its majority': async ({ etcd }, load) => {
    const spared = Math.floor(Math.random() * etcd.members.length)
    const lost = [...etcd.members.keys()].filter((member) => member !== spared)
    await Promise.all(lost.map((member) => etcd.members[member]!.die()))
    const stopSeconds = await secondsUntilSilent(load)
    const from = monotonicMs()
    await Promise.all([etcd.restart(lost[0]!), untilWritten(load, load.count() + 1)])
    const seconds = (monotonicMs() - from) / 1000
    await etcd.restart(lost[1]!)
    return { stopSeconds, seconds }
  },
  'kill -9 of a member of etcd': async ({ etcd }) => {
    const member = Math.floor(Math.random() * etcd.members.length)
    await etcd.members[member]!.die()
    await sleep(MEMBER_MS)
    await etcd.restart(member)
  },
  'planned switchover': (cluster) => cluster.switchOver(),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS
export type Outage = {
  name: FaultName
  /** In which no write was taken that could have been. */
  seconds: number
  /** Until one that may not take writes any more stopped doing so. */
  stopSeconds?: number
}

/** Has each happen in turn, the next once the cluster is whole again. */
export async function breakInTurn(cluster: Cluster, load: Load, names: readonly FaultName[]): Promise<Outage[]> {
  const outages: Outage[] = []
  for (const name of names) {
    await untilWritten(load)
    const { seconds, result } = await longestPause(load, async () => {
      const own = await FAULTS[name](cluster, load)
      await cluster.untilWhole()
      await untilWritten(load)
      return own
    })
    const outage: Outage = { name, seconds, ...result }
    console.error(`  ${JSON.stringify(outage)}`)
    outages.push(outage)
  }
  return outages
}

/** The longest time in which no write was acknowledged. */
async function longestPause<T>(load: Load, during: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  let [count, lastMs, longestMs] = [load.count(), monotonicMs(), 0]
  const look = setInterval(() => {
    if (load.count() === count) return
    longestMs = Math.max(longestMs, monotonicMs() - lastMs)
    ;[count, lastMs] = [load.count(), monotonicMs()]
  }, LOOK_MS)
  try {
    const result = await during()
    return { seconds: Math.max(longestMs, monotonicMs() - lastMs) / 1000, result }
  } finally {
    clearInterval(look)
  }
}

/** Until clients have written again, all of them by now at the database that takes writes. @param count of writes by then */
async function untilWritten(load: Load, count = load.count() + 20): Promise<void> {
  for (const from = monotonicMs(); load.count() < count; await sleep(50))
    if (monotonicMs() - from > LONGEST_MS) throw new Error(`no writes for ${LONGEST_MS / 1000} seconds`)
}

/** Since a moment, until a node is no primary any more, asked on the machine itself. */
async function secondsUntilReadOnly({ url }: Node, from: number): Promise<number> {
  const client = makeClient(url, 'chaos')
  try {
    await client.connect()
    for (; monotonicMs() - from < LONGEST_MS; await sleep(50)) {
      const { rows } = await client.query<{ is_copy: boolean }>('select pg_is_in_recovery() as is_copy')
      if (rows[0]?.is_copy) break
    }
  } catch {
    // It shuts down, to come back as a replica.
  } finally {
    void client.end().catch(() => undefined)
  }
  return (monotonicMs() - from) / 1000
}

/** Until the last write before a long silence. */
async function secondsUntilSilent(load: Load): Promise<number> {
  const from = monotonicMs()
  let [count, lastMs] = [load.count(), from]
  for (; monotonicMs() - lastMs < SILENCE_MS; await sleep(LOOK_MS)) {
    if (load.count() !== count) [count, lastMs] = [load.count(), monotonicMs()]
    if (monotonicMs() - from > LONGEST_MS) throw new Error('writes do not stop')
  }
  return (lastMs - from) / 1000
}
