// What happens to a cluster under load, one after the other, and how long no write was acknowledged each time.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { Load } from '../load/mixed.ts'
import type { Cluster } from './cluster.ts'

/** How long a machine still stands still once another has taken over. */
const FROZEN_MS = 5000
const MEMBER_MS = 10_000
const LONGEST_MS = 150_000
const LOOK_MS = 10

type Fault = (cluster: Cluster, load: Load) => Promise<void>

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
      await sleep(FROZEN_MS)
    } finally {
      primary.machine.thaw()
    }
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
export type Outage = { name: FaultName; seconds: number }

/** Has each happen in turn, the next once the cluster is whole again. */
export async function breakInTurn(cluster: Cluster, load: Load, names: readonly FaultName[]): Promise<Outage[]> {
  const outages: Outage[] = []
  for (const name of names) {
    await untilWritten(load)
    const seconds = await longestPause(load, async () => {
      await FAULTS[name](cluster, load)
      await cluster.untilWhole()
      await untilWritten(load)
    })
    console.error(`  ${name}: no write for ${seconds.toFixed(1)} s`)
    outages.push({ name, seconds })
  }
  return outages
}

/** The longest time in which no write was acknowledged. */
async function longestPause(load: Load, during: () => Promise<void>): Promise<number> {
  let [count, lastMs, longestMs] = [load.count(), monotonicMs(), 0]
  const look = setInterval(() => {
    if (load.count() === count) return
    longestMs = Math.max(longestMs, monotonicMs() - lastMs)
    ;[count, lastMs] = [load.count(), monotonicMs()]
  }, LOOK_MS)
  try {
    await during()
  } finally {
    clearInterval(look)
  }
  return Math.max(longestMs, monotonicMs() - lastMs) / 1000
}

/** Until clients have written again, all of them by now at the database that takes writes. */
async function untilWritten(load: Load): Promise<void> {
  const from = monotonicMs()
  for (const before = load.count(); load.count() < before + 20; await sleep(50))
    if (monotonicMs() - from > LONGEST_MS) throw new Error(`no writes for ${LONGEST_MS / 1000} seconds`)
}
