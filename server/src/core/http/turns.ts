// Those who wait, each in the queue of its payer.
export type Waiting = { payer: string; since: number; admit: () => void; refuse: (why: Error) => void }

export type Turns = {
  count(): number
  add(waiting: Waiting): void
  /** The first of the payer that has the least under way, below `most`; among equals, of the one that was served longest ago. */
  take(busyOf: (payer: string) => number, most: number): Waiting | undefined
  /** Those who have waited since before this time. */
  takeOlder(since: number): Waiting[]
  /** The newest of the longest queue; undefined when one more of this payer would make its own queue as long. */
  takeNewest(payer: string): Waiting | undefined
}

/** Nobody waits yet. */
export function makeTurns(): Turns {
  /** In the order in which their payers are served. */
  const queues = new Map<string, Waiting[]>()
  let count = 0
  return {
    count: () => count,
    add(waiting) {
      count++
      const queue = queues.get(waiting.payer)
      if (queue) queue.push(waiting)
      else queues.set(waiting.payer, [waiting])
    },
    take(busyOf, most) {
      let payer: string | undefined
      for (const one of queues.keys()) if (payer === undefined || busyOf(one) < busyOf(payer)) payer = one
      if (payer === undefined || busyOf(payer) >= most) return undefined
      const queue = queues.get(payer)!
      const taken = queue.shift()!
      count--
      queues.delete(payer)
      if (queue.length > 0) queues.set(payer, queue)
      return taken
    },
    takeOlder(since) {
      const older: Waiting[] = []
      for (const [payer, queue] of queues) {
        while (queue[0] && queue[0].since < since) older.push(queue.shift()!)
        if (queue.length === 0) queues.delete(payer)
      }
      count -= older.length
      return older
    },
    takeNewest(payer) {
      const longest = [...queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most))
      if (longest.length <= (queues.get(payer)?.length ?? 0) + 1) return undefined
      count--
      return longest.pop()
    },
  }
}
