// Rows that wait in a table to be worked on outside the database. A row is taken for a while: when its worker dies, another takes it.
// Each free place is filled as soon as it is free, so a slow receiver holds up only its own rows.
import { startRounds, type Rounds, type RoundServices } from '../rounds.ts'
import type { Queue } from '../db/topics.ts'
import type { Services } from '../services.ts'

/** Longer than any work on a row takes. */
const LEASE_SECONDS = 60
const EVERY_MS = 5000

export type LeaseRequest<Row> = {
  now: Date
  /** Until when the rows are this worker's. */
  until: Date
  /** How many at most. */
  count: number
  /** Those that are being worked on. */
  busy: readonly Row[]
}

export type LeasedQueue<Row> = {
  queue: Queue
  /** Rows worked on at the same time. */
  atOnce: number
  take: (taking: LeaseRequest<Row>) => Promise<Row[]>
  /** Works on a row and writes down how it went. */
  work: (row: Row) => Promise<void>
  /** The log message when that failed. */
  complaint: string
}

/** Starts the workers of a queue, woken by its news. Any number of processes may. */
export function startLeased<Row>(
  services: RoundServices & Pick<Services, 'clock'>,
  { queue, atOnce, take, work, complaint }: LeasedQueue<Row>,
): Rounds {
  const working = new Map<Row, Promise<void>>()
  let taken = 0
  const complain = (error: Error) => services.log.warn({ reason: error.message }, complaint)

  async function fill(): Promise<number> {
    const count = atOnce - working.size
    if (count <= 0) return 0
    const now = services.clock.now()
    const until = new Date(now.getTime() + LEASE_SECONDS * 1000)
    const rows = await take({ now, until, count, busy: [...working.keys()] })
    taken += rows.length
    for (const row of rows)
      working.set(
        row,
        work(row)
          .catch(complain)
          .then(() => free(row)),
      )
    return rows.length
  }
  function free(row: Row): void {
    working.delete(row)
    void rounds.round().catch(complain)
  }
  const rounds = startRounds(services, { queue, some: fill, everyMs: EVERY_MS, complaint })
  return {
    async round() {
      let isIdle: boolean
      // Places that become free while rows are looked for are filled by a round of their own.
      do {
        const before = taken
        const wasFree = working.size === 0
        await rounds.round()
        await Promise.all(working.values())
        isIdle = wasFree && taken === before
      } while (!isIdle)
    },
    async close() {
      await rounds.close()
      await Promise.all(working.values())
    },
  }
}

/** Seconds before the next try: twice as long each time. @param tries that failed before */
export function backOffSeconds(tries: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** tries, longest)
}

/** Groups rows by page, so that each page is claimed by its own statement. */
export function byPage<Row extends { pageId: string; id: string }>(rows: readonly Row[]): [string, string[]][] {
  const pages = Map.groupBy(rows, ({ pageId }) => pageId)
  return [...pages].map(([pageId, all]) => [pageId, all.map(({ id }) => id)])
}
