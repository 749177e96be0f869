// The only place that reads the time, so that a test can hold it still.

export type Clock = {
  now(): Date
  /** As {@link monotonicMs}: unaffected when the date is changed. */
  elapsedMs(): number
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: monotonicMs }

/** A clock that stands at a moment. */
export function stillClock(at: Date): Clock {
  return { now: () => at, elapsedMs: () => 0 }
}

/** Clocks of machines differ by less than this. A later date comes from before the clock was set back. */
export const SKEW_MS = 60_000

/** Milliseconds that only ever grow; for measuring durations, never for dates. */
export function monotonicMs(): number {
  return performance.now()
}
