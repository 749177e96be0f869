// When a job is due, and the record of its runs.
import { sql, type Tx } from '../db/database.ts'
import type { Pace } from './job.ts'

const HOUR_MS = 3600_000
/** A run that failed is tried again after this, also where the next would come tomorrow. */
const RETRY_SECONDS = 60

/** A job that last started before this moment is due. */
export function dueSince(pace: Pace, now: Date): Date {
  if ('everySeconds' in pace) return new Date(now.getTime() - pace.everySeconds * 1000)
  const today = new Date(now)
  today.setUTCHours(pace.dailyAtHour, 0, 0, 0)
  return today <= now ? today : new Date(today.getTime() - 24 * HOUR_MS)
}

/** Milliseconds between two looks at the row. */
export function lookEveryMs(pace: Pace): number {
  return 1000 * ('everySeconds' in pace ? Math.min(pace.everySeconds, RETRY_SECONDS) : RETRY_SECONDS)
}

/**
 * Records the start of a run; the caller holds the job's lock. A run that never ended was cut off and is due again.
 * @param since as {@link dueSince}; undefined starts it in any case
 * @returns whether it is due
 */
export async function noteStart(tx: Tx, name: string, since: Date | undefined, now: Date): Promise<boolean> {
  const retry = new Date(now.getTime() - RETRY_SECONDS * 1000)
  const started = await tx.run(sql`
    insert into jobs as j (name, last_started_at, runs) values (${name}, ${now}, 1)
    on conflict (name) do update set last_started_at = ${now}, runs = j.runs + 1
    where ${since === undefined} or j.last_started_at is null or j.last_started_at <= ${since ?? now}
      or j.last_started_at > ${now} or j.last_ended_at is null or j.last_ended_at < j.last_started_at
      or (j.last_fault_at = j.last_ended_at and j.last_started_at <= ${retry})`)
  return started > 0
}

/** Writes down how a run went. @param fault what went wrong; undefined when all went well */
export async function noteEnd(
  tx: Tx,
  name: string,
  { now, durationMs, fault }: { now: Date; durationMs: number; fault: string | undefined },
): Promise<void> {
  const isFaulty = fault !== undefined
  await tx.run(sql`
    update jobs set last_ended_at = ${now}, last_duration_ms = ${Math.round(durationMs)},
      last_fault = case when ${isFaulty} then ${fault ?? null} else last_fault end,
      last_fault_at = case when ${isFaulty} then ${now}::timestamptz else last_fault_at end,
      faults = faults + ${isFaulty ? 1 : 0}
    where name = ${name}`)
}
