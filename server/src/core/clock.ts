// The only place that reads the time, so that a test can hold it still.

export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Milliseconds that only ever grow; for measuring durations, never for dates. */
export function monotonicMs(): number {
  return performance.now()
}
