// Work the server does by itself, again and again. Each job runs alone: its fault stops no other, and no two workers run it at once.
import type { Topic } from '../db/topics.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'

/** How often a job runs; hours are UTC. */
export type Pace = { everySeconds: number } | { dailyAtHour: number }

export type Job<Uses> = {
  /** `<feature>.<verb>`: its name in the table `jobs`, in the log and in the lock. */
  name: string
  pace: Pace
  /** Also runs soon after this topic changes on any page. */
  wakenBy?: Topic
  /** @param stop asks a long run to end between two of its transactions */
  run: (uses: Uses, stop: AbortSignal) => Promise<unknown>
}

const CLEAR_EVERY_SECONDS = 60

/** A job that deletes expired rows, in its own transaction. */
export function clearJob(name: string, clear: (tx: Tx, now: Date) => Promise<unknown>): Job<{ services: Services }> {
  return {
    name,
    pace: { everySeconds: CLEAR_EVERY_SECONDS },
    run: ({ services: { db, clock } }) => db.asSystem((tx) => clear(tx, clock.now())),
  }
}
