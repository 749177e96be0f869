// A member of etcd on each machine, in which Patroni keeps who is the primary.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeMachine, type Machine } from './machine.ts'
import type { Link } from './network.ts'

const LONGEST_MS = 60_000

export type Etcd = {
  members: Machine[]
  /** Starts a member that was killed, and waits until it is well. */
  restart(member: number): Promise<void>
  stop(): Promise<void>
}

export async function startEtcd(folder: string, links: readonly Link[]): Promise<Etcd> {
  const [hosts, peers] = [2379, 2380].map((port) => links.map(({ address }) => `${address}:${port}`)) as [
    string[],
    string[],
  ]
  const members = links.map((link, index) => makeMachine(join(folder, `etcd${index + 1}`), link))
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
      'pre-vote': 'true',
      // Long enough for a disk that three databases share, and shorter than Patroni waits for an answer.
      'heartbeat-interval': '200',
      'election-timeout': '2000',
    }
    members[index]!.start(
      'etcd',
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    )
  }
  for (const index of members.keys()) start(index)
  for (const host of hosts) await untilWell(host)
  return {
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
