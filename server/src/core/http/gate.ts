// How many requests are worked on at once, and whose turn is next, while more is asked than can be answered.
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
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
  /** Whether those who come now would wait in vain, unless it is their turn before that of others. */
  isHopeless(urgency: Urgency): boolean
}

/** A gate of one process. Payers take turns, and the one that has the fewest requests under way comes first. */
export function makeGate(lanes: Readonly<Record<Urgency, Lane>> = LANES, now = monotonicMs): Gate {
  const open = new Map(Object.entries(lanes).map(([urgency, lane]) => [urgency, makeLane(lane, now)]))
  return {
    pass: (urgency, payer, work) => open.get(urgency)!.pass(payer, work),
    isHopeless: (urgency) => open.get(urgency)!.isHopeless(),
  }
}

function makeLane({ atOnce, waitMs }: Lane, now: () => number) {
  const turns = makeTurns()
  const underWay = new Map<string, number>()
  let [running, emptyAt, lastWaitMs] = [0, now(), 0]
  let timer: NodeJS.Timeout | undefined

  const busyOf = (payer: string) => underWay.get(payer) ?? 0

  const isOverloaded = () => turns.count() > 0 && now() - emptyAt > OVERLOADED_MS

  function advance(): void {
    const limit = isOverloaded() ? SHED_MS : waitMs
    for (const late of turns.takeOlder(now() - limit)) late.refuse(fail('server/busy'))
    while (running < atOnce) {
      const taken = turns.take(busyOf)
      if (!taken) break
      begin(taken.payer)
      lastWaitMs = now() - taken.since
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

  return {
    isHopeless: () => isOverloaded() && lastWaitMs > SHED_MS / 2,
    async pass<T>(payer: string, work: () => Promise<T>): Promise<T> {
      if (running < atOnce && turns.count() === 0) begin(payer)
      else await wait(payer)
      try {
        return await work()
      } finally {
        end(payer)
      }
    },
  }
}

const payers = new WeakMap<FastifyRequest, string>()

/** Says whose turn a request takes: of nobody known it is its address's. */
export function notePayer(request: FastifyRequest, payer: string): void {
  payers.set(request, payer)
}

/** Requests that one caller may have in the gate while it is hopeless: the turn of each comes soon. */
const IN_VAIN = 2

/** Before an origin's routes are added: those that declare an access pass the gate, unless their urgency is `none`. */
export function guardRoutes(app: FastifyInstance, gate: Gate, usual: Urgency): void {
  const guarded = new WeakSet<RouteOptions['handler']>()
  const inGate = new Map<string, number>()
  const urgencyOf = (config: FastifyContextConfig | undefined) =>
    config && 'access' in config ? (config.urgency ?? usual) : 'none'
  // Before anything is read or proved: refusing must cost less than answering.
  app.addHook('onRequest', (request, _reply, done) => {
    const urgency = urgencyOf(request.routeOptions.config)
    const isInVain = urgency !== 'none' && gate.isHopeless(urgency) && (inGate.get(callerOf(request)) ?? 0) >= IN_VAIN
    done(isInVain ? fail('server/busy') : undefined)
  })
  app.addHook('onRoute', (route) => {
    const { handler } = route
    const urgency = urgencyOf(route.config)
    // A route that answers HEAD too comes here twice.
    if (urgency === 'none' || guarded.has(handler)) return
    route.handler = async function pass(request, reply) {
      const caller = callerOf(request)
      inGate.set(caller, (inGate.get(caller) ?? 0) + 1)
      try {
        return await gate.pass(urgency, payers.get(request) ?? request.ip, async () =>
          handler.call(this, request, reply),
        )
      } finally {
        const left = inGate.get(caller)! - 1
        if (left > 0) inGate.set(caller, left)
        else inGate.delete(caller)
      }
    }
    guarded.add(route.handler)
  })
}

/** Who asks, as far as it shows without proof. */
function callerOf(request: FastifyRequest): string {
  return request.headers.authorization ?? request.ip
}

declare module 'fastify' {
  interface FastifyContextConfig {
    urgency?: Urgency | 'none'
  }
}
