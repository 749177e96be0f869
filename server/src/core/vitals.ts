// Whether this process can still do its work; a supervisor restarts one that cannot.
import * as z from 'zod'
import { monotonicMs } from './clock.ts'

const WINDOW_MS = 60_000
/** One broken call is a fault of that call; many at once are a fault of the process. */
const FAILING_ROUTES = 5
const FAILURES = 20

export type Vitals = {
  /** Takes note of an answer, by the pattern of its route. */
  count(route: string, status: number): void
  /** What is wrong with the process; undefined while it is healthy. */
  problem(): string | undefined
  /** Whether something could not be stored within the last minute for want of room. */
  isDiskFull(): boolean
  /** From now on the process is about to stop: requests should go to another. */
  leave(): void
  isLeaving(): boolean
}

type Counts = { since: number; answers: number; failures: number; routes: Set<string> }

/** @param now milliseconds that only grow */
export function makeVitals(now: () => number = monotonicMs): Vitals {
  let current = emptyCounts(now())
  let before = emptyCounts(now())
  let diskFullAt = -Infinity
  let isLeaving = false
  const turn = () => {
    const at = now()
    if (at >= current.since && at - current.since < WINDOW_MS / 2) return
    before = at - current.since < WINDOW_MS ? current : emptyCounts(at)
    current = emptyCounts(at)
  }
  return {
    count(route, status) {
      turn()
      current.answers++
      if (status === 507) diskFullAt = now()
      if (status !== 500) return
      current.failures++
      current.routes.add(route)
    },
    isDiskFull: () => Math.abs(now() - diskFullAt) < WINDOW_MS,
    leave: () => void (isLeaving = true),
    isLeaving: () => isLeaving,
    problem() {
      turn()
      return brokenBuiltIn() ?? (areFailing(before, current) ? 'most calls fail' : undefined)
    },
  }
}

function emptyCounts(since: number): Counts {
  return { since, answers: 0, failures: 0, routes: new Set() }
}

function areFailing(...counts: readonly [Counts, Counts]): boolean {
  const [before, current] = counts
  const failures = before.failures + current.failures
  const routes = new Set([...before.routes, ...current.routes])
  return failures >= FAILURES && routes.size >= FAILING_ROUTES && failures * 2 > before.answers + current.answers
}

const BUILT_INS: readonly object[] = [
  JSON,
  Math,
  Reflect,
  ...[Object, Array, Function, Promise, Number, String].flatMap((one) => [one, one.prototype as object]),
]
const INTACT = BUILT_INS.map(methodsOf)

/** Does in small what every call does: built-in functions, a schema compiled and used, a reply written. */
function brokenBuiltIn(): string | undefined {
  try {
    const isIntact = BUILT_INS.every((of, index) =>
      INTACT[index]!.every(([name, method]) => Reflect.get(of, name) === method),
    )
    if (!isIntact) return 'a built-in function was replaced'
    const schema = z.object({ id: z.string(), of: z.record(z.string(), z.int()) })
    const parsed = schema.parse(JSON.parse('{"id":"a","of":{"b":1}}'))
    return JSON.stringify(parsed) === '{"id":"a","of":{"b":1}}' ? undefined : 'a reply is not what was read'
  } catch {
    return 'a built-in function fails'
  }
}

function methodsOf(of: object): [string | symbol, unknown][] {
  return Reflect.ownKeys(of).flatMap((name): [string | symbol, unknown][] => {
    if (name === 'caller' || name === 'arguments' || name === '__proto__') return []
    const method: unknown = Reflect.get(of, name)
    return typeof method === 'function' ? [[name, method]] : []
  })
}
