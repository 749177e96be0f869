// Work that comes one by one, done together: while one batch is with the database, the next gathers.
// An idle server answers at once, a busy one shares each commit among many.

export type Batcher<Item, Result> = (item: Item) => Promise<Result>

/** @param work gets up to `size` items in order of arrival and returns as many results; when it throws, all of its items fail. */
export function makeBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  size = 128,
  atOnce = 2,
): Batcher<Item, Result> {
  type Waiting = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
  let waiting: Waiting[] = []
  let running = 0

  async function run(): Promise<void> {
    running++
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size)
      waiting = waiting.slice(size)
      try {
        const results = await work(batch.map((entry) => entry.item))
        batch.forEach((entry, index) => entry.resolve(results[index]!))
      } catch (error) {
        for (const entry of batch) entry.reject(error)
      }
    }
    running--
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // Packets read from the socket in one turn of the loop go into one batch.
      if (running < atOnce) setImmediate(() => running < atOnce && waiting.length > 0 && void run())
    })
}
