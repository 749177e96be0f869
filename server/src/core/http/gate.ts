// How many requests are worked on at once, and whose turn is next, while more is asked than can be answered.
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Urgency } from '@portico/contract/http/urgency.ts'
import { monotonicMs } from '../clock.ts'
import { fail } from '../fail.ts'
import { makeTurns } from './turns.ts'

/** Of one urgency. Calls of the API hold a connection each: together they leave some of the pool for guests. */
type Lane = { atOnce: number; waitMs: number }

/** A hash keeps a core busy for a tenth of a second, so passwords have a lane of their own. */
export const LANES: Readonly<Record<Urgency, Lane>> = {
  guest: { atOnce: 16, waitMs: 3000 },
  counter: { atOnce: 3, waitMs: 2000 },
  desk: { atOnce: 7, waitMs: 2000 },
  report: { atOnce: 2, waitMs: 2000 },
  password: { atOnce: 2, waitMs: 2000 },
}

/** A lane whose queue has not been empty for so long is overloaded: waiting longer helps nobody. */
const OVERLOADED_MS = 2000
/** How long a request of an overloaded lane may wait. */
const SHED_MS = 400
const MOST_WAITING = 1000
const LOOK_MS = 100

export type Gate = {
  /**
   * Does the work when its turn comes.
   * @param payer whose turn it takes: a venue, a user or an address
   * @throws server/busy when its turn does not come in time
   */
  pass<T>(urgency: Urgency, payer: string, work: () => Promise<T>): Promise<T>
}

/** A gate of one process. Payers take turns, and the one that has the fewest requests under way comes first. */
export function makeGate(lanes: Readonly<Record<Urgency, Lane>> = LANES, now = monotonicMs): Gate {
  const open = new Map(Object.entries(lanes).map(([urgency, lane]) => [urgency, makeLane(lane, now)]))
  return { pass: (urgency, payer, work) => open.get(urgency)!(payer, work) }
}

function makeLane({ atOnce, waitMs }: Lane, now: () => number) {
  const turns = makeTurns()
  const underWay = new Map<string, number>()
  let [running, emptyAt] = [0, now()]
  let timer: NodeJS.Timeout | undefined

  const busyOf = (payer: string) => underWay.get(payer) ?? 0

  function advance(): void {
    const limit = now() - emptyAt > OVERLOADED_MS ? SHED_MS : waitMs
    for (const late of turns.takeOlder(now() - limit)) late.refuse(fail('server/busy'))
    while (running < atOnce) {
      const taken = turns.take(busyOf)
      if (!taken) break
      begin(taken.payer)
      taken.admit()
    }
    if (turns.count() > 0) return
    emptyAt = now()
    clearInterval(timer)
    timer = undefined
  }

  function begin(payer: string): void {
    running++
    underWay.set(payer, busyOf(payer) + 1)
  }

  function end(payer: string): void {
    running--
    if (busyOf(payer) > 1) underWay.set(payer, busyOf(payer) - 1)
    else underWay.delete(payer)
    if (turns.count() > 0) advance()
  }

  function wait(payer: string): Promise<void> {
    if (turns.count() >= MOST_WAITING) {
      const dropped = turns.takeNewest(payer)
      if (!dropped) throw fail('server/busy')
      dropped.refuse(fail('server/busy'))
    }
    if (turns.count() === 0) emptyAt = now()
    timer ??= setInterval(advance, LOOK_MS)
    return new Promise((admit, refuse) => turns.add({ payer, since: now(), admit, refuse }))
  }

  return async <T>(payer: string, work: () => Promise<T>): Promise<T> => {
    if (running < atOnce && turns.count() === 0) begin(payer)
    else await wait(payer)
    try {
      return await work()
    } finally {
      end(payer)
    }
  }
}

const payers = new WeakMap<FastifyRequest, string>()

/** Says whose turn a request takes: of nobody known it is its address's. */
export function notePayer(request: FastifyRequest, payer: string): void {
  payers.set(request, payer)
}

/** Before an origin's routes are added: those that declare an access pass the gate, unless their urgency is `none`. */
export function guardRoutes(app: FastifyInstance, gate: Gate, usual: Urgency): void {
  const guarded = new WeakSet<RouteOptions['handler']>()
  app.addHook('onRoute', (route) => {
    const { handler, config } = route
    const urgency = config?.urgency ?? usual
    // A route that answers HEAD too comes here twice.
    if (!config || !('access' in config) || urgency === 'none' || guarded.has(handler)) return
    route.handler = function pass(request, reply) {
      return gate.pass(urgency, payers.get(request) ?? request.ip, async () => handler.call(this, request, reply))
    }
    guarded.add(route.handler)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    urgency?: Urgency | 'none'
  }
}
