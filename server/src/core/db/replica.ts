// Whether a copy of the database may answer: it is there, and no further behind than it may be.
import type pg from 'pg'
import { monotonicMs } from '../clock.ts'
import { codeOf } from '../errorCode.ts'
import { isConnectionLoss } from './faults.ts'

/** How long an answer holds. */
const LOOK_MS = 1000
/** One that is away is asked less often: each question may take as long as {@link ANSWER_MS}. */
const AWAY_MS = 5000
const ANSWER_MS = 1000

/** The primary removed what a question to the replica still looks at. */
const CONFLICT = '40001'

export type Replica = {
  /** @param instead when it may not answer, or fails in the middle of it */
  ask<T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T>
}

/** @param lagSeconds how old the newest change may be that the replica has, when it has not all of them */
export function watchReplica(replica: pg.Pool, primary: pg.Pool, lagSeconds: number): Replica {
  let fresh: Promise<boolean> = Promise.resolve(false)
  let lookAt = -Infinity
  const noteAway = () => {
    fresh = Promise.resolve(false)
    lookAt = monotonicMs() + AWAY_MS
  }
  const look = () => {
    if (monotonicMs() < lookAt) return fresh
    lookAt = monotonicMs() + LOOK_MS
    const looked = compare(replica, primary, lagSeconds)
    fresh = looked.catch(() => false)
    looked.catch(noteAway)
    return fresh
  }
  return {
    async ask(work, instead) {
      if (!(await look())) return instead()
      try {
        return await work()
      } catch (error) {
        if (isConnectionLoss(error)) noteAway()
        else if (codeOf(error) !== CONFLICT) throw error
        return instead()
      }
    },
  }
}

async function compare(replica: pg.Pool, primary: pg.Pool, lagSeconds: number): Promise<boolean> {
  // The types of pg leave this out of a statement, so it comes in by a variable.
  const limit = { query_timeout: ANSWER_MS }
  const newest = { ...limit, text: 'select pg_current_wal_lsn() as at' }
  const { rows } = await primary.query<{ at: string }>(newest)
  const isFresh = { ...limit, text: FRESH, values: [rows[0]!.at, lagSeconds] }
  const answer = await replica.query<{ is: boolean }>(isFresh)
  return answer.rows[0]!.is
}

/** Without writes the last change grows old, but then none is missing. */
const FRESH = `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn
  or coalesce(now() - pg_last_xact_replay_timestamp() <= make_interval(secs => $2), false) as is`
