// Cuts a relay's line as a broken network does: packets vanish, and neither end is notified. Needs root, for the kernel's filter.
import { execFileSync } from 'node:child_process'
import type { Relay } from '@portico/server/testing/relay.ts'

export type Repair = () => void

/** Drops packets of all connections, now and later. @param share of them, all by default */
export function cutLine({ port }: Relay, share = 1): Repair {
  const some = share < 1 ? ['-m', 'statistic', '--mode', 'random', '--probability', String(share)] : []
  return drop([
    ['--dport', String(port), ...some],
    ['--sport', String(port), ...some],
  ])
}

/** Drops packets of the connections there are, not of new ones. */
export function cutPresent(relay: Relay): Repair {
  const own = String(relay.port)
  return drop(
    relay.clientPorts().flatMap((client) => [
      ['--sport', String(client), '--dport', own],
      ['--sport', own, '--dport', String(client)],
    ]),
  )
}

const cuts = new Set<Repair>()

/** Lets all packets pass again. */
export function repairAll(): void {
  for (const repair of cuts) repair()
}

function drop(matches: readonly string[][]): Repair {
  const change = (how: '-A' | '-D') => {
    for (const match of matches)
      execFileSync('iptables', ['-w', how, 'INPUT', '-i', 'lo', '-p', 'tcp', ...match, '-j', 'DROP'])
  }
  const repair = () => {
    if (cuts.delete(repair)) change('-D')
  }
  cuts.add(repair)
  change('-A')
  return repair
}
