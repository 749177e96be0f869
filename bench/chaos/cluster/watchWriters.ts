// Looks at every node ten times a second, on its machine, and writes where it can: two nodes that both took a write at one moment are
// seen, even while one of them is cut off.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import type { Node } from './patroni.ts'

const EVERY_MS = 100
/** What is not acknowledged by then was not taken. */
const ANSWER_MS = 1000

type Client = ReturnType<typeof makeClient>
/** One acknowledged write, from when it was sent to its answer. */
type Taken = { node: string; mark: number; fromMs: number; toMs: number }

type Seen = { count: number; together: number; moves: number; marks: number[] }

export type Watch = {
  /**
   * @returns how many looks there were, how often a write of one node overlapped with one of another, how often writes moved
   *   from one to another, and the marks that were acknowledged
   */
  stop(): Promise<Seen>
}

export const PROBES = 'create table probes (mark int primary key, node text not null)'

export function watchWriters(nodes: readonly Node[]): Watch {
  const taken: Taken[] = []
  let looks = 0
  let mark = 0
  let isOver = false
  const lane = async (node: Node) => {
    let client: Client | undefined
    for (; !isOver; await sleep(EVERY_MS)) {
      looks += 1
      const own = ++mark
      try {
        client ??= await connect(node)
        const fromMs = monotonicMs()
        if (await within(take(client, node, own)))
          taken.push({ node: node.name, mark: own, fromMs, toMs: monotonicMs() })
      } catch {
        leave(client)
        client = undefined
      }
    }
    leave(client)
  }
  const lanes = nodes.map(lane)
  return {
    async stop() {
      isOver = true
      await Promise.all(lanes)
      const sorted = taken.toSorted((a, b) => a.fromMs - b.fromMs)
      const moves = sorted.filter((one, index) => one.node !== sorted[index + 1]?.node).length - 1
      return { count: looks, together: countTogether(sorted), moves, marks: sorted.map((one) => one.mark) }
    },
  }
}

async function take(client: Client, node: Node, mark: number): Promise<boolean> {
  const { rows } = await client.query<{ is_copy: boolean }>('select pg_is_in_recovery() as is_copy')
  if (rows[0]?.is_copy !== false) return false
  await client.query('insert into probes values ($1, $2)', [mark, node.name])
  return true
}

async function connect(node: Node): Promise<Client> {
  const client = makeClient(node.url, 'probe')
  await within(client.connect().then(() => true)).catch((error: unknown) => {
    leave(client)
    throw error
  })
  return client
}

/** A node that stands still would let us wait for its goodbye. */
function leave(client: Client | undefined): void {
  void client?.end().catch(() => undefined)
}

function within<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined)
  const late = sleep(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')))
  return Promise.race([answer, late])
}

function countTogether(sorted: readonly Taken[]): number {
  return sorted.filter((one, index) => {
    const next = sorted[index + 1]
    return next !== undefined && next.node !== one.node && next.fromMs < one.toMs
  }).length
}
