// How many requests are worked on at once, and whose turn is next, while more is asked than can be answered.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { URGENCIES, type Urgency } from '@portico/contract/http/urgency.ts'
import { monotonicMs } from '../clock.ts'
import { fail } from '../fail.ts'
import { networkOf } from './connections.ts'
import { refuseFirst } from './refuseFirst.ts'
import { makeTurns } from './turns.ts'

/**
 * Of one urgency. Calls of the API hold a connection each: together they leave some of the pool for guests.
 * `ofOne` payer leaves a place for others, however slow its own requests are.
 */
type Lane = { atOnce: number; ofOne: number; waitMs: number }

/** A hash keeps a core busy for a tenth of a second, so passwords have a lane of their own. */
export const LANES: Readonly<Record<Urgency, Lane>> = {
  guest: { atOnce: 16, ofOne: 15, waitMs: 3000 },
  counter: { atOnce: 3, ofOne: 2, waitMs: 2000 },
  desk: { atOnce: 7, ofOne: 6, waitMs: 2000 },
  report: { atOnce: 3, ofOne: 2, waitMs: 2000 },
  password: { atOnce: 2, ofOne: 2, waitMs: 2000 },
}

/** A lane is overloaded once its queue has not been empty for this long. */
const OVERLOADED_MS = 2000
/** How long a request of an overloaded lane may wait. */
const SHED_MS = 400
const MOST_WAITING = 1000
const LOOK_MS = 100

export type Gate = {
  /**
   * Does the work when its turn comes.
   * @param payer whose turn it takes: a venue, a user or an address
   * @param work may leave its place to others before it ends
   * @throws server/busy when its turn does not come in time
   */
  pass<T>(urgency: Urgency, payer: string, work: (leave: () => void) => Promise<T>): Promise<T>
  /** Whether those who come now would wait in vain, unless it is their turn before that of others. */
  isHopeless(urgency: Urgency): boolean
  /** More is still asked than can be answered, though it was refused before it came here. */
  keepShut(urgency: Urgency): void
}

/** A gate of one process. Payers take turns, and the one that has the fewest requests under way comes first. */
export function makeGate(lanes: Readonly<Record<Urgency, Lane>> = LANES, now = monotonicMs): Gate {
  const open = new Map(Object.entries(lanes).map(([urgency, lane]) => [urgency, makeLane(lane, now)]))
  return {
    pass: (urgency, payer, work) => open.get(urgency)!.pass(payer, work),
    isHopeless: (urgency) => open.get(urgency)!.isHopeless(),
    keepShut: (urgency) => open.get(urgency)!.keepShut(),
  }
}

function makeLane({ atOnce, ofOne, waitMs }: Lane, now: () => number) {
  const turns = makeTurns()
  const underWay = makeCounts()
  let [running, emptyAt, shutUntil] = [0, now(), -Infinity]
  let timer: NodeJS.Timeout | undefined

  const isShut = () => now() < shutUntil
  const keepShut = () => void (shutUntil = now() + OVERLOADED_MS)
  const isOverloaded = () => isShut() || (turns.count() > 0 && now() - emptyAt > OVERLOADED_MS)

  function advance(): void {
    const limit = isOverloaded() ? SHED_MS : waitMs
    for (const late of turns.takeOlder(now() - limit)) late.refuse(fail('server/busy'))
    while (running < atOnce) {
      const taken = turns.take(underWay.of, ofOne)
      if (!taken) break
      begin(taken.payer)
      if (isOverloaded() && now() - taken.since > SHED_MS / 2) keepShut()
      taken.admit()
    }
    if (turns.count() > 0) return
    emptyAt = now()
    clearInterval(timer)
    timer = undefined
  }

  function begin(payer: string): void {
    running++
    underWay.add(payer)
  }

  function end(payer: string): void {
    running--
    underWay.remove(payer)
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
    const admitted = new Promise<void>((admit, refuse) => turns.add({ payer, since: now(), admit, refuse }))
    // Those before it may have to wait for their own requests alone.
    if (running < atOnce) advance()
    return admitted
  }

  return {
    isHopeless: isShut,
    keepShut,
    async pass<T>(payer: string, work: (leave: () => void) => Promise<T>): Promise<T> {
      if (running < atOnce && turns.count() === 0 && underWay.of(payer) < ofOne) begin(payer)
      else await wait(payer)
      const leave = doOnce(() => end(payer))
      try {
        return await work(leave)
      } finally {
        leave()
      }
    },
  }
}

