// Three members of etcd, in which Patroni keeps who is the primary.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { makeMachine, type Machine } from './machine.ts'

const MEMBERS = 3
const LONGEST_MS = 60_000

export type Etcd = {
  hosts: string[]
  members: Machine[]
  /** Starts a member that was killed, and waits until it is well. */
  restart(member: number): Promise<void>
  stop(): Promise<void>
}

export async function startEtcd(folder: string): Promise<Etcd> {
  const ports = await freePorts(2 * MEMBERS)
  const [hosts, peers] = [ports.slice(0, MEMBERS), ports.slice(MEMBERS)].map((half) =>
    half.map((port) => `127.0.0.1:${port}`),
  ) as [string[], string[]]
  const members = hosts.map((_, index) => makeMachine(join(folder, `etcd${index + 1}`)))
  const start = (index: number) => {
    const options = {
      name: `etcd${index}`,
      'data-dir': join(members[index]!.folder, 'data'),
      'listen-client-urls': `http://${hosts[index]}`,
      'advertise-client-urls': `http://${hosts[index]}`,
      'listen-peer-urls': `http://${peers[index]}`,
      'initial-advertise-peer-urls': `http://${peers[index]}`,
      'initial-cluster': peers.map((peer, other) => `etcd${other}=http://${peer}`).join(','),
      'enable-v2': 'true',
      // Of a machine whose disk is shared with three databases.
      'heartbeat-interval': '300',
      'election-timeout': '3000',
    }
    members[index]!.start(
      'etcd',
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    )
  }
  for (const index of members.keys()) start(index)
  for (const host of hosts) await untilWell(host)
  return {
    hosts,
    members,
    restart(index) {
      start(index)
      return untilWell(hosts[index]!)
    },
    stop: async () => void (await Promise.all(members.map((member) => member.die()))),
  }
}

async function untilWell(host: string): Promise<void> {
  for (const from = monotonicMs(); ; await sleep(100)) {
    const response = await fetch(`http://${host}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if ((await response?.text().catch(() => ''))?.includes('"true"')) return
    if (monotonicMs() - from > LONGEST_MS) throw new Error(`etcd at ${host} did not start`)
  }
}
