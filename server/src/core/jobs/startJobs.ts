// Runs jobs in any number of processes: each at its pace, in one process at a time, and whatever happens to the others.
import { monotonicMs } from '../clock.ts'
import { EVERY_PAGE } from '../signals.ts'
import type { Services } from '../services.ts'
import { within } from '../tracing/span.ts'
import { dueSince, lookEveryMs, noteEnd, noteStart } from './due.ts'
import type { Job } from './job.ts'
import type { Locks } from './locks.ts'

/** News comes many a second; a job that waits for it runs once for all of it. */
const SOON_MS = 1000
const LONGEST_FAULT = 1000

export type Jobs = {
  /** Runs a job now, due or not. */
  run(name: string): Promise<void>
  /** Starts no further run and waits for those under way. */
  close(): Promise<void>
}

type Base = {
  services: Pick<Services, 'clock' | 'db' | 'signals' | 'log'> & Partial<Pick<Services, 'tracer'>>
  locks: Locks
}

/**
 * Starts all jobs.
 * @param uses what every job is given
 * @param isTimed false runs them only when they are called or woken, for tests whose clock does not go by itself
 */
export function startJobs<Uses extends Base>(jobs: readonly Job<Uses>[], uses: Uses, isTimed = true): Jobs {
  const { signals } = uses.services
  const ending = new AbortController()
  const runners = jobs.map((job) => runnerOf(job, uses, ending.signal))
  const stops = (isTimed ? jobs : []).map((job, n) => {
    const everyMs = lookEveryMs(job.pace)
    // Spread over the interval, so that they do not all ask for a connection at once.
    let timer = setTimeout(
      () => {
        timer = setInterval(runners[n]!.runIfDue, everyMs)
        runners[n]!.runIfDue()
      },
      (everyMs * (n + 1)) / jobs.length,
    )
    return () => clearTimeout(timer)
  })
  const woken = new Map<string, NodeJS.Timeout>()
  const stopListening = signals.subscribe(EVERY_PAGE, (topic) => {
    if (woken.has(topic) || !jobs.some((job) => job.wakenBy === topic)) return
    const wake = () => {
      woken.delete(topic)
      for (const [n, job] of jobs.entries()) if (job.wakenBy === topic) void runners[n]!.runNow()
    }
    woken.set(topic, setTimeout(wake, SOON_MS))
  })
  return {
    async run(name) {
      const n = jobs.findIndex((job) => job.name === name)
      if (n < 0) throw new Error(`there is no job ${name}`)
      await runners[n]!.runNow()
    },
    async close() {
      ending.abort()
      stopListening()
      for (const timer of woken.values()) clearTimeout(timer)
      for (const stop of stops) stop()
      await Promise.all(runners.map((runner) => runner.untilIdle()))
    },
  }
}

type Runner = { runIfDue(): void; runNow(): Promise<void>; untilIdle(): Promise<void> }

/** Runs one job, never two runs of it at once. */
function runnerOf<Uses extends Base>(job: Job<Uses>, uses: Uses, stop: AbortSignal): Runner {
  const { log } = uses.services
  let running: Promise<void> | undefined
  let isWanted = false

  function start(isForced: boolean): Promise<void> {
    if (stop.aborted) return Promise.resolve()
    if (running) {
      isWanted ||= isForced
      return running
    }
    const again = () => {
      running = undefined
      if (!isWanted) return undefined
      isWanted = false
      return start(true)
    }
    running = runOnce(job, uses, stop, isForced)
      .catch((error: Error) => log.warn({ job: job.name, reason: error.message }, 'a job could not be run'))
      .then(again)
    return running
  }
  return {
    runIfDue: () => void start(false),
    runNow: () => start(true),
    untilIdle: () => running ?? Promise.resolve(),
  }
}

async function runOnce<Uses extends Base>(
  job: Job<Uses>,
  uses: Uses,
  stop: AbortSignal,
  isForced: boolean,
): Promise<void> {
  const { name, pace } = job
  const { locks, services } = uses
  const { clock, db, log } = services
  if (!(await locks.take(name))) return
  try {
    const now = clock.now()
    const since = isForced ? undefined : dueSince(pace, now)
    if (!(await db.asSystem((tx) => noteStart(tx, name, since, now)))) return
    const begunMs = monotonicMs()
    const span = services.tracer?.begin(`job ${name}`, 'internal')
    const fault = await within(span, () => job.run(uses, stop)).then(() => undefined, reasonOf)
    span?.end({}, fault !== undefined)
    const durationMs = monotonicMs() - begunMs
    if (fault !== undefined) log.error({ job: name, reason: fault }, 'a job failed')
    await db.asSystem((tx) => noteEnd(tx, name, { now: clock.now(), durationMs, fault }))
  } finally {
    await locks.free(name)
  }
}

function reasonOf(error: Error): string {
  return error.message.slice(0, LONGEST_FAULT)
}