function doOnce(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** How many there are of each name. */
function makeCounts() {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    add: (name: string) => void counts.set(name, of(name) + 1),
    remove(name: string) {
      if (of(name) > 1) counts.set(name, of(name) - 1)
      else counts.delete(name)
    },
  }
}

const payers = new WeakMap<FastifyRequest, string>()

/** Sets whose turn a request takes; without it, the turn of its IP address or IPv6 network. */
export function notePayer(request: FastifyRequest, payer: string): void {
  payers.set(request, payer)
}

function payerOf(request: FastifyRequest): string {
  return payers.get(request) ?? networkOf(request.ip)
}

const places = new WeakMap<FastifyRequest, () => void>()

/** Gives a request's place to others: what is left to do holds no connection, and may last. */
export function leaveLane(request: FastifyRequest): void {
  places.get(request)?.()
}

/**
 * For a call of urgency `none` that waited for another server first: does the rest when its turn comes.
 * @throws server/busy when its turn does not come in time
 */
export function takeTurn<T>(
  { gate, request }: { gate: Gate; request: FastifyRequest },
  urgency: Urgency,
  work: () => Promise<T>,
): Promise<T> {
  return gate.pass(urgency, payerOf(request), work)
}

type Guard = { gate: Gate; usual: Urgency; refused: (method: string) => void; readers?: readonly string[] }

/**
 * Before an origin's routes are added: those that declare an access pass the gate, unless their urgency is `none`.
 * @param guard.usual urgency of those that name none
 * @param guard.refused hears of requests that nothing else of the app sees
 * @param guard.readers origins other than the app's own whose pages may read a refusal
 */
export function guardRoutes(app: FastifyInstance, { gate, usual, refused, readers }: Guard): void {
  const guarded = new WeakSet<RouteOptions['handler']>()
  const callers = countCallers()
  const isInVain = ({ method = '', headers }: IncomingMessage) => {
    const isRefused = callers.areInVain(headers.authorization, gate)
    if (isRefused) refused(method)
    return isRefused
  }
  app.addHook('onReady', async () => refuseFirst(app.server, isInVain, readers))
  app.addHook('onRoute', (route) => {
    const { handler, config } = route
    const urgency = config && 'access' in config ? (config.urgency ?? usual) : 'none'
    // A route that answers HEAD too comes here twice.
    if (urgency === 'none' || guarded.has(handler)) return
    route.handler = async function pass(request, reply) {
      const forget = callers.enter(request.headers.authorization, urgency)
      try {
        return await gate.pass(urgency, payerOf(request), async (leave) => {
          places.set(request, leave)
          return handler.call(this, request, reply)
        })
      } finally {
        forget()
      }
    }
    guarded.add(route.handler)
  })
  // A handler that returns its reply ends with the last byte, which a slow phone may take minutes to read.
  app.addHook('onSend', async (request) => leaveLane(request))
}

/** Requests that one caller may have in a lane that is hopeless: enough that none of its places stays empty. */
const IN_VAIN = 8

/** Who has how many requests in each lane, by what they call themselves: nothing is proved yet. */
function countCallers() {
  const inLane = new Map(URGENCIES.map((urgency) => [urgency, makeCounts()]))
  return {
    enter(caller: string | undefined, urgency: Urgency): () => void {
      if (caller === undefined) return () => undefined
      const counts = inLane.get(urgency)!
      counts.add(caller)
      return () => counts.remove(caller)
    },
    areInVain(caller: string | undefined, gate: Gate): boolean {
      if (caller === undefined) return false
      const isFlooded = (urgency: Urgency) => gate.isHopeless(urgency) && inLane.get(urgency)!.of(caller) >= IN_VAIN
      const flooded = URGENCIES.find(isFlooded)
      if (flooded !== undefined) gate.keepShut(flooded)
      return flooded !== undefined
    },
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    urgency?: Urgency | 'none'
  }
}
