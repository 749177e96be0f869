// Holds back attempts at an account under attack. In each gap one of the waiting networks is let through, drawn by lot, so
// that an owner among attackers gets through however fast the others ask.
import { randomInt } from 'node:crypto'
import { fail } from '../core/fail.ts'

const LONGEST_WAIT_MS = 25_000
const MOST_WAITING = 100

type QueuedTry = { letIn: () => void; refuse: () => void }
type Queue = { gapMs: number; waiting: Map<string, QueuedTry> }

export type Brake = {
  /** Waits for a turn at `key`. @throws request/too-many when it did not come in time, or the network waits already */
  wait(key: string, network: string, gapMs: number): Promise<void>
}

/** Makes a brake; a key that nothing waits for takes no memory. */
export function makeBrake(): Brake {
  const queues = new Map<string, Queue>()

  function draw(key: string): void {
    const { gapMs, waiting } = queues.get(key)!
    if (waiting.size === 0) return void queues.delete(key)
    takeAny(waiting).letIn()
    setTimeout(draw, gapMs, key).unref()
  }

  return {
    async wait(key, network, gapMs) {
      const queue = queues.get(key) ?? { gapMs, waiting: new Map<string, QueuedTry>() }
      if (queue.waiting.has(network)) throw fail('request/too-many')
      if (queue.waiting.size >= MOST_WAITING) takeAny(queue.waiting).refuse()
      if (!queues.has(key)) setTimeout(draw, gapMs, key).unref()
      queue.gapMs = gapMs
      queues.set(key, queue)
      await turnIn(queue.waiting, network)
    },
  }
}

function turnIn(waiting: Map<string, QueuedTry>, network: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer)
      waiting.delete(network)
      reject(fail('request/too-many'))
    }
    const letIn = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(refuse, LONGEST_WAIT_MS)
    waiting.set(network, { letIn, refuse })
  })
}

function takeAny(waiting: Map<string, QueuedTry>): QueuedTry {
  const [network, chosen] = [...waiting][randomInt(waiting.size)]!
  waiting.delete(network)
  return chosen
}
