import { monotonicMs, type Clock } from '../core/clock.ts'

/** A clock a test moves by hand; it begins at the present, where the database's own clock is. `set` is what an administrator does: no time passes. */
export type HandClock = Clock & { advance(seconds: number): void; set(at: Date): void }

export function handClock(start = new Date()): HandClock {
  let [now, elapsed] = [start.getTime(), 0]
  return {
    now: () => new Date(now),
    elapsedMs: () => elapsed,
    advance(seconds) {
      now += seconds * 1000
      elapsed += Math.max(0, seconds) * 1000
    },
    set: (at) => void (now = at.getTime()),
  }
}

/** A running clock that can be moved forward, for tests that depend on the order of events. */
export function runningClock(): Clock & { advance(seconds: number): void } {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    elapsedMs: () => monotonicMs() + aheadMs,
    advance: (seconds) => void (aheadMs += seconds * 1000),
  }
}
