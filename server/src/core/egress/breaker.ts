// A service that does not answer keeps those who ask it waiting, each until its time is over. After a few of them it is left alone for a
// while; then one request tries whether it is back.
import { monotonicMs } from '../clock.ts'

const FAILURES = 5
/** One that answers may be asked by any number; of one that has not answered lately, no more than so many wait at once. */
const AT_ONCE = 15
const LATELY_MS = 2000
const REST_MS = 30_000

export type Breaker = {
  /** @throws what `refuse` makes while the service is left alone */
  pass<T>(work: () => Promise<T>): Promise<T>
}

type Of = { isFailure: (error: unknown) => boolean; refuse: () => Error; now?: () => number }

/** Leaves a service alone after {@link FAILURES} failures in a row, for {@link REST_MS}. */
export function makeBreaker({ isFailure, refuse, now = monotonicMs }: Of): Breaker {
  let [failures, underWay, shutUntil, answeredAt] = [0, 0, -Infinity, -Infinity]
  const most = () => {
    if (failures >= FAILURES) return 1
    return now() - answeredAt < LATELY_MS ? Infinity : AT_ONCE
  }
  const isShut = () => now() < shutUntil || underWay >= most()
  return {
    async pass(work) {
      if (isShut()) throw refuse()
      underWay++
      try {
        const result = await work()
        failures = 0
        answeredAt = now()
        return result
      } catch (error) {
        if (!isFailure(error)) answeredAt = now()
        else if (++failures >= FAILURES) shutUntil = now() + REST_MS
        throw error
      } finally {
        underWay--
      }
    },
  }
}
