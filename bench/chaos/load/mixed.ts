// Every kind of client at once. A stop lets each finish its turn, so that no write is left in doubt.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { ChaosVenue } from '../rig/venue.ts'
import { CLIENTS, WRITES, type Write } from './clients.ts'
import type { Caller } from './insist.ts'

/** Between two turns at most: what is killed must find a processor to come back on. */
const REST_MS = 200

export type Acknowledged = Record<Write, Set<string>>
export type Load = {
  acknowledged: Acknowledged
  /** Turns given up because a server refused what should be possible. */
  refusals: string[]
  /** How many writes were acknowledged so far. */
  count(): number
  /** @returns acknowledged writes a second */
  stop(): Promise<number>
}

export function startLoad(venue: ChaosVenue, caller: Caller, restMs = REST_MS): Load {
  const acknowledged = Object.fromEntries(WRITES.map((write) => [write, new Set<string>()])) as Acknowledged
  const refusals: string[] = []
  const from = monotonicMs()
  let isOver = false
  const count = () => Object.values(acknowledged).reduce((sum, marks) => sum + marks.size, 0)
  const lane = async (client: (typeof CLIENTS)[number][0]) => {
    for (; !isOver; await sleep(restMs * Math.random()))
      await client(venue, caller, (write, mark) => void acknowledged[write].add(mark)).catch((error: unknown) => {
        refusals.push(String(error))
      })
  }
  const lanes = CLIENTS.flatMap(([client, many]) => Array.from({ length: many }, () => lane(client)))
  return {
    acknowledged,
    refusals,
    count,
    async stop() {
      isOver = true
      await Promise.all(lanes)
      return (count() * 1000) / (monotonicMs() - from)
    },
  }
}
