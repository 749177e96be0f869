// Admits guests on controllers, and trusts the result only when the controller lists the guest as inside.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '../../core/clock.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { Presence } from '../presence.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { storeReports } from '../storeSessions.ts'
import { comeOnline } from '../../visits/index.ts'
import { ControllerFault } from './conversation.ts'
import type { GuestState } from './driver.ts'
import { driverOf, isControlled } from './drivers.ts'
import { noteFault } from './noteFault.ts'
import { pollControllers } from './pollControllers.ts'
import { settle, takeOrders, type Order } from './queue.ts'

const EVERY_MS = 5000
/** An access point may take 25 s to learn of a guest; after this the guest is offered another way. */
const CONFIRM_MS = 40_000
const LOOK_MS = 1000

export type Controllers = { close(): Promise<void> }

/** Runs in any number of processes: each order is taken by one. */
export function startControllers(services: Services, registry: Registry, presence: Presence): Controllers {
  const running = new Set<Promise<void>>()
  let isClosed = false

  async function round(): Promise<void> {
    for (const order of isClosed ? [] : await takeOrders(services)) start(letIn(services, registry, presence, order))
  }
  function start(work: Promise<void>): void {
    const tracked = work
      .catch((error: Error) => services.log.warn({ reason: error.message }, 'a controller could not be worked with'))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }

  const timer = setInterval(() => {
    start(round())
    start(pollControllers(services, registry, presence))
  }, EVERY_MS)
  const unsubscribe = services.signals.subscribe('controllers', () => start(round()))
  return {
    async close() {
      isClosed = true
      clearInterval(timer)
      unsubscribe()
      await Promise.race([Promise.all(running), sleep(2000, undefined, { ref: false })])
    },
  }
}

async function letIn(services: Services, registry: Registry, presence: Presence, order: Order): Promise<void> {
  const gateway = registry.byId(order.gatewayId)
  if (!gateway) return
  if (!isControlled(gateway)) return services.db.asSystem((tx) => settle(services, tx, order, 'no-address'))
  try {
    const seen = await untilInside(services, gateway, order)
    presence.heardOf(gateway)
    await open(services, gateway, order, seen)
  } catch (error) {
    if (!(error instanceof ControllerFault)) throw error
    await noteFault(services, gateway, error)
    await services.db.asSystem((tx) => settle(services, tx, order, error.message))
  }
}

/** Asks until the controller lists the guest as inside. A guest who just joined may be unknown for some seconds. */
async function untilInside(services: Services, gateway: KnownGateway, { mac, payload }: Order): Promise<GuestState> {
  const driver = driverOf(gateway)
  const guest = { mac, data: payload.data, username: payload.username }
  const end = monotonicMs() + CONFIRM_MS
  let isTold = false
  for (;;) {
    try {
      if (!isTold) {
        // Any device's name can be forged: only a device really on this Wi-Fi is admitted.
        const before = await driver.see?.(services, gateway, guest)
        if (before?.kind === 'unknown') throw new ControllerFault('client-unknown')
        await driver.authorise(services, gateway, guest, payload.limits)
        isTold = true
      }
      const seen: GuestState = (await driver.see?.(services, gateway, guest)) ?? NOT_ASKED
      if (seen.kind === 'inside') return seen
      // The controller forgot the guest: the order is repeated when it knows the device.
      if (seen.kind === 'unknown') isTold = false
    } catch (error) {
      if (!(error instanceof ControllerFault) || error.problem !== 'client-unknown') throw error
    }
    if (monotonicMs() > end) throw new ControllerFault(isTold ? 'refused' : 'client-unknown')
    await sleep(LOOK_MS)
  }
}

const NOT_ASKED: GuestState = { kind: 'inside', ip: undefined, up: undefined, down: undefined }

/** The session begins, and with it the visit. */
async function open(services: Services, gateway: KnownGateway, order: Order, seen: GuestState): Promise<void> {
  const { username } = order.payload
  const ip = seen.kind === 'inside' ? seen.ip : undefined
  const session = { acctSessionId: username, username, grant: username, mac: order.mac, ip }
  const start = {
    status: 'start' as const,
    at: services.clock.now().getTime(),
    seconds: 0,
    up: undefined,
    down: undefined,
  }
  await services.db.asSystem(async (tx) => {
    await settle(services, tx, order)
    if (driverOf(gateway).hasAccounting) return beginVisit(services, tx, gateway, username, services.clock.now())
    await storeReports(services, tx, [{ ...session, ...start, gatewayId: gateway.id, pageId: gateway.pageId }])
  })
}

/** The session arrives by RADIUS; the controller has confirmed that the guest is in. */
async function beginVisit(
  services: Services,
  tx: Tx,
  { pageId }: KnownGateway,
  username: string,
  at: Date,
): Promise<void> {
  const grant = await tx.first(
    sql<{
      visitId: string
    }>`select visit_id from grants where page_id = ${pageId} and username = ${username}`,
  )
  if (grant) await comeOnline(services, tx, [{ pageId, visitId: grant.visitId, at }])
}
